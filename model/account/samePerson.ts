/** Titles and honorifics, ignored in comparisons. */
const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss master dr prof shri sri smt kumari km md mohd ji श्री श्रीमती सुश्री कुमारी डॉ जी'.split(' '),
)

/** A name's words: without case, accents, dots and titles; of a name of nothing but titles, those. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .normalize('NFKD')
    // Of Latin letters only: Devanagari's vowel signs are marks as well.
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
  const own = words.filter((word) => !TITLES.has(word))
  return own.length ? own : words
}

/** How many letters have to be changed, added or left out to make one word of another. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, otherLetter] of [...other].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === otherLetter ? 0 : 1)),
      )
    row = next
  }
  return row[other.length] ?? 0
}

/** Ways in which one Indian name is written in Latin letters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ksh|ks/g, 'x'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/([bcdgjkpt])h/g, '$1'],
  [/(\D)\1/g, '$1'],
]
/** A Latin word in lower case with one spelling of sounds that are written in several ways: `laxmi` for `lakshmi`. */
export const plainSpelling = (word: string): string =>
  SPELLINGS.reduce((text, [written, plain]) => text.replace(written, plain), word)

/**
 * The same word, its initial, or another spelling: the same first letter, and at most one letter in four that differs in words
 * of four and more.
 */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [plainSpelling(one), plainSpelling(other)]
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length === 1 || a === b) return long.startsWith(short)
  if (short.length < 4 || short[0] !== long[0]) return false
  return distanceOf(short, long) <= Math.floor(long.length / 4)
}

const isLatin = (words: readonly string[]): boolean => words.every((word) => /^[a-z]+$/.test(word))

/**
 * Whether two names may be one person's, differently written (docs/decisions/0045): every word of the shorter one is in the
 * longer one, as it is, as an initial or in another spelling. A surname alone that two names share is not enough. An empty
 * name, and one in another script, says nothing against it.
 */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0 || isLatin(a) !== isLatin(b)) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const left = [...long]
  // Whole words first, so that an initial takes none of theirs.
  return [...short]
    .sort((x, y) => y.length - x.length)
    .every((word) => {
      const at = left.findIndex((candidate) => isSameWord(word, candidate))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
}
