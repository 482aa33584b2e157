"""A QR code for a terminal (ISO/IEC 18004): bytes, error correction L, versions 1 to 5, which have a single block each."""

#: Version -> (bytes of text that fit, data codewords, error correction codewords).
_SIZES = {1: (17, 19, 7), 2: (32, 34, 10), 3: (53, 55, 15), 4: (78, 80, 20), 5: (106, 108, 26)}

#: Longest text in bytes.
MOST = 106

#: Light modules around the code, which a reader needs.
_QUIET = 2


def matrix(text: bytes) -> list[list[bool]]:
    """Rows of dark (true) and light modules. Raises ValueError for more than `MOST` bytes."""
    version = next((number for number, (most, _, _) in _SIZES.items() if len(text) <= most), 0)
    if not version:
        raise ValueError(f"more than {MOST} bytes")
    _, data, checks = _SIZES[version]
    size = 17 + 4 * version
    grid: list[list[bool | None]] = [[None] * size for _ in range(size)]
    _draw_patterns(grid, version)
    _draw_data(grid, [*(words := _words(text, data)), *_remainder(words, checks)])
    fixed: list[list[bool | None]] = [[None] * size for _ in range(size)]
    _draw_patterns(fixed, version)
    masked = [_masked(grid, fixed, number) for number in range(8)]
    return min(masked, key=_penalty)


def lines(code: "list[list[bool]]") -> list[str]:
    """The code in half blocks, two rows a line; light modules are drawn, for terminals are mostly dark."""
    size = len(code) + 2 * _QUIET
    wide = [[True] * size for _ in range(size + size % 2)]
    for y, row in enumerate(code):
        for x, dark in enumerate(row):
            wide[y + _QUIET][x + _QUIET] = not dark
    shapes = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
    return ["".join(shapes[pair] for pair in zip(wide[at], wide[at + 1], strict=True)) for at in range(0, len(wide), 2)]


def _words(text: bytes, count: int) -> list[int]:
    """Mode 4 (bytes), length, text, end mark, padding."""
    bits = f"0100{len(text):08b}" + "".join(f"{byte:08b}" for byte in text)
    bits += "0" * min(4, count * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    return words + [(0xEC, 0x11)[place % 2] for place in range(count - len(words))]


def _multiply(a: int, b: int) -> int:
    """In GF(256) with the polynomial 0x11D."""
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ ((product >> 7) * 0x11D)
        product ^= ((b >> bit) & 1) * a
    return product


def _remainder(words: list[int], count: int) -> list[int]:
    """Reed-Solomon check words."""
    divisor = [0] * (count - 1) + [1]
    root = 1
    for _ in range(count):
        for place in range(count):
            divisor[place] = _multiply(divisor[place], root) ^ (divisor[place + 1] if place + 1 < count else 0)
        root = _multiply(root, 2)
    rest = [0] * count
    for word in words:
        factor = word ^ rest.pop(0)
        rest.append(0)
        for place in range(count):
            rest[place] ^= _multiply(divisor[place], factor)
    return rest


def _draw_patterns(grid: "list[list[bool | None]]", version: int) -> None:
    """Finders, timing, alignment, the dark module; the place of the format is kept free with light modules."""
    size = len(grid)
    for place in range(size):
        grid[6][place] = grid[place][6] = place % 2 == 0
    for cx, cy in ((3, 3), (size - 4, 3), (3, size - 4)):
        for y in range(max(0, cy - 4), min(size, cy + 5)):
            for x in range(max(0, cx - 4), min(size, cx + 5)):
                grid[y][x] = max(abs(x - cx), abs(y - cy)) not in (2, 4)
    if version > 1:
        at = size - 7
        for y in range(at - 2, at + 3):
            for x in range(at - 2, at + 3):
                grid[y][x] = max(abs(x - at), abs(y - at)) != 1
    _draw_format(grid, 0)


def _draw_format(grid: "list[list[bool | None]]", mask: int) -> None:
    size = len(grid)
    # Level L is 01.
    value = 1 << 3 | mask
    rest = value
    for _ in range(10):
        rest = (rest << 1) ^ ((rest >> 9) * 0x537)
    bits = (value << 10 | rest) ^ 0x5412
    for place in range(15):
        dark = bool(bits >> place & 1)
        if place < 6:
            grid[place][8] = dark
        elif place < 8:
            grid[place + 1][8] = dark
        elif place == 8:
            grid[8][7] = dark
        else:
            grid[8][14 - place] = dark
        if place < 8:
            grid[8][size - 1 - place] = dark
        else:
            grid[size - 15 + place][8] = dark
    grid[size - 8][8] = True


def _draw_data(grid: "list[list[bool | None]]", words: list[int]) -> None:
    """Two columns at a time from the right, up and down in turn; what is left over is light."""
    size = len(grid)
    bits = [bool(word >> place & 1) for word in words for place in range(7, -1, -1)]
    at = 0
    for turn, right in enumerate(column if column > 6 else column - 1 for column in range(size - 1, 0, -2)):
        for step in range(size):
            y = step if turn % 2 else size - 1 - step
            for x in (right, right - 1):
                if grid[y][x] is None:
                    grid[y][x] = at < len(bits) and bits[at]
                    at += 1


def _masked(grid: "list[list[bool | None]]", fixed: "list[list[bool | None]]", mask: int) -> list[list[bool]]:
    rules = (
        lambda x, y: (x + y) % 2 == 0,
        lambda _, y: y % 2 == 0,
        lambda x, _: x % 3 == 0,
        lambda x, y: (x + y) % 3 == 0,
        lambda x, y: (x // 3 + y // 2) % 2 == 0,
        lambda x, y: x * y % 2 + x * y % 3 == 0,
        lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
        lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
    )
    turned: list[list[bool | None]] = [
        [bool(dark) ^ (fixed[y][x] is None and rules[mask](x, y)) for x, dark in enumerate(row)] for y, row in enumerate(grid)
    ]
    _draw_format(turned, mask)
    return [[bool(dark) for dark in row] for row in turned]


def _penalty(code: list[list[bool]]) -> int:
    size = len(code)
    total = 0
    for rows in (code, [list(column) for column in zip(*code, strict=True)]):
        for row in rows:
            text = "".join("1" if dark else "0" for dark in row)
            for run in text.replace("10", "1 0").replace("01", "0 1").split():
                total += len(run) - 2 if len(run) >= 5 else 0
            total += 40 * sum(text.startswith(("10111010000", "00001011101"), at) for at in range(size - 10))
    for y in range(size - 1):
        for x in range(size - 1):
            total += 3 * (code[y][x] == code[y][x + 1] == code[y + 1][x] == code[y + 1][x + 1])
    dark = sum(map(sum, code))
    return total + 10 * (abs(dark * 20 - size * size * 10) // (size * size))
