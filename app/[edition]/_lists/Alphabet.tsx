import styled from 'styled-components'
import { lineLink } from '@/components/ui/theme/surfaces'
import { type Language, languageTag } from '@/model/page/language'

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
type LetterGroup = {
  readonly id: string
  readonly letter: string
  readonly entries: readonly IndexEntry[]
}

/** Group of names that begin with a digit or symbol. */
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
  const { compare } = new Intl.Collator(languageTag(language), { numeric: true, sensitivity: 'base' })
  const groups = new Map<string, IndexEntry[]>()
  for (const entry of [...entries].sort((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(entry.name)
    groups.set(letter, [...(groups.get(letter) ?? []), entry])
  }
  return [...groups].map(([letter, found]) => ({ id: anchorOf(letter), letter, entries: found }))
}

const AlphabetJumpRoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 8px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--green);
  }
`

type AlphabetJumpProps = {
  readonly groups: readonly LetterGroup[]
  readonly label: string
  /** Link to the content below the letters. */
  readonly further: { readonly href: string; readonly name: string }
}

/** The way to each letter of an index further down, and past them. */
export const AlphabetJump = ({ groups, label, further }: AlphabetJumpProps) => (
  <AlphabetJumpRoot aria-label={label}>
    {groups.map(({ id, letter }) => (
      <a key={id} href={`#${id}`}>
        {letter}
      </a>
    ))}
    <a href={further.href}>{further.name}</a>
  </AlphabetJumpRoot>
)

const AlphabetListRoot = styled.div`
  columns: 15rem;
  column-gap: 48px;

  .letter {
    break-inside: avoid;
    padding-bottom: 20px;
    scroll-margin-top: 16px;
  }
  h3 {
    padding-bottom: 4px;
    border-bottom: 1px solid var(--line);
    color: var(--deep-green);
    font-size: 1.375rem;
  }
  ul {
    list-style: none;
  }
  li a {
    ${lineLink}
    gap: 12px;
    justify-content: space-between;
  }
  small {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

/** Everything there is, letter by letter. */
export const AlphabetList = ({ groups }: { readonly groups: readonly LetterGroup[] }) => (
  <AlphabetListRoot>
    {groups.map(({ id, letter, entries }) => (
      <section key={id} id={id} className="letter">
        <h3>{letter}</h3>
        <ul>
          {entries.map(({ href, name, hrefLang, note }) => (
            <li key={href}>
              <a href={href} hrefLang={hrefLang}>
                {name}
                {note && <small>{note}</small>}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </AlphabetListRoot>
)
