"""What is sent as JSON."""

from app.gateway.json_response import JsonResponse


def test_half_a_character_of_a_model_or_page_becomes_a_question_mark() -> None:
    response = JsonResponse({"content": "天 \ud83d"})
    assert response.body == '{"content":"天 ?"}'.encode()
    assert response.headers["content-type"] == "application/json"
