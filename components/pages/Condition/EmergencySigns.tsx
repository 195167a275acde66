import styled from 'styled-components'
import { Icon } from '@/components/ui/Icon'
import { conditionCopy } from '@/content/copy/conditions'

const Frame = styled.section`
  display: grid;
  gap: 12px;
  max-width: var(--measure);
  padding: 16px 20px 20px;
  border: 1px solid var(--error);
  border-left-width: 6px;
  border-radius: var(--radius);
  background: var(--surface);

  h2 {
    color: var(--error);
    font-size: 1.25rem;
  }
  ul {
    padding-left: 18px;
    line-height: 1.55;
  }
  li {
    padding-left: 4px;
  }
  li + li {
    margin-top: 6px;
  }
  li::marker {
    color: var(--error);
  }
  .call {
    display: grid;
    gap: 10px;
    align-items: center;
  }
  .call a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    min-height: 48px;
    padding: 8px 20px;
    border: 2px solid var(--error);
    border-radius: var(--radius);
    color: var(--error);
    font-size: 1.125rem;
    font-weight: 700;
    text-decoration: none;
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
export const EmergencySigns = ({ signs }: { readonly signs: readonly string[] }) => {
  const copy = conditionCopy.emergency
  return (
    <Frame id="emergency" aria-labelledby="emergency-title">
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
    </Frame>
  )
}
