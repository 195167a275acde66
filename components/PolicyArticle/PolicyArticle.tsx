import styled from 'styled-components'
import { fillGaps, type Language } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import type { Policy } from '@/content/policies'

const Frame = styled.article`
  display: grid;
  gap: 36px;
  padding-block: 32px 64px;

  header,
  section {
    display: grid;
    gap: 12px;
    max-width: var(--measure);
  }
  h2 {
    font-size: 1.375rem;
  }
  header p:last-of-type {
    color: var(--muted);
    font-size: 0.9375rem;
  }
`

/** A policy in sections, with the version that forms refer to. */
export const PolicyArticle = ({
  policy,
  language,
}: {
  readonly policy: Policy
  readonly language: Language
}) => (
  <Frame className="wrap">
    <header>
      <h1>{policy.title}</h1>
      <p className="lead">{policy.lead}</p>
      <p>{fillGaps(pageWordsFor(language).policies.version, { version: policy.version })}</p>
    </header>
    {policy.sections.map(({ title, paragraphs }) => (
      <section key={title}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </Frame>
)
