"""Threads as boards of communities and sites of questions write them: the first post looks unlike the replies."""

from tests.adapters.reading.extraction.threads.shapes import NOISE, Post, each, page


def topic_with_replies(title: str, posts: list[Post]) -> str:
    """As V2EX has it: tables within cells, dates as `span`, names as bold links."""
    first, *rest = posts

    def shape(n: int, p: Post) -> str:
        return f"""<div id="r_{n}" class="cell"><table><tr><td width="48"><img class="avatar" alt="{p.author}"></td>
        <td><div class="fr"><span class="no">{n}</span></div><strong><a href="/member/{p.author}" class="dark">
        {p.author}</a></strong> &nbsp; <span class="ago" title="{p.iso}">{p.date}</span><div class="sep5"></div>
        <div class="reply_content">{p.html}</div></td></tr></table></div>"""

    return page(
        title,
        f"""<div id="Main"><div class="box"><div class="header"><a href="/">{NOISE}</a><h1>{title}</h1><div
        class="votes"></div><small class="gray"><a href="/member/{first.author}">{first.author}</a> · <span
        title="{first.iso}">{first.date}</span> · 640 {NOISE}</small></div><div class="cell"><div
        class="topic_content">
        <div class="markdown_body">{first.html}</div></div></div></div><div class="sep20"></div><div class="box">
        <div class="cell"><span class="gray">{len(rest)} {NOISE}</span></div>{each(rest, shape)}</div></div>""",
    )


def group_topic(title: str, posts: list[Post]) -> str:
    """As Douban's groups have it."""
    first, *rest = posts

    def shape(n: int, p: Post) -> str:
        return f"""<li class="clearfix comment-item reply-item" id="{n}" data-cid="{n}"><div class="user-face"><a
        href="https://site.example/people/{n}/"></a></div><div class="reply-doc content"><div class="bg-img-green"><h4>
        <a href="https://site.example/people/{n}/">{p.author}</a> <span class="pubtime">{p.date}</span></h4></div>
        <div class="reply-content">{p.html}</div><div class="operation-div"><a href="#" class="lnk-reply">{NOISE}</a>
        </div></div></li>"""

    return page(
        title,
        f"""<div id="content"><h1>{title}</h1><div class="article"><div class="topic-content clearfix"
        id="topic-content"><div class="topic-doc"><h3><span class="from"><a href="https://site.example/people/0/">
        {first.author}</a></span> <span class="create-time">{first.date}</span></h3><div id="link-report"><div
        class="topic-richtext">{first.html}</div></div></div></div><ul class="topic-reply" id="comments">
        {each(rest, shape)}</ul></div><div class="aside"><a href="/group/2">{NOISE}</a></div></div>""",
    )


def xiuno(title: str, posts: list[Post]) -> str:
    first, *rest = posts

    def shape(n: int, p: Post) -> str:
        return f"""<li class="media post" data-pid="{n}" data-uid="{n}"><a href="user-{n}.htm"></a><div
        class="media-body"><div class="d-flex small"><div><span class="username"><a href="user-{n}.htm">{p.author}</a>
        </span><span class="date text-grey ml-2">{p.date}</span></div><div class="text-right"><a href="#">{NOISE}</a>
        </div></div><div class="message mt-1 break-all">{p.html}</div></div></li>"""

    return page(
        title,
        f"""<main id="body"><div class="card card-thread"><div class="card-body"><div class="media"><div
        class="media-body"><h4 class="break-all">{title}</h4><div class="d-flex small"><span class="username"><a
        href="user-9.htm">{first.author}</a></span><span class="date text-grey">{first.date}</span></div></div>
        </div><hr>
        <div class="message break-all" isfirst="1">{first.html}</div></div></div><div class="card card-postlist"><ul
        class="list-unstyled postlist">{each(rest, shape)}</ul></div></main>""",
    )


def phpwind(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div class="readTop"></div><table class="floot" id="readfloor_{n}"><tr><td class="floot_left"><div
        class="readName b"><a href="u.php?uid={n}">{p.author}</a></div><div
        class="user-infoWrap2">{NOISE}: 3</div></td>
        <td class="floot_right"><div class="tipTop s6"><span class="fr">{n}F</span><span title="{p.date}">发表于:
        {p.date}</span></div><div class="tpc_content"><div class="f14" id="read_{n}">{p.html}</div></div>
        <div class="sigline"></div><div class="signature">{NOISE}</div></td></tr></table>"""

    return page(
        title, f'<div id="pw_content" class="read_thread"><h1 id="subject_tpc">{title}</h1>{each(posts, shape)}</div>'
    )


def wecenter(title: str, posts: list[Post]) -> str:
    first, *rest = posts

    def shape(n: int, p: Post) -> str:
        return f"""<div class="aw-item" uninterested_count="0" id="answer_list_{n}"><div class="mod-head"><a
        class="anchor"></a><p><a class="aw-user-name" href="/people/{n}">{p.author}</a> - <span class="text-color-999">
        {NOISE}</span></p></div><div class="mod-body clearfix"><div class="markitup-box">{p.html}</div></div><div
        class="mod-footer"><div class="meta clearfix"><span class="text-color-999 pull-right">{p.date}</span><a
        class="aw-add-comment">{NOISE}</a></div></div></div>"""

    return page(
        title,
        f"""<div class="aw-question-detail aw-mod"><div class="mod-head"><h1>{title}</h1></div><div class="mod-body">
        <div class="content markitup-box">{first.html}</div></div><div class="mod-footer"><div class="meta"><a
        class="aw-user-name" href="/people/9">{first.author}</a><span class="text-color-999">{first.date}</span></div>
        </div></div><div class="aw-mod"><div class="mod-head"><h2>{NOISE}</h2></div><div class="mod-body
        aw-feed-list">{each(rest, shape)}</div></div>""",
    )


