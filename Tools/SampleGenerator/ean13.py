"""EAN-13 bar codes, from their definition (GS1 General Specifications, 5.2)."""

# The seven modules of each digit in set A; set C is their complement, set B is C mirrored.
SET_A = ["0001101", "0011001", "0010011", "0111101", "0100011",
         "0110001", "0101111", "0111011", "0110111", "0001011"]
# Which of the six left digits are from set B, by the first digit.
PARITY = ["AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB",
          "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA"]


def with_check_digit(twelve):
    """The number with its check digit."""
    total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(twelve))
    return twelve + str(-total % 10)


def modules(number):
    """The 95 modules of a 13-digit number, as a text of 0 and 1."""
    set_c = ["".join("10"[int(m)] for m in code) for code in SET_A]
    left = "".join(SET_A[int(d)] if p == "A" else set_c[int(d)][::-1]
                   for d, p in zip(number[1:7], PARITY[int(number[0])]))
    right = "".join(set_c[int(d)] for d in number[7:])
    return "101" + left + "01010" + right + "101"
