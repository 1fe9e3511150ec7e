"""Threads as the templates of forum software write them, around posts of ours."""

from collections.abc import Callable
from typing import NamedTuple


class Post(NamedTuple):
    author: str
    date: str  # as shown
    iso: str
    html: str


NOISE = "Xqzzy"  # a word of all that is no post: navigation, signatures, profiles, controls
_LINKS = f"<a href=/>{NOISE} home</a> <a href=/search>{NOISE} search</a>"
_ABOVE = f"<div id=nav class=navbar><ul><li>{_LINKS}</ul></div>"
_BELOW = f"<div class=footer>{NOISE} powered by <a href=/about>nobody</a></div>"


def page(title: str, body: str, *, html: str = "", attributes: str = "", head: str = "") -> str:
    return (
        f"<!DOCTYPE html><html {html}><head><title>{title}</title>{head}</head>"
        f"<body {attributes}>{_ABOVE}{body}{_BELOW}</body></html>"
    )


def each(posts: list[Post], shape: Callable[[int, Post], str]) -> str:
    return "".join(shape(number, post) for number, post in enumerate(posts, 1))


def discuz(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div id="post_{n}00"><table id="pid{n}00" class="plhin"><tr><td class="pls" rowspan="2">
        <div id="favatar{n}00" class="pls favatar"><div class="pi"><div class="authi">
        <a href="home.php?mod=space&amp;uid={n}" class="xw1">{p.author}</a></div></div>
        <div class="p_pop" id="userinfo{n}00" style="display: none"><strong><a href="home.php?mod=space&amp;uid={n}"
        class="xi2">{p.author}</a></strong> <em>{NOISE}</em></div>
        <div class="tns xg2"><table><tr><th><p><a href="home.php?mod=space&amp;uid={n}&amp;do=thread">12</a></p>
        {NOISE}</th></tr></table></div><dl class="pil cl"><dt>{NOISE}</dt><dd>2010-1-2</dd></dl></div></td>
        <td class="plc"><div class="pi"><strong><a href="forum.php?mod=redirect&amp;pid={n}00"
        id="postnum{n}00"><em>{n}</em>#</a></strong><div class="pti"><div class="authi">
        <em id="authorposton{n}00">发表于 {p.date}</em><span class="pipe">|</span>
        <a href="forum.php?mod=viewthread&amp;authorid={n}">只看该作者{NOISE}</a></div></div></div>
        <div class="pct"><div class="pcb"><div class="t_fsz"><table><tr><td class="t_f" id="postmessage_{n}00">
        {p.html}<font class="jammer">{NOISE} {n}</font></td></tr></table></div></div></div></td></tr>
        <tr><td class="plc plm"><div class="sign">{NOISE} 我的签名档</div></td></tr>
        <tr><td class="pls"></td><td class="plc"><div class="po"><div class="pob cl"><em><a class="fastre"
        href="forum.php?mod=post&amp;action=reply">回复{NOISE}</a></em></div></div></td></tr></table></div>"""

    rows = each(posts, shape)
    return page(
        title,
        f'<div id="ct" class="wp cl"><div id="postlist" class="pl bm"><table><tr><td class="plc ptm pbn vwthd">'
        f'<h1 class="ts"><span id="thread_subject">{title}</span></h1></td></tr></table>{rows}</div></div>',
        attributes='id="nv_forum" class="pg_viewthread"',
        head='<meta name="generator" content="Discuz! X3.4">',
    )


def phpbb(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div id="p{n}" class="post has-profile bg2"><div class="inner"><dl class="postprofile"
        id="profile{n}"><dt class="no-profile-rank"><a href="./memberlist.php?mode=viewprofile&amp;u={n}"
        class="username">{p.author}</a></dt><dd class="profile-posts"><strong>{NOISE}:</strong> 12</dd>
        <dd class="profile-joined"><strong>{NOISE}:</strong> Mon Jan 05, 2009 1:00 pm</dd></dl>
        <div class="postbody"><div id="post_content{n}"><h3><a href="#p{n}">Re: {title}</a></h3>
        <ul class="post-buttons"><li><a href="#" title="Reply"><span>{NOISE}</span></a></li></ul>
        <p class="author"><a class="unread" href="#p{n}"><span class="sr-only">Post</span></a>
        <span class="responsive-hide">by <strong><a href="./memberlist.php?mode=viewprofile&amp;u={n}"
        class="username">{p.author}</a></strong> &raquo; </span>{p.date}</p>
        <div class="content">{p.html}</div><div class="notice">Last edited by {NOISE} on {p.date}</div>
        <div id="sig{n}" class="signature">{NOISE} says hello</div></div></div>
        <div class="back2top"><a href="#top">{NOISE}</a></div></div></div><hr class="divider">"""

    return page(
        title,
        f'<div id="page-body"><h2 class="topic-title"><a href="./viewtopic.php?t=1">{title}</a></h2>'
        f"{each(posts, shape)}</div>",
        attributes='id="phpbb" class="nojs section-viewtopic ltr"',
    )


def mybb(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div class="post" id="post_{n}"><div class="post_author"><div class="author_information"><strong>
        <span class="largetext"><a href="member.php?action=profile&amp;uid={n}">{p.author}</a></span></strong><br>
        <span class="smalltext">{NOISE}</span></div><div class="author_statistics">{NOISE}: 3<br>Joined: Jan 2010</div>
        </div><div class="post_content"><div class="post_head"><span class="post_date">{p.date}</span></div>
        <div class="post_body scaleimages" id="pid_{n}">{p.html}</div>
        <div class="signature scaleimages">{NOISE} sig</div></div><div class="post_controls">
        <div class="postbit_buttons"><a href="#" class="postbit_find"><span>{NOISE}</span></a></div></div></div>"""

    return page(
        title, f'<table class="tborder"><tr><td id="posts_container"><div id="posts">{each(posts, shape)}</div>'
    )


def smf(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div class="windowbg" id="msg{n}"><div class="post_wrapper"><div class="poster"><h4>
        <a href="index.php?action=profile;u={n}" title="View the profile">{p.author}</a></h4>
        <ul class="user_info"><li class="membergroup">{NOISE}</li><li class="postcount">{NOISE}: 9</li></ul></div>
        <div class="postarea"><div class="keyinfo"><h5><a href="#msg{n}" class="smalltext">{p.date}</a></h5></div>
        <div class="post"><div class="inner" data-msgid="{n}" id="msg_{n}">{p.html}</div></div></div>
        <div class="moderatorbar"><div class="signature" id="msg_{n}_signature">{NOISE}</div></div></div></div>"""

    return page(
        title,
        f'<div id="forumposts"><form><div class="cat_bar"><h3>{title}</h3></div>{each(posts, shape)}</form></div>',
    )


def vbulletin(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<li class="postbitlegacy postbitim postcontainer old" id="post_{n}"><div class="posthead">
        <span class="postdate old"><span class="date">{p.date}</span></span><span class="nodecontrols"><a
        href="showthread.php?p={n}" class="postcounter">#{n}</a></span></div><div class="postdetails">
        <div class="userinfo"><div class="username_container"><a class="username offline" href="member.php?u={n}">
        <strong>{p.author}</strong></a></div><span class="usertitle">{NOISE}</span><dl class="userinfo_extra">
        <dt>{NOISE}</dt><dd>Jan 2008</dd></dl></div><div class="postbody"><div class="postrow"><div class="content">
        <div id="post_message_{n}"><blockquote class="postcontent restore">{p.html}</blockquote></div></div>
        <div class="after_content"></div><blockquote class="signature restore"><div class="signaturecontainer">{NOISE}
        </div></blockquote></div></div></div><div class="postfoot"><a href="newreply.php?p={n}">{NOISE}</a>
        </div></li>"""

    return page(
        title,
        f'<div id="postlist" class="postlist restrain"><ol id="posts" class="posts">{each(posts, shape)}</ol></div>',
        head='<meta name="generator" content="vBulletin 4.2.2">',
    )


def xenforo(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<article class="message message--post js-post" data-author="{p.author}" id="js-post-{n}">
        <div class="message-inner"><div class="message-cell message-cell--user"><section class="message-user">
        <h4 class="message-name"><a href="/members/{n}/" class="username" data-user-id="{n}">{p.author}</a></h4>
        <h5 class="userTitle message-userTitle">{NOISE}</h5><div class="message-userExtras"><dl class="pairs"><dt>
        Joined {NOISE}</dt><dd>Jan 3, 2012</dd></dl></div></section></div><div class="message-cell message-cell--main">
        <header class="message-attribution"><ul><li class="u-concealed"><a href="/posts/{n}"><time class="u-dt"
        datetime="{p.iso}" title="{p.date}">{p.date}</time></a></li></ul><ul><li><a href="/posts/{n}">#{n}</a>
        </li></ul>
        </header><div class="message-content js-messageContent"><div class="message-userContent"><article
        class="message-body js-selectToQuote"><div class="bbWrapper">{p.html}</div></article></div>
        <aside class="message-signature"><div class="bbWrapper">{NOISE} sig</div></aside></div>
        <footer class="message-footer"><a class="actionBar-action" href="#">{NOISE}</a><div class="reactionsBar">
        <bdi>{NOISE}</bdi></div></footer></div></div></article>"""

    return page(
        title,
        f'<div class="p-body"><h1 class="p-title-value">{title}</h1><div class="block block--messages">'
        f'<div class="block-body js-replyNewMessageContainer">{each(posts, shape)}</div></div></div>',
        html='id="XF" data-app="public"',
    )


def discourse(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div class="topic-post clearfix regular"><article id="post_{n}" data-post-id="{n}"
        class="boxed onscreen-post"><div class="row"><div class="topic-avatar"><a class="main-avatar"
        href="/u/{p.author}"></a></div><div class="topic-body clearfix"><div class="topic-meta-data"><div class="names
        trigger-user-card"><span class="first username"><a href="/u/{p.author}"
        data-user-card="{p.author}">{p.author}</a>
        </span><span class="user-title">{NOISE}</span></div><div class="post-infos"><a class="post-date"
        title="{p.date}" href="/t/1/{n}"><span class="relative-date" data-time="1">{p.date}</span></a></div></div>
        <div class="regular contents"><div class="cooked">{p.html}</div><section class="post-menu-area clearfix"><nav
        class="post-controls"><button>{NOISE}</button></nav></section></div></div></div></article></div>"""

    return page(
        title,
        f'<div id="main-outlet"><h1>{title}</h1><div class="posts-wrapper"><div class="post-stream">'
        f'{each(posts, shape)}</div></div></div><div class="more-topics__container"><h3>{NOISE} topics</h3></div>',
        head='<meta name="generator" content="Discourse 3.3.0">',
    )


def discourse_for_robots(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div id='post_{n}' itemprop='comment' itemscope itemtype='http://schema.org/Comment'
        class='topic-body crawler-post'><div class='crawler-post-meta'><span class="creator"
        itemprop="author" itemscope
        itemtype="http://schema.org/Person"><a itemprop="url" href='https://forum.example/u/{p.author}'>
        <span itemprop='name'>{p.author}</span></a></span><span class="crawler-post-infos">
        <time itemprop='datePublished'
        datetime='{p.iso}' class='post-time'>{p.date}</time><span itemprop='position'>{n}</span></span></div>
        <div class='post' itemprop='text'>{p.html}</div><div class='post-likes'>1 Like {NOISE}</div></div>"""

    return page(
        title,
        f"<section id='main'></section><noscript data-path='/t/1'><header><a href='/'>{NOISE}</a></header>"
        f"<div id='main-outlet'><h1><a href='/t/1'>{title}</a></h1><div itemscope "
        f"itemtype='http://schema.org/DiscussionForumPosting'>{each(posts, shape)}</div></div></noscript>",
    )


def flarum(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div class="PostStream-item" data-index="{n}" data-id="{n}" data-type="comment"><article
        class="CommentPost Post"><div><header class="Post-header"><ul><li class="item-user"><div class="PostUser"><h3>
        <a href="/u/{n}"><span class="username">{p.author}</span></a></h3><ul class="PostUser-badges badges">
        </ul></div>
        </li><li class="item-meta"><div class="Dropdown PostMeta"><a class="Dropdown-toggle"><time pubdate
        datetime="{p.iso}" title="{p.date}">{p.date}</time></a><div class="Dropdown-menu dropdown-menu"><span
        class="PostMeta-number">{NOISE} #{n}</span></div></div></li></ul></header><div class="Post-body">{p.html}</div>
        <aside class="Post-actions"><ul><li><button>{NOISE}</button></li></ul></aside><footer class="Post-footer"><ul>
        <li><div class="Post-likedBy"><a href="/u/9"><span class="username">{NOISE}</span></a></div></li></ul></footer>
        </div></article></div>"""

    return page(
        title,
        f'<div id="app" class="App App--discussion"><div class="DiscussionPage"><div class="PostStream">'
        f"{each(posts, shape)}</div></div></div>",
    )


def nodebb(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<li component="post" class="pt-4" data-index="{n}" data-pid="{n}" itemprop="comment" itemscope
        itemtype="http://schema.org/Comment"><div class="d-flex post-container-parent"><div class="bg-body"><a
        href="/user/u{n}" aria-label="Profile: {p.author}"></a></div><div class="post-container"><div
        class="d-flex post-header"><div class="bg-body"></div><a class="fw-bold text-nowrap" href="/user/u{n}"
        data-username="{p.author}">{p.author}</a><span class="text-muted">wrote on <a href="/post/{n}"><span
        class="timeago" title="{p.iso}">{p.date}</span></a></span><a class="post-index" href="/post/{n}">#{n}</a></div>
        <div class="content mt-2 text-break" component="post/content" itemprop="text">{p.html}</div></div></div>
        <div class="post-footer"><a component="post/reply" class="btn" href="#">{NOISE}</a></div></li>"""

    return page(
        title,
        f'<div class="topic"><h1>{title}</h1><ul component="topic" class="posts timeline">{each(posts, shape)}</ul>',
    )


def stackexchange(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        kind = "question" if n == 1 else "answer"
        marks = "" if n == 1 else 'itemprop="suggestedAnswer" itemscope itemtype="https://schema.org/Answer"'
        return f"""<div id="{kind}-{n}" class="{kind} js-{kind}" data-{kind}id="{n}" {marks}><div class="post-layout">
        <div class="votecell post-layout--left"><div class="js-vote-count">{n}</div></div><div class="postcell
        post-layout--right"><div class="s-prose js-post-body" itemprop="text">{p.html}</div><div class="mt24"><div
        class="js-post-menu"><a href="/a/{n}" class="js-share-link">Share {NOISE}</a></div><div class="post-signature
        owner"><div class="user-info"><div class="user-action-time">{kind}ed <span title="{p.iso}"
        class="relativetime">{p.date}</span></div><div class="user-details" itemprop="author" itemscope
        itemtype="http://schema.org/Person"><a href="/users/{n}/x">{p.author}</a><span class="d-none"
        itemprop="name">{p.author}</span><div class="-flair"><span class="reputation-score">12</span></div></div></div>
        </div></div></div></div></div>"""

    return page(
        title,
        f'<div id="content" itemscope itemtype="https://schema.org/QAPage"><div id="question-header">'
        f"<h1>{title}</h1></div>"
        f'<div id="mainbar">{each(posts, shape)}</div>'
        f'<div id="sidebar"><a href="/questions/2">{NOISE}</a></div></div>',
    )


def invision(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<a id="comment-{n}"></a><article id="elComment_{n}" class="cPost ipsBox ipsComment"><aside
        class="ipsComment_author cAuthorPane"><h3 class="cAuthorPane_author"><strong><a href="/profile/{n}-x/"
        class="ipsType_break">{p.author}</a></strong></h3><ul class="cAuthorPane_info"><li>{NOISE}</li></ul>
        </aside><div
        class="ipsColumn"><div class="ipsComment_content"><div class="ipsComment_meta ipsType_light"><p><a
        href="?comment={n}">Posted <time datetime="{p.iso}" title="{p.date}">{p.date}</time></a></p></div>
        <div class="cPost_contentWrap"><div data-role="commentContent" class="ipsType_normal ipsType_richText">{p.html}
        </div></div><div class="ipsItemControls"><ul><li><a href="#">Quote {NOISE}</a></li></ul></div></div></div>
        </article>"""

    return page(title, f'<div class="cTopic ipsClear"><h2>{NOISE} replies</h2><form>{each(posts, shape)}</form></div>')


def vanilla(title: str, posts: list[Post]) -> str:
    def body(p: Post, n: int) -> str:
        return f"""<div class="Item-Header"><div class="AuthorWrap"><span class="Author"><a href="/profile/u{n}"
        class="Username">{p.author}</a></span></div><div class="Meta"><span class="MItem DateCreated"><a
        href="/discussion/1"><time title="{p.date}" datetime="{p.iso}">{p.date}</time></a></span></div></div><div
        class="Item-BodyWrap"><div class="Item-Body"><div class="Message userContent">{p.html}</div></div></div>"""

    first = (
        f'<div id="Discussion_1" class="Item ItemDiscussion"><div class="Discussion">{body(posts[0], 0)}</div></div>'
    )
    rest = each(
        posts[1:],
        lambda n, p: f'<li class="Item ItemComment" id="Comment_{n}"><div class="Comment">{body(p, n)}</div></li>',
    )
    return page(
        title,
        f'<div class="MessageList Discussion"><h1>{title}</h1>{first}</div><div class="CommentsWrap"><ul '
        f'class="MessageList DataList Comments">{rest}</ul></div>',
        attributes='id="vanilla_discussion_index" class="Vanilla Discussion"',
    )


def fluxbb(title: str, posts: list[Post]) -> str:
    def shape(n: int, p: Post) -> str:
        return f"""<div id="p{n}" class="blockpost row{n % 2}"><h2><span><span class="conr">#{n}</span> <a
        href="viewtopic.php?pid={n}#p{n}">{p.date}</a></span></h2><div class="box"><div class="inbox"><div
        class="postbody"><div class="postleft"><dl><dt><strong>{p.author}</strong></dt><dd class="usertitle"><strong>
        {NOISE}</strong></dd><dd><span>Registered: 2010-02-03</span></dd></dl></div><div class="postright">
        <h3>{title}</h3>
        <div class="postmsg">{p.html}</div><div class="postsignature postmsg"><hr>{NOISE}</div></div></div></div>
        <div class="inbox"><div class="postfoot"><p>{NOISE}</p></div></div></div></div>"""

    return page(title, f'<div id="brdmain">{each(posts, shape)}</div>', attributes='id="punviewtopic" class="pun"')
