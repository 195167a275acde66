/**
 * How many letters were typed wrongly: letters left out, added, replaced, or two neighbours exchanged (the optimal string
 * alignment distance; Boytsov 2011, Indexing methods for approximate dictionary searching, section 2.1).
 */
export function typingErrors(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let [beforeLast, last]: [number[], number[]] = [[], b.map((_, at) => at)]
  last.push(b.length)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const exchanged = isExchange ? (beforeLast[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, exchanged))
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? 0
}

/** Names are compared in any case and with any blanks. */
export const comparableName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The name that was most likely meant; undefined where none is near: one letter in three may be wrong. */
export function nearestName(typed: string, names: Iterable<string>): string | undefined {
  const text = comparableName(typed)
  let limit = Math.max(1, Math.floor([...text].length / 3))
  let nearest: string | undefined
  for (const name of names) {
    const other = comparableName(name)
    if (Math.abs(other.length - text.length) > limit) continue
    const errors = typingErrors(text, other)
    if (errors > limit || (errors === limit && nearest !== undefined)) continue
    limit = errors
    nearest = name
  }
  return nearest
}
