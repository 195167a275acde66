import styled from 'styled-components'
import type { Question } from '@/content/pageWords/pageWordsFor'

const Frame = styled.div`
  max-width: 46rem;
  border-bottom: 1px solid var(--line);

  details {
    border-top: 1px solid var(--line);
  }
  summary {
    display: grid;
    grid-template-columns: 1fr 20px;
    gap: 16px;
    align-items: center;
    padding-block: 14px;
    font-weight: 600;
    line-height: 1.45;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 10px;
    height: 10px;
    margin: -6px 4px 0;
    border: solid var(--green);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  details[open] summary::after {
    margin-top: 6px;
    rotate: 225deg;
  }
  details p {
    max-width: var(--measure);
    padding-bottom: 20px;
    color: var(--muted);
  }
`

/** Questions with their answers folded away; they open without JavaScript. */
export const Faqs = ({ faqs }: { readonly faqs: readonly Question[] }) => (
  <Frame>
    {faqs.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </Frame>
)
