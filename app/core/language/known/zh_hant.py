"""Chinese in traditional characters."""

from app.core.language.known.zh import AGES, FUNCTION, PARTICLES, STOP
from app.core.language.words import LanguageWords

WORDS = LanguageWords(
    code="zh-Hant",
    name="Traditional Chinese",
    own_name="繁體中文",
    region="TW",
    uncertain="不確定之處",
    not_found="沒有找到的內容",
    stop=STOP,
    particles=PARTICLES,
    function=FUNCTION,
    ages=AGES,
)
