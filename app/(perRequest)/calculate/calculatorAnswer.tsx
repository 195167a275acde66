import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { ServiceHero } from '@/components/pages/Service/ServiceHero'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { interpolate } from '@/content/copy/interpolate'
import { calculatorCopy } from '@/content/copy/calculators'
import type { Language } from '@/model/page/language'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { crumbsFromHome } from '@/app/_document/PublicPage'
import { pageNumbers } from '@/content/brand'

/*
 * A calculator's page is kept and reads no query, so its plain form leads to a page of its own that is made for each
 * request: /calculate/emi, /hi/calculate/cataract-lens and the like. To a lead it is the calculator's page.
 */

export type AnswerProps = {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** Longest of a field; the fields themselves end sooner. */
const LIMIT = 80

/** What was asked, field by field; a field that the address does not name keeps what the calculator begins with. */
export async function submittedOf(
  start: CalculatorValues,
  { searchParams }: AnswerProps,
): Promise<CalculatorValues> {
  const query = await searchParams
  return Object.fromEntries(
    Object.entries(start).map(([name, value]) => {
      const given = query[name]
      const first = typeof given === 'string' ? given : given?.[0]
      return [name, (first ?? value).slice(0, LIMIT)]
    }),
  )
}

/** The figures stand in the address: no search engine keeps the page, and no other site is told of them. */
export const answerMetadata = (title: string, path: string, language: Language): Metadata => ({
  ...pageMetadata({ title, description: calculatorCopy[language].answer, path, isListed: false, language }),
  referrer: 'same-origin',
})

export type CalculatorAnswerProps = {
  /** The calculator's page. */
  readonly page: PageContext
  /** The way to it. */
  readonly crumbs: readonly Crumb[]
  readonly title: string
  /** Default: that it answers what was entered. */
  readonly lead?: string
  readonly toolTitle?: string
  readonly calculator: ReactNode
  readonly formPlace: 'strip' | 'beside'
}

/** What was asked with its result, the form that takes the result along, and the way back. */
export function CalculatorAnswer({
  page,
  crumbs,
  title,
  lead,
  toolTitle,
  calculator,
  formPlace,
}: CalculatorAnswerProps) {
  const numbers = pageNumbers(page)
  const copy = calculatorCopy[page.language]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbsFromHome(page, crumbs)} language={page.language} />
      </div>
      <ServiceHero
        heading={title}
        lead={lead ?? copy.answer}
        actions={
          <p>
            <a href={page.path} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {interpolate(copy.back, { page: crumbs.at(-1)?.name ?? page.pageName })}
            </a>
          </p>
        }
        tool={{ title: toolTitle ?? copy.resultTitle, body: calculator }}
        form={<LeadForm page={page} />}
        formPlace={formPlace}
      />
    </SiteShell>
  )
}
