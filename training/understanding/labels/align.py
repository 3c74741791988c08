"""Alignment of a line's text with the place in a known text that it shows."""


def trigrams(text):
    """Returns the set of a text's threes of letters, in lower case."""
    text = text.lower()
    return {text[i : i + 3] for i in range(len(text) - 2)}


def align(read, known):
    """Returns the edit steps of the best place in the known text, and their cost.

    A step is (known letter, read letter), of which one may be empty.
    """
    n, m = len(read), len(known)
    cost = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        row, above = cost[i], cost[i - 1]
        row[0] = i
        letter = read[i - 1]
        for j in range(1, m + 1):
            best = above[j - 1] + (letter != known[j - 1])
            if above[j] + 1 < best:
                best = above[j] + 1
            if row[j - 1] + 1 < best:
                best = row[j - 1] + 1
            row[j] = best
    j = min(range(m + 1), key=lambda place: cost[n][place])
    least, end, i, steps = cost[n][j], j, n, []
    while i > 0:
        if j > 0 and cost[i][j] == cost[i - 1][j - 1] + (read[i - 1] != known[j - 1]):
            steps.append((known[j - 1], read[i - 1]))
            i, j = i - 1, j - 1
        elif cost[i][j] == cost[i - 1][j] + 1:
            steps.append(("", read[i - 1]))
            i -= 1
        else:
            steps.append((known[j - 1], ""))
            j -= 1
    return steps[::-1], least, j, end
