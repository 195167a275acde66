/** A piece of text that is the same in both, taken out of the old one, or put into the new one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Above this product of word counts the differing middle is one piece, to bound the cost. */
const MOST_CELLS = 4_000_000

/** Words with trailing space, so that joined pieces give the original text. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? []

/** The words of the longest common run of both, by the usual table. */
function middleOf(one: readonly string[], other: readonly string[]): readonly DiffPart[] {
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const parts: DiffPart[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const [was = '', is = ''] = [one[row], other[column]]
    if (row < one.length && column < other.length && was === is) {
      parts.push({ kind: 'same', text: was })
      row += 1
      column += 1
    } else if (row < one.length && (column >= other.length || at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: was })
      row += 1
    } else {
      parts.push({ kind: 'added', text: is })
      column += 1
    }
  }
  return parts
}

const whole = (kind: DiffPart['kind'], words: readonly string[]): readonly DiffPart[] =>
  words.length === 0 ? [] : [{ kind, text: words.join('') }]

/** Neighbours of one kind as one piece. */
const joined = (parts: readonly DiffPart[]): readonly DiffPart[] =>
  parts.reduce<DiffPart[]>((found, { kind, text }) => {
    const last = found[found.length - 1]
    if (last?.kind === kind) found[found.length - 1] = { kind, text: last.text + text }
    else found.push({ kind, text })
    return found
  }, [])

/** What of a text changed, word by word. The pieces that are not `added` are the old text, those not `removed` the new one. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1
  const [old, now] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const middle =
    (old.length + 1) * (now.length + 1) > MOST_CELLS
      ? [...whole('removed', old), ...whole('added', now)]
      : middleOf(old, now)
  return joined([
    ...whole('same', one.slice(0, start)),
    ...middle,
    ...whole('same', one.slice(one.length - end)),
  ])
}
