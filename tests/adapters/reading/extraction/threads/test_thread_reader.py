"""Threads in the shapes of forum software: every post once, in order, with who wrote it and when."""

import time

import pytest

from app.adapters.reading.extraction.extract import extract
from tests.adapters.reading.extraction.threads import more_shapes, shapes
from tests.adapters.reading.extraction.threads.shapes import NOISE, Post

URL = "https://forum.example/t/1"
TITLE = "Which kite for light wind"
POSTS = [
    Post(
        "Aster",
        "March 5, 2024, 10:12",
        "2024-03-05T10:12:00Z",
        "<p>I fly on a meadow where the wind seldom blows more than ten kilometres an hour.</p>"
        "<p>Which kite would you take there, and does a <b>longer tail</b> help?</p>",
    ),
    Post(
        "Birk",
        "March 6, 2024, 08:01",
        "2024-03-06T08:01:00Z",
        "A delta of two metres.<br>Mine lifts in next to nothing.",
    ),
    Post("Calla", "March 6, 2024, 09:30", "2024-03-06T09:30:00Z", "<p>Seconded!</p>"),
    Post(
        "Dorn",
        "March 7, 2024, 19:45",
        "2024-03-07T19:45:00Z",
        "<p>Leave the tail off altogether: it weighs more than it steadies in so little wind.</p>"
        "<ul><li>short line</li><li>light spars</li></ul>",
    ),
]
CHINESE = [
    Post(
        "风筝爱好者",
        "2024-3-5 10:12:33",
        "2024-03-05T10:12:33+08:00",
        "想在草地上放风筝，平时风很小，应该买哪一种？尾巴长一点有用吗？",
    ),
    Post("老王", "2024-3-6 08:01:02", "2024-03-06T08:01:02+08:00", "两米的三角风筝就可以，基本没有风也能起飞。"),
    Post("小白兔", "2024-3-6 09:30:00", "2024-03-06T09:30:00+08:00", "同意楼上"),
    Post(
        "林间",
        "2024-3-7 19:45:00",
        "2024-03-07T19:45:00+08:00",
        "尾巴还是不要了，风这么小的时候它的重量比作用大。<br>线也要短一些。",
    ),
]
SHAPES = [
    shape
    for room in (shapes, more_shapes)
    for name, shape in vars(room).items()
    if callable(shape) and shape.__module__ == room.__name__ and name not in ("page", "Post", "each")
]


@pytest.mark.parametrize("posts", [POSTS, CHINESE], ids=["English", "Chinese"])
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_every_post_is_there_once_with_its_author_and_date(shape, posts):
    text = extract(shape(TITLE, posts), URL).text
    sections = [section.partition("\n\n") for section in ("\n" + text).split("\n## ")[1:]]
    assert [heading.partition(" · ")[0] for heading, _, _ in sections] == [post.author for post in posts]
    for (heading, _, body), post in zip(sections, posts, strict=True):
        assert post.date in heading or post.iso[:10] in heading
        words = post.html.split("<")[0] or post.html.split(">")[1].split("<")[0]
        assert words[:20] in body
    assert NOISE not in text


def test_lists_and_emphasis_of_a_post_are_kept():
    text = extract(shapes.phpbb(TITLE, POSTS), URL).text
    assert "**longer tail**" in text
    assert "- short line\n- light spars" in text


def test_a_reply_to_an_answer_that_stands_in_its_block_is_a_post_of_its_own():
    replies = "".join(
        f'<div class="reply-item"><a href="/u/{n}" class="username">Reply{n}</a>'
        f'<div class="content">What of {"rain" * n}, some ask?</div><span class="time">2024-03-0{n} 10:00</span></div>'
        for n in (1, 2)
    )
    html = shapes.flarum(TITLE, POSTS).replace("in next to nothing.</div>", f"in next to nothing.</div>{replies}")
    headings = [line for line in extract(html, URL).text.splitlines() if line.startswith("## ")]
    assert [heading.split(" · ")[0][3:] for heading in headings] == [
        "Aster",
        "Birk",
        "Reply1",
        "Reply2",
        "Calla",
        "Dorn",
    ]


