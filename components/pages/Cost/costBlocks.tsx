import { BillParts } from '@/components/pages/Cost/BillParts'
import { costInWords } from '@/components/pages/Treatment/TreatmentSummaries'
import { EmiTable } from '@/components/forms/calculators/EmiResult'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { treatmentsInDepartment } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { footerCopy } from '@/content/copy/footer'
import { rupees } from '@/content/copy/rupees'
import { costCopy } from '@/content/copy/costs'
import { costPath } from '@/model/catalogue/cost'
import { emiHref, instalmentsByTerm } from '@/model/calculators/emi'
import type { Treatment } from '@/model/catalogue/treatment'
import { costFigures } from './costFigures'
import { TRIED_RATE } from './costTexts'

/* Sections that both cost pages have: all over India, and in one city. */

const titles = costCopy.sections

/** Parts of the bill; empty for a row without parts. */
export function billSection(treatment: Treatment, average: number, place: string): ArticleSection | false {
  const parts = treatment.cost.breakdown
  if (parts.length === 0) return false
  const intro = interpolate(costCopy.bill.intro, { average: rupees(average), place })
  return {
    id: 'bill',
    title: titles.bill,
    body: (
      <>
        <p className="numbers">{intro}</p>
        <BillParts parts={parts} average={average} />
      </>
    ),
  }
}

export const driversSection = (treatment: Treatment): ArticleSection => ({
  id: 'drivers',
  title: titles.drivers,
  body: <Dots items={treatment.cost.drivers} />,
})

/** @param about slugs of the treatment, and of the city that the average is of */
export const instalmentsSection = (
  average: number,
  about: { readonly treatment: string; readonly city?: string },
): ArticleSection => ({
  id: 'instalments',
  title: titles.instalments,
  body: (
    <>
      <p className="numbers">
        {interpolate(costCopy.instalments.intro, { average: rupees(average), rate: TRIED_RATE })}
      </p>
      <EmiTable
        rows={instalmentsByTerm({ amount: average, rate: TRIED_RATE })}
        caption={costCopy.instalments.caption}
      />
      <p>
        <a href={emiHref(average, about)}>{costCopy.instalments.link}</a>
      </p>
    </>
  ),
})

/** Costs of the department's other treatments. */
export function othersSection(treatment: Treatment): ArticleSection {
  const items = treatmentsInDepartment(treatment.departmentid)
    .filter((other) => other.slug !== treatment.slug && costFigures(other) !== undefined)
    .map((other) => ({
      name: other.ProcedureName,
      href: costPath(other.slug),
      text: costInWords(other),
    }))
  return {
    id: 'others',
    title: titles.others,
    body: (
      <>
        {items.length > 0 && <NamedTexts items={items} />}
        <Links items={[{ href: '/treatment', name: costCopy.others.allTreatments }]} />
      </>
    ),
  }
}

/** How the figures are meant, and where to read more. */
export const meaningSection = (
  treatment: Treatment,
  count: number,
  links: readonly { readonly href: string; readonly name: string }[],
): ArticleSection => ({
  id: 'meaning',
  title: titles.sources,
  body: (
    <>
      <p>{interpolate(costCopy.sourcesText, { count })}</p>
      <p className="aside">{footerCopy.en.emergency}</p>
      <Links items={links} />
    </>
  ),
})