def homeland(title: str, posts: list[Post]) -> str:
    first, *rest = posts

    def shape(n: int, p: Post) -> str:
        return f"""<div class="reply" data-id="{n}" id="reply-{n}"><div class="avatar"><a href="/u{n}"></a></div><div
        class="infos"><div class="info"><span class="name"><a class="user-name" data-name="{p.author}" href="/u{n}">
        {p.author}</a></span><span class="time"><a class="plink" href="#r{n}"><abbr class="timeago" title="{p.iso}">
        {p.date}</abbr></a></span><span class="opts"><a class="likeable" href="#">{NOISE}</a></span></div><div
        class="markdown">{p.html}</div></div></div>"""

    return page(
        title,
        f"""<div class="topic-detail card"><div class="card-header"><h1>{title}</h1><div class="info"><a
        class="user-name" href="/u9">{first.author}</a> · <abbr class="timeago" title="{first.iso}">{first.date}</abbr>
        </div></div><div class="card-body markdown">{first.html}</div></div><div id="replies" class="card"><div
        class="total">{NOISE}</div><div class="card-body">{each(rest, shape)}</div></div>""",
    )


def old_reddit(title: str, posts: list[Post]) -> str:
    first, *rest = posts

    def nested(n: int, left: list[Post]) -> str:
        if not left:
            return ""
        p = left[0]
        return f"""<div class="sitetable listing"><div class="thing id-{n} noncollapsed comment"
        data-author="{p.author}">
        <div class="entry unvoted"><p class="tagline"><a href="#" class="expand">[–]</a><a
        href="https://site.example/user/{p.author}" class="author may-blank">{p.author}</a> <span class="score">1 point
        {NOISE}</span> <time title="{p.iso}" datetime="{p.iso}" class="live-timestamp">{p.date}</time></p><form
        class="usertext"><div class="usertext-body may-blank-within md-container"><div class="md">{p.html}</div></div>
        </form><ul class="flat-list buttons"><li><a href="#">{NOISE}</a></li></ul></div><div class="child">
        {nested(n + 1, left[1:])}</div></div></div>"""

    return page(
        title,
        f"""<div class="content" role="main"><div class="sitetable linklisting"><div class="thing link self" id="t3_1"
        data-author="{first.author}"><div class="entry unvoted"><p class="title"><a href="/r/x">{title}</a></p><p
        class="tagline">submitted <time title="{first.iso}" datetime="{first.iso}">{first.date}</time> by <a
        href="https://site.example/user/{first.author}" class="author">{first.author}</a></p><form
        class="usertext"><div
        class="usertext-body"><div class="md">{first.html}</div></div></form></div></div></div><div
        class="commentarea">{nested(1, rest)}</div></div>""",
    )


def news_board(title: str, posts: list[Post]) -> str:
    """As Hacker News has it: one table, names and ages in a line above the text."""
    first, *rest = posts

    def shape(n: int, p: Post) -> str:
        return f"""<tr class="athing comtr" id="{n}"><td><table><tr><td class="ind"></td><td class="votelinks"></td><td
        class="default"><div><span class="comhead"><a href="user?id={p.author}" class="hnuser">{p.author}</a> <span
        class="age" title="{p.iso}"><a href="item?id={n}">{p.date}</a></span> <span class="navs"><a
        href="#">{NOISE}</a></span></span></div><div class="comment"><div class="commtext c00">{p.html}</div><div
        class="reply"><p><font size="1"><u><a href="reply?id={n}">{NOISE}</a></u></font></div></div></td></tr></table>
        </td></tr>"""

    return page(
        title,
        f"""<center><table id="hnmain"><tr><td><table class="fatitem"><tr class="athing"><td class="title"><span
        class="titleline"><a href="item?id=0">{title}</a></span></td></tr><tr><td class="subtext"><a
        href="user?id={first.author}" class="hnuser">{first.author}</a> <span class="age" title="{first.iso}">
        {first.date}</span> {NOISE}</td></tr><tr><td><div class="toptext">{first.html}</div></td></tr></table><table
        class="comment-tree">{each(rest, shape)}</table></td></tr></table></center>""",
    )


def issue_tracker(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div class="TimelineItem js-comment-container"><div class="timeline-comment-group"
        id="issuecomment-{n}"><div class="timeline-comment comment"><div class="timeline-comment-header"><h3
        class="f5"><strong><a class="author Link--primary" href="/u{n}">{p.author}</a></strong>
        commented <a href="#{n}">
        <relative-time datetime="{p.iso}">{p.date}</relative-time></a></h3><span class="Label">{NOISE}</span></div>
        <div class="edit-comment-hide"><table><tbody><tr><td class="comment-body markdown-body">{p.html}</td>
        </tr></tbody>
        </table></div></div></div></div>"""

    return page(title, f'<div id="discussion_bucket"><div class="js-discussion">{each(posts, shape)}</div></div>')
