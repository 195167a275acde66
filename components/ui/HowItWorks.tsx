import styled, { css } from 'styled-components'
import { homeCopy } from '@/content/copy/home'
import type { Language } from '@/model/page/language'

const inColumns = css`
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
    gap: 40px;

    li {
      grid-template-columns: 1fr;
      align-content: start;
      gap: 8px;
    }
    li::before {
      grid-row: auto;
    }
    p {
      grid-column: auto;
    }
  }
`

const HowItWorksRoot = styled.ol<{ $isNarrow: boolean }>`
  display: grid;
  gap: 24px;
  counter-reset: step;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 40px 1fr;
    gap: 2px 16px;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    grid-row: 1 / 3;
    place-items: center;
    width: 40px;
    height: 40px;
    border: 1.5px solid var(--green);
    border-radius: 50%;
    color: var(--deep-green);
    font-weight: 700;
  }
  h3 {
    align-self: center;
  }
  p {
    grid-column: 2;
    color: var(--muted);
  }

  ${({ $isNarrow }) => !$isNarrow && inColumns}
`

/** From the first message to the meeting with a surgeon. */
export const HowItWorks = ({
  language,
  isNarrow = false,
}: {
  readonly language: Language
  /** One below the other at any width, for a column beside a form. */
  readonly isNarrow?: boolean
}) => (
  <HowItWorksRoot $isNarrow={isNarrow}>
    {homeCopy[language].howSteps.map(({ value, label }) => (
      <li key={value}>
        <h3>{value}</h3>
        <p>{label}</p>
      </li>
    ))}
  </HowItWorksRoot>
)
