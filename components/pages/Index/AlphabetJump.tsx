import styled from 'styled-components'
import type { LetterGroup } from './alphabetGroups'

const Frame = styled.nav`
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
  <Frame aria-label={label}>
    {groups.map(({ id, letter }) => (
      <a key={id} href={`#${id}`}>
        {letter}
      </a>
    ))}
  </Frame>
)
