import styled from 'styled-components'
import { chevron } from '@/components/ui/theme/chevron'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'

const FaqsRoot = styled.div`
  ${chevron}
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
  }
  details p {
    max-width: var(--measure);
    padding-bottom: 20px;
    color: var(--muted);
  }
`

/** Questions with their answers folded away; they open without JavaScript. */
export const Faqs = ({ faqs }: { readonly faqs: readonly QuestionAndAnswer[] }) => (
  <FaqsRoot>
    {faqs.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </FaqsRoot>
)
