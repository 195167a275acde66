import styled from 'styled-components'
import { Icon } from '@/components/ui/Icon'
import { ReadAloud, readAloud } from '@/components/ui/ReadAloud/ReadAloud'
import { signList, urgentCall, urgentSheet } from '@/components/ui/theme/surfaces'
import { emergencyCopy } from '@/content/copy/conditions'
import type { Language } from '@/model/page/language'

const EmergencySignsRoot = styled.section`
  display: grid;
  gap: 12px;
  max-width: var(--measure);
  padding: 16px 20px 20px;
  ${urgentSheet}
  ${signList}
  ${readAloud}

  .head {
    display: flex;
    align-items: center;
    gap: 12px;
  }

  h2,
  h3,
  li::marker {
    color: var(--error);
  }
  .call {
    display: grid;
    gap: 10px;
    align-items: center;
  }
  .call a {
    ${urgentCall}
    justify-content: center;
    gap: 10px;
    font-size: 1.125rem;
  }
  .call p {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  @media (min-width: 640px) {
    .call {
      grid-template-columns: auto 1fr;
      gap: 16px;
    }
  }
`

type UrgentSignsProps = {
  readonly id: string
  readonly title: string
  /** Its level on the page. */
  readonly heading: 'h2' | 'h3'
  readonly signs: readonly { readonly text: string; readonly lang?: 'en' }[]
  readonly language: Language
}

/** Signs that need help at once below a heading, and the number to call. */
export function UrgentSigns({ id, title, heading: Heading, signs, language }: UrgentSignsProps) {
  const copy = emergencyCopy[language]
  return (
    <EmergencySignsRoot id={id} aria-labelledby={`${id}-title`}>
      <div className="head">
        <Heading id={`${id}-title`}>{title}</Heading>
        <ReadAloud reads="section" language={language} />
      </div>
      <ul>
        {signs.map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
      <div className="call">
        <a href="tel:112">
          <Icon name="phone" />
          {copy.call}
        </a>
        <p>{copy.note}</p>
      </div>
    </EmergencySignsRoot>
  )
}

/** Signs that need help at once. First on the page. */
export const EmergencySigns = ({
  signs,
  language,
}: {
  readonly signs: readonly string[]
  readonly language: Language
}) => (
  <UrgentSigns
    id="emergency"
    title={emergencyCopy[language].title}
    heading="h2"
    signs={signs.map((text) => ({ text }))}
    language={language}
  />
)
