import styled from 'styled-components'
import { Icon } from '@/components/ui/Icon'
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

  h2,
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

/** Signs that need help at once, and the number to call. They stand first on the page. */
export const EmergencySigns = ({
  signs,
  language,
}: {
  readonly signs: readonly string[]
  readonly language: Language
}) => {
  const copy = emergencyCopy[language]
  return (
    <EmergencySignsRoot id="emergency" aria-labelledby="emergency-title">
      <h2 id="emergency-title">{copy.title}</h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
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
