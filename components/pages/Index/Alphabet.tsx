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

/** The way to each letter of an index further down. */
export const AlphabetJump = ({
  groups,
  label,
}: {
  readonly groups: readonly LetterGroup[]
  readonly label: string
}) => (
  <AlphabetJumpRoot aria-label={label}>
    {groups.map(({ id, letter }) => (
      <a key={id} href={`#${id}`}>
        {letter}
      </a>
    ))}
  </AlphabetJumpRoot>
)

const AlphabetListRoot = styled.div`
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
  }

  @media (min-width: 640px) {
    columns: 2;
    column-gap: 48px;
  }
  @media (min-width: 1024px) {
    columns: 3;
  }
`

/** Everything there is, letter by letter. */
export const AlphabetList = ({ groups }: { readonly groups: readonly LetterGroup[] }) => (
  <AlphabetListRoot>
    {groups.map(({ id, letter, entries }) => (
      <section key={id} id={id} className="letter">
        <h3>{letter}</h3>
        <ul>
          {entries.map(({ href, name, hrefLang }) => (
            <li key={href}>
              <a href={href} hrefLang={hrefLang}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </AlphabetListRoot>
)
