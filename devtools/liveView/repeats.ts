/** So many things may make up what is repeated: a tick, what its parent hears, … */
const LONGEST_REPEAT = 4
/** From so often on repeats are one. */
const LEAST_TIMES = 3

/** Things that follow each other; `times` is how often what they begin with came. */
export type Repeats<Item> = { readonly times: number; readonly items: readonly Item[] }

function timesAt(keys: readonly string[], at: number, length: number): number {
  let times = 1
  while (keys.slice(at, at + length).every((key, index) => keys[at + times * length + index] === key)) times++
  return times
}

/** Puts together what is repeated in a row, in blocks of up to four; nothing is lost or moved. */
export function groupRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): Repeats<Item>[] {
  const keys = items.map(keyOf)
  const groups: Repeats<Item>[] = []
  let at = 0
  while (at < items.length) {
    let best = { length: 1, times: 1 }
    for (let length = 1; length <= LONGEST_REPEAT && at + length <= keys.length; length++) {
      const times = timesAt(keys, at, length)
      if (times >= LEAST_TIMES && times * length > best.times * best.length) best = { length, times }
    }
    const end = at + best.length * best.times
    groups.push({ times: best.times, items: items.slice(at, end) })
    at = end
  }
  return groups
}
