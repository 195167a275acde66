import styled from 'styled-components'
import type { Treatment } from '@/content/catalogueCodecs'
import { type Language, messagesFor } from '@/content/messages/messagesFor'

const Frame = styled.table`
  width: 100%;
  max-width: var(--measure);
  border-collapse: collapse;
  border-top: 1px solid var(--line);

  caption {
    padding-bottom: 8px;
    font-weight: 700;
    text-align: left;
  }
  th,
  td {
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.5;
    text-align: left;
    vertical-align: top;
  }
  th {
    width: 38%;
    padding-right: 16px;
    color: var(--muted);
    font-weight: 400;
  }
  td {
    font-weight: 600;
  }
`

/** A treatment at a glance. */
export function TreatmentFacts({
  facts,
  language,
}: {
  readonly facts: Treatment['facts']
  readonly language: Language
}) {
  const words = messagesFor(language).treatment
  const rows = (['type', 'anaesthesia', 'duration', 'hospitalStay', 'recovery'] as const).map((key) => ({
    key,
    name: words.facts[key],
    value: facts[key],
  }))
  return (
    <Frame>
      <caption>{words.factsTitle}</caption>
      <tbody>
        {rows.map(({ key, name, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Frame>
  )
}
