"""Words that Taiwan and the mainland have for one thing: the most common ones of one length and one meaning.

Taiwan's before the mainland's, in simplified characters. Words that mean something else on the other side (檔案, 品質,
數位, 影片, 程式 and 程序) are left out: a claim would rest on a page that does not say it.
"""

import re
from functools import lru_cache

_WORDS = """
资讯 信息 软体 软件 硬体 硬件 网路 网络 萤幕 屏幕 晶片 芯片 滑鼠 鼠标 光碟 光盘 磁碟 磁盘 硬碟 硬盘 频宽 带宽 宽频 宽带
讯号 信号 简讯 短信 雷射 激光 奈米 纳米 塑胶 塑料 机率 概率 飞弹 导弹
印表机 打印机 伺服器 服务器 资料库 数据库 解析度 分辨率 计程车 出租车 电晶体 晶体管 维他命 维生素 胺基酸 氨基酸
爱滋病 艾滋病 土石流 泥石流 幼稚园 幼儿园 人工智慧 人工智能 行动电话 移动电话 行动网路 移动网络 积体电路 集成电路
作业系统 操作系统 矽谷 硅谷 矽晶圆 硅晶圆 北韩 朝鲜 南韩 韩国 寮国 老挝 叶门 也门 义大利 意大利 纽西兰 新西兰
奈及利亚 尼日利亚 坦尚尼亚 坦桑尼亚 瓜地马拉 危地马拉 宏都拉斯 洪都拉斯 马尔地夫 马尔代夫 亚塞拜然 阿塞拜疆
普丁 普京 欧巴马 奥巴马 泽伦斯基 泽连斯基
"""


def in_one_wording(text: str) -> str:
    """The text with the mainland's word for each of Taiwan's, as long as before. text: as `in_one_script` gives it."""
    pattern, words = _table()
    return pattern.sub(lambda match: words[match[0]], text)


@lru_cache(maxsize=1)
def _table() -> "tuple[re.Pattern[str], dict[str, str]]":
    row = _WORDS.split()
    words = dict(zip(row[::2], row[1::2], strict=True))
    either = "|".join(sorted(words, key=len, reverse=True))
    return re.compile(either), words