def test_comments_that_hold_longer_replies_to_them_are_posts_too():
    def reply(name: str) -> str:
        return (
            f'<div class="reply-item"><div class="user"><a href="/u/{name}" class="user-link">{name}</a></div>'
            f'<div class="base"><div class="content"><span>{name} writes {name * 9} at length</span></div>'
            f'<span class="time-item">2024-03-07 10:00</span></div></div>'
        )

    def comment(name: str) -> str:
        return (
            f'<li class="item"><div class="comment-item"><div class="head"><a href="/u/{name}" class="username-link">'
            f'{name}</a></div><div class="main"><span class="comment-text">{name} asks {name * 3}</span></div>'
            f'<div class="foot"><span class="time-item">2024-03-06 09:00</span><div class="reply-wrap">'
            f"{reply(name + 'Ash')}{reply(name + 'Elm')}</div></div></div></li>"
        )

    html = shapes.page(TITLE, f'<div class="topic-wrap">{comment("Ivo")}{comment("Uma")}{comment("Kai")}</div>')
    headings = [line for line in extract(html, URL).text.splitlines() if line.startswith("## ")]
    assert headings == [
        heading
        for name in ("Ivo", "Uma", "Kai")
        for heading in (
            f"## {name} · 2024-03-06 09:00",
            f"## {name}Ash · 2024-03-07 10:00",
            f"## {name}Elm · 2024-03-07 10:00",
        )
    ]


def test_classes_without_end_on_each_element_hide_no_posts():
    classes = " ".join(f"u{n}" for n in range(60))
    html = shapes.mybb(TITLE, POSTS).replace('class="', f'class="{classes} ')
    assert [f"## {post.author} · " in extract(html, URL).text for post in POSTS] == [True] * 4


def test_comments_below_an_article_make_no_thread_of_it():
    comments = "".join(
        f'<li class="comment"><cite class="author">{post.author}</cite><time datetime="{post.iso}">{post.date}</time>'
        f'<div class="comment-content">{post.html}</div></li>'
        for post in POSTS
    )
    story = "".join(
        f"<p>The {n}. part of the story tells at length of kites, meadows and the wind.</p>" for n in range(30)
    )
    html = shapes.page(TITLE, f"<article>{story}</article><ol class=commentlist>{comments}</ol>")
    assert "## Aster" not in extract(html, URL).text


def test_a_list_of_articles_with_their_authors_is_no_thread():
    cards = "".join(
        f'<article class="post"><h2><a href="/{n}">Title {post.author}</a></h2>'
        f'<span class="author">{post.author}</span><time datetime="{post.iso}">{post.date}</time>'
        f'<div class="post-content">{post.html}</div></article>'
        for n, post in enumerate(POSTS)
    )
    assert "## Aster" not in extract(shapes.page("Blog", f'<div class="posts">{cards}</div>'), URL).text


def test_a_thread_without_measure_takes_time_in_proportion():
    def words(n: int) -> str:
        return " ".join(f"{chr(97 + n // 26 % 26)}{chr(97 + n % 26)}{ending}" for ending in "uvwxyz")

    many = [Post(f"user{n}x", "2024-03-05 10:12", "2024-03-05", words(n)) for n in range(1200)]

    def seconds(posts):
        html = shapes.mybb(TITLE, posts)
        begun = time.thread_time()
        text = extract(html, URL).text
        assert posts[-1].author in text
        return time.thread_time() - begun

    assert seconds(many) < 20 * seconds(many[:120]) + 0.5


@pytest.mark.parametrize(
    "hostile",
    [
        '<div class="post comment message">' * 5000,
        '<div class="post"><a class="author">a</a><time>2024-01-01</time>' * 5000,
        '<span class="comment">2024-01-01<span class=author>' * 9000,
        f'<div class="{" ".join(f"post{n}" for n in range(300))}">x</div>' * 50,
    ],
)
def test_a_hostile_page_ends_soon(hostile):
    begun = time.thread_time()
    extract(f'<html id="XF"><body>{hostile}</body></html>', URL)
    assert time.thread_time() - begun < 10
