from app.adapters.imports.spill import spill


def test_rows_come_back_by_group_in_their_order() -> None:
    with spill() as rows:
        for number in range(1200):
            rows.add("messages", f"chat{number % 3}", {"n": number, "t": "天空 \ud83d"})
        rows.add("plugins", "chat1", None)
        assert list(rows.groups("messages")) == ["chat0", "chat1", "chat2"]
        assert [row["n"] for row in rows.rows("messages", "chat1")] == list(range(1, 1200, 3))
        assert rows.rows("plugins", "chat1") == [None]
        assert rows.rows("plugins", "none") == []
        assert rows.rows("messages", "chat0")[0]["t"] == "天空 \ud83d"
