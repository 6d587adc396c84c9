"""Reads the HTTP responses on a connection, and accepts only responses that the standard RFC 9112 allows."""

import dataclasses
import re


class IllFormed(Exception):
    """The error for bytes from the server that are no valid HTTP."""


@dataclasses.dataclass
class Answer:
    status: int
    fields: list
    body: bytes

    def values(self, name):
        return [value for field, value in self.fields if field == name.lower()]


def read_answers(data, methods=(), has_ended=True):
    """Returns the complete responses in `data`, and the remaining bytes: an incomplete response, or the frames of a WebSocket. `methods`
    are the methods of the requests, in their order. If there are too few, the others count as `GET`."""
    answers = []
    while data:
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            if not b"HTTP/1.1 ".startswith(data[:9]):
                raise IllFormed(data[:80])
            break
        answer = read_head(head)
        method = methods[len(answers)] if len(answers) < len(methods) else "GET"
        if answer.status == 101:
            answers.append(answer)
            return answers, rest
        body = read_body(answer, method, rest, has_ended)
        if body is None:
            break
        answer.body, data = body
        answers.append(answer)
    return answers, data


def read_head(head):
    line, *lines = head.split(b"\r\n")
    status = re.fullmatch(rb"HTTP/1\.1 (\d{3}) [ -~]*", line)
    if not status:
        raise IllFormed(line[:80])
    fields = []
    for line in lines:
        field = re.fullmatch(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*", line)
        if not field or re.search(rb"[\x00-\x08\x0a-\x1f]", field[2]):
            raise IllFormed(line[:80])
        fields.append((field[1].decode().lower(), field[2].decode("latin-1")))
    return Answer(int(status[1]), fields, b"")


def read_body(answer, method, data, has_ended):
    """Returns the body of a response and the data after the body; None if the body is incomplete."""
    if method == "HEAD" or answer.status < 200 or answer.status in (204, 304):
        return b"", data
    if answer.values("transfer-encoding") == ["chunked"]:
        return read_chunks(data)
    lengths = answer.values("content-length")
    if len(lengths) > 1 or lengths and not lengths[0].isdigit():
        raise IllFormed(lengths)
    if lengths:
        length = int(lengths[0])
        return (data[:length], data[length:]) if len(data) >= length else None
    return (data, b"") if has_ended else None


def read_chunks(data):
    body = b""
    while True:
        line, found, rest = data.partition(b"\r\n")
        if not found:
            return None
        if not re.fullmatch(rb"[0-9A-Fa-f]+", line):
            raise IllFormed(line[:80])
        length = int(line, 16)
        if len(rest) < length + 2:
            return None
        if rest[length:length + 2] != b"\r\n":
            raise IllFormed(rest[:80])
        body, data = body + rest[:length], rest[length + 2:]
        if length == 0:
            return body, data
