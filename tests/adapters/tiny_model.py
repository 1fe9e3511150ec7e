"""Models of a few hundred kilobytes for llama.cpp, whose weights are set by hand: they say the words they are given.

How: every token's embedding is a unit vector of its own, attention and feed-forward add nothing, and the output matrix
holds a one at (next token, this token). So each token is followed by the one that the table names, and nothing else of
the prompt matters. The prompt ends in the template's own token, which the first word follows.
"""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import gguf
import numpy as np

WORDS = ("你好", "，这", " answer", " cites", " [1]", " and", " rests", " on", " weights", " set", " by", " hand.")
SAID = "".join(WORDS)

_END, _USER, _SYSTEM, _ANSWER = "<|end|>", "<|user|>", "<|system|>", "<|assistant|>"
_CONTROLS = (_END, _USER, _SYSTEM, _ANSWER)
_TEMPLATE = (
    "{% for m in messages %}<|{{ m['role'] }}|>{{ m['content'] }}<|end|>{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>{% endif %}"
)
_WIDTH = 320  # of the embedding: at least one for each token
_HEADS = 4
_CONTEXT = 65_536


def write_model(path: Path, words: Sequence[str] = WORDS, *, endless: bool = False) -> Path:
    """A model that answers everything with `words`, one token each; `endless`: over and over."""
    alphabet = _printed_bytes()
    tokens = [*alphabet, *_CONTROLS, *("".join(alphabet[byte] for byte in word.encode()) for word in words)]
    assert len(set(tokens)) == len(tokens) <= _WIDTH, "words are longer than a byte, and no word comes twice"
    spoken = list(range(len(tokens) - len(words), len(tokens)))
    follows = {tokens.index(_ANSWER): spoken[0], **dict(pairwise(spoken))}
    follows[spoken[-1]] = spoken[0] if endless else tokens.index(_END)
    file = gguf.GGUFWriter(path, "llama")
    _describe(file, tokens)
    _weigh(file, len(tokens), follows)
    file.write_header_to_file()
    file.write_kv_data_to_file()
    file.write_tensors_to_file()
    file.close()
    return path


def _describe(file: gguf.GGUFWriter, tokens: Sequence[str]) -> None:
    end = tokens.index(_END)
    control, normal = gguf.TokenType.CONTROL, gguf.TokenType.NORMAL
    file.add_context_length(_CONTEXT)
    file.add_embedding_length(_WIDTH)
    file.add_block_count(1)
    file.add_feed_forward_length(32)
    file.add_head_count(_HEADS)
    file.add_head_count_kv(1)
    file.add_layer_norm_rms_eps(1e-6)
    file.add_rope_dimension_count(_WIDTH // _HEADS)
    file.add_vocab_size(len(tokens))
    file.add_file_type(gguf.LlamaFileType.ALL_F32)
    file.add_tokenizer_model("gpt2")
    file.add_tokenizer_pre("default")
    file.add_token_list(list(tokens))
    file.add_token_types([control if token in _CONTROLS else normal for token in tokens])
    file.add_token_merges([f"{tokens[0x20]} {tokens[0x74]}"])
    file.add_eos_token_id(end)
    file.add_add_bos_token(False)
    file.add_chat_template(_TEMPLATE)


def _weigh(file: gguf.GGUFWriter, count: int, follows: dict[int, int]) -> None:
    output = np.zeros((count, _WIDTH), np.float32)
    for token, following in follows.items():
        output[following, token] = 1
    file.add_tensor("token_embd.weight", np.eye(count, _WIDTH, dtype=np.float32))
    file.add_tensor("output_norm.weight", np.ones(_WIDTH, np.float32))
    file.add_tensor("output.weight", output)
    head = _WIDTH // _HEADS
    nothing = {
        "attn_q": (_WIDTH, _WIDTH), "attn_k": (head, _WIDTH), "attn_v": (head, _WIDTH), "attn_output": (_WIDTH, _WIDTH),
        "ffn_gate": (32, _WIDTH), "ffn_up": (32, _WIDTH), "ffn_down": (_WIDTH, 32),
    }  # fmt: skip
    for name, shape in nothing.items():
        file.add_tensor(f"blk.0.{name}.weight", np.zeros(shape, np.float32))
    for name in ("attn_norm", "ffn_norm"):
        file.add_tensor(f"blk.0.{name}.weight", np.ones(_WIDTH, np.float32))


def _printed_bytes() -> list[str]:
    """GPT-2's letter for every byte: the byte's own where it is printed, else one from 256 on."""
    printed = {*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    others = iter(range(256, 512))
    return [chr(byte if byte in printed else next(others)) for byte in range(256)]
