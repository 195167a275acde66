import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import type { PriceRange } from '@/model/catalogue/primitives'
import { cityCostPath } from '@/model/catalogue/cost'
import { costsOf, treatmentsInDepartment } from '@/content/catalogue/catalogue'
import styled from 'styled-components'
import { TableHead } from '@/components/ui/FiguresTable'
import { PageLink } from '@/components/ui/PageLink'
import type { Language } from '@/model/page/language'
import { costTableCopy } from '@/content/copy/cityLists'
import type { City } from '@/model/catalogue/city'
import { rupees } from '@/content/copy/rupees'

/** How many treatments the table of a department names. */
const MOST = 8

type TreatmentCost = { readonly treatment: Treatment; readonly cost: PriceRange }

/** Costs of treatments in a city, if the catalogue has them. */
export const treatmentCosts = (
  treatments: readonly Treatment[],
  { cityid }: City,
): readonly TreatmentCost[] =>
  treatments.flatMap((treatment) => {
    const cost = costsOf(treatment.slug).find((one) => one.city.cityid === cityid)
    return cost ? [{ treatment, cost }] : []
  })

/** Costs of a department's first treatments in a city. */
export const cityCosts = (departmentId: number, city: City): readonly TreatmentCost[] =>
  treatmentCosts(treatmentsInDepartment(departmentId), city).slice(0, MOST)

const CityCostsRoot = styled.div`
  table {
    width: 100%;
    max-width: 46rem;
    border-collapse: collapse;
    line-height: 1.45;
  }
  th,
  td {
    padding: 10px 0 10px 16px;
    border-bottom: 1px solid var(--line);
    text-align: right;
    vertical-align: top;
  }
  thead th:first-of-type,
  tbody th {
    padding-left: 0;
    text-align: left;
  }
  tbody th {
    font-weight: 600;
    line-height: 1.35;
  }
  thead th {
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 400;
  }
  td {
    white-space: nowrap;
  }
  a {
    display: inline-block;
    padding-block: 4px;
  }

  /* Several tables below each other keep their columns in line; on phones each takes the room that it needs. */
  @media (min-width: 480px) {
    table {
      table-layout: fixed;
    }
    thead th:nth-of-type(2) {
      width: 34%;
    }
    thead th:nth-of-type(3) {
      width: 24%;
    }
  }
  @media (max-width: 479px) {
    table {
      font-size: 0.9375rem;
    }
    th,
    td {
      padding-left: 10px;
    }
    td {
      white-space: normal;
    }
  }
`

type CityCostsProps = {
  readonly costs: readonly TreatmentCost[]
  readonly city: City
  readonly language?: Language
}

/**
 * Treatments with their cost in a city, each linked to its cost page; in Hindi, which has none, to the treatment's.
 */
export function CityCosts({ costs, city, language = 'en' }: CityCostsProps) {
  const copy = costTableCopy[language]
  return (
    <CityCostsRoot>
      <table className="numbers">
        <TableHead names={[copy.treatment, copy.range, copy.average]} />
        <tbody>
          {costs.map(({ treatment, cost }) => (
            <tr key={treatment.slug}>
              <th scope="row">
                {language === 'hi' ? (
                  <PageLink href={`/treatment/${treatment.slug}`} language={language}>
                    {treatmentName(treatment, language)}
                  </PageLink>
                ) : (
                  <a href={cityCostPath(treatment.slug, city.slug)}>{treatmentName(treatment, language)}</a>
                )}
              </th>
              <td>
                {rupees(cost.minimum)} – {rupees(cost.maximum)}
              </td>
              <td>{rupees(cost.average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </CityCostsRoot>
  )
}
