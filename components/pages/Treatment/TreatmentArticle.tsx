import type { ReactNode } from 'react'
import type { PageContext } from '@/model/page/pageContext'
import { type ArticleSection, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { treatmentsInDepartment } from '@/content/catalogue'
import { treatmentCopy } from '@/content/copy/treatments'
import { homeCopy } from '@/content/copy/home'
import type { Treatment } from '@/model/catalogue/treatment'
import { treatmentSections } from './treatmentSections'

type TreatmentArticleProps = {
  readonly treatment: Treatment
  readonly page: PageContext
  /** Who performs it and where; they stand after the cost. */
  readonly people?: readonly ArticleSection[]
  readonly after?: ReactNode
}

/** The article of a treatment's page below its hero: sections, a way to talk, and the department's other treatments. */
export function TreatmentArticle({ treatment, page, people = [], after }: TreatmentArticleProps) {
  const copy = treatmentCopy[page.language]
  const home = homeCopy[page.language]
  const others = treatmentsInDepartment(treatment.departmentid).filter(({ slug }) => slug !== treatment.slug)
  return (
    <SectionedArticle
      sections={treatmentSections(treatment, page.language, people)}
      page={page}
      before={hasSellingPoints(treatment.departmentid) && <SellingPoints language={page.language} />}
      after={
        <>
          {after}
          <nav className="section" aria-label={copy.otherTreatments}>
            <h2>{copy.otherTreatments}</h2>
            <Links
              items={[
                ...others.map(({ slug, ProcedureName, hindi }) => ({
                  href: `/treatment/${slug}`,
                  name: page.language === 'hi' ? hindi : ProcedureName,
                })),
                { href: '/treatment', name: home.allTreatments },
              ]}
            />
          </nav>
        </>
      }
    />
  )
}
