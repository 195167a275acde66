import styled from 'styled-components'
import type { LetterGroup } from './alphabetGroups'

const Frame = styled.div`
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
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-block: 6px;
    line-height: 1.4;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
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
  <Frame>
    {groups.map(({ id, letter, entries }) => (
      <section key={id} id={id} className="letter">
        <h3>{letter}</h3>
        <ul>
          {entries.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Frame>
)
