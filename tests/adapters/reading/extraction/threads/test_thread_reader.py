"""Threads in the shapes of forum software: every post once, in order, with who wrote it and when."""

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
