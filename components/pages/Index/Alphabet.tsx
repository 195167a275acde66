import styled from 'styled-components'
import type { LetterGroup } from './alphabetGroups'
import { lineLink } from '@/components/ui/theme/surfaces'

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
  /** The way to what stands below the letters. */
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
