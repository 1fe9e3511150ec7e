"""Several keys of one service in one secret."""

from app.core.secrecy import split_keys


def test_several_keys_stand_in_one_secret_whatever_is_between_them() -> None:
    assert split_keys(" a,b\r\nc；d ， e\t;a") == ("a", "b", "c", "d", "e")
    assert split_keys("") == split_keys(" ;\n") == ()
