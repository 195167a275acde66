import styled from 'styled-components'
import { touchLink } from '@/components/ui/theme/surfaces'

const FactsTableRoot = styled.table`
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
  /* Large text may not be wider than a phone. */
  td {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  a {
    ${touchLink}
    font-weight: 400;
  }
`

export type Fact = {
  readonly name: string
  readonly value: string
  /** Of the value, where it is not the page's. */
  readonly lang?: 'en' | undefined
  /** Where the value leads: a number to call. */
  readonly href?: string
  /** What it means, in the page's language. */
  readonly meaning?: string | undefined
  /** Where it can be checked: a page of others. */
  readonly check?: { readonly href: string; readonly name: string }
}

/** Something at a glance: what is asked, and the answer in a few words. */
export const FactsTable = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) => (
  <FactsTableRoot>
    <caption>{title}</caption>
    <tbody>
      {facts.map(({ name, value, href, lang, meaning, check }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td lang={meaning || check ? undefined : lang}>
            {href ? <a href={href}>{value}</a> : meaning || check ? <span lang={lang}>{value}</span> : value}
            {meaning && <small>{meaning}</small>}
            {check && (
              <small>
                <a href={check.href} rel="noopener noreferrer" target="_blank">
                  {check.name}
                </a>
              </small>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </FactsTableRoot>
)
