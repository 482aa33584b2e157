"""Arithmetic out of a sentence, worked out without running anything."""

import re
from fractions import Fraction

#: What an expression is made of: numbers, the four operations, powers, parentheses.
_TOKEN = re.compile(r"\s*(\d+(?:\.\d+)?|\.\d+|\*\*|[-+*/^()x×÷%])")
_EXPRESSION = re.compile(r"[-+(\d.][-+*/^()x×÷%\d.\s]*[\d)]")
_ASKING = re.compile(r"(?i)^(?:(?:please|what(?:'s| is| are)|how much (?:is|are)|calculate|compute|work out|solve)\s+)+")
_PLAIN = "0123456789()"
_MAX_CHARACTERS = 200
_MAX_DIGITS = 200
_MAX_POWER = 100
_MAX_DEPTH = 50


class ArithmeticFault(Exception):  # noqa: N818 - names what it is, for the member
    """An expression that is not worked out; the text says why."""


def found_in(text: str) -> str:
    """The expression that a message is, or asks for: "what is 2 + 2?". "" for none."""
    if len(text) > _MAX_CHARACTERS:
        return ""
    rest = _ASKING.sub("", text).strip().rstrip("?=. ")
    tokens = _TOKEN.findall(rest)
    if not _EXPRESSION.fullmatch(rest) or not any(token[-1] not in _PLAIN for token in tokens[1:]):
        return ""
    return rest


def work_out(expression: str) -> str:
    """The value, as it is written. Raises `ArithmeticFault`."""
    value = _Reader(_tokens(expression)).whole()
    if value.denominator == 1:
        return f"{value.numerator:,}"
    shown = f"{float(value):,.10g}"
    return shown if "e" not in shown else f"{float(value):g}"


def _tokens(expression: str) -> list[str]:
    found: list[str] = []
    at, end = 0, len(expression.rstrip())
    while at < end:
        match = _TOKEN.match(expression, at)
        if match is None:
            raise ArithmeticFault(f"I cannot read '{expression[at : at + 10]}'")
        token = match[1]
        found.append({"x": "*", "×": "*", "÷": "/", "^": "**"}.get(token, token))
        at = match.end()
    return found


class _Reader:
    """Sums of products of powers, by recursive descent."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._at = 0
        self._depth = 0

    def whole(self) -> Fraction:
        value = self._sum()
        if self._at < len(self._tokens):
            raise ArithmeticFault(f"I do not understand '{self._tokens[self._at]}' there")
        return value

    def _next(self, *wanted: str) -> str:
        if self._at < len(self._tokens) and self._tokens[self._at] in wanted:
            self._at += 1
            return self._tokens[self._at - 1]
        return ""

    def _sum(self) -> Fraction:
        value = self._product()
        while sign := self._next("+", "-"):
            other = self._product()
            value = _bounded(value + other if sign == "+" else value - other)
        return value

    def _product(self) -> Fraction:
        value = self._signed()
        while sign := self._next("*", "/", "%"):
            other = self._signed()
            if sign == "*":
                value = _bounded(value * other)
            elif other == 0:
                raise ArithmeticFault("nothing can be divided by zero")
            else:
                value = _bounded(value / other if sign == "/" else value % other)
        return value

    def _signed(self) -> Fraction:
        self._depth += 1
        if self._depth > _MAX_DEPTH:
            raise ArithmeticFault("that is nested too deep for me")
        try:
            if sign := self._next("-", "+"):
                value = self._signed()
                return -value if sign == "-" else value
            return self._power()
        finally:
            self._depth -= 1

    def _power(self) -> Fraction:
        base = self._single()
        if not self._next("**"):
            return base
        power = self._signed()
        if power.denominator != 1 or abs(power) > _MAX_POWER:
            raise ArithmeticFault(f"I work out whole powers up to {_MAX_POWER} only")
        if base == 0 and power < 0:
            raise ArithmeticFault("nothing can be divided by zero")
        return _bounded(Fraction(base**power.numerator))

    def _single(self) -> Fraction:
        if self._next("("):
            value = self._sum()
            if not self._next(")"):
                raise ArithmeticFault("a parenthesis is not closed")
            return value
        if self._at < len(self._tokens) and self._tokens[self._at][-1].isdigit():
            self._at += 1
            return _bounded(Fraction(self._tokens[self._at - 1]))
        raise ArithmeticFault("a number is missing")


def _bounded(value: Fraction) -> Fraction:
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > _MAX_DIGITS * 4:
        raise ArithmeticFault("that number is too large for me")
    return value
