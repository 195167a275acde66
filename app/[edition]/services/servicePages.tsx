import 'server-only'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import type { PageContext } from '@/model/page/pageContext'
import { type ArticleSection, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import type { ContactNumbers } from '@/content/links/contactNumbers'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { bmiPageCopy, loanCopy, secondOpinionCopy } from '@/content/copy/services'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { config } from '@/server/config'

const own = { tier: DEFAULT_LEAD_TIER, language: 'en' } as const

/* What each page is to its leads; a calculator's answer without JavaScript is the same page to them. */

export const LOAN_PAGE: PageContext = {
  ...own,
  pageType: 'Service',
  pageName: loanCopy.crumb,
  path: '/services/medical-loan',
}
export const SECOND_OPINION_PAGE: PageContext = {
  ...own,
  pageType: 'Service',
  pageName: secondOpinionCopy.crumb,
  path: '/services/second-opinion',
}
export const BMI_PAGE: PageContext = {
  ...own,
  pageType: 'Tool',
  pageName: bmiPageCopy.crumb,
  path: '/tools/bmi-calculator',
}

/** The way to a page that stands under the home page. */
export const crumbsTo = ({ pageName, path }: PageContext): readonly Crumb[] => [
  { name: breadcrumbCopy.en.home, path: '/' },
  { name: pageName, path },
]

type ServicePageProps = {
  readonly page: PageContext
  readonly numbers: ContactNumbers
  readonly hero: ReactNode
  readonly sections: readonly ArticleSection[]
  readonly faqs: readonly QuestionAndAnswer[]
}

/** A service or a tool: the way here, the hero with its form, and what there is to know. */
export function ServicePage({ page, numbers, hero, sections, faqs }: ServicePageProps) {
  const crumbs = crumbsTo(page)
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={page.language} />
      </div>
      {hero}
      <SectionedArticle sections={sections} page={page} />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl), faqJsonLd(faqs)]} />
    </SiteShell>
  )
}
