import type { Language } from '@/model/page/language'

/** One row of an index: its name, its address and the department that it belongs to. */
export type IndexEntry = {
  readonly name: string
  readonly href: string
  /** Of the page it leads to, where it is not the index's. */
  readonly hrefLang?: Language
  readonly departmentId: number
  /** What people ask of it first, such as its price. */
  readonly note?: string
}

/** The entries that begin with one letter; `id` is the group's anchor. */
export type LetterGroup = {
  readonly id: string
  readonly letter: string
  readonly entries: readonly IndexEntry[]
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }
/** Stands for names that begin with a figure or a sign. */
const NO_LETTER = '0–9'

function letterOf(name: string): string {
  const [first = ''] = name.toUpperCase()
  return /\p{L}/u.test(first) ? first : NO_LETTER
}

/** An anchor that is the same in the address and in the page, whatever the script. */
const anchorOf = (letter: string): string =>
  letter === NO_LETTER ? 'letter-0' : `letter-${letter.toLowerCase().codePointAt(0)?.toString(36)}`

/** Entries in the order of the alphabet, a group a letter; letters that nothing begins with are left out. */
export function alphabetGroups(entries: readonly IndexEntry[], language: Language): readonly LetterGroup[] {
  const { compare } = new Intl.Collator(LOCALES[language], { numeric: true, sensitivity: 'base' })
  const groups = new Map<string, IndexEntry[]>()
  for (const entry of [...entries].sort((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(entry.name)
    groups.set(letter, [...(groups.get(letter) ?? []), entry])
  }
  return [...groups].map(([letter, found]) => ({ id: anchorOf(letter), letter, entries: found }))
}
