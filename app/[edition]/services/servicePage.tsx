import 'server-only'
import { publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ServiceHero, type ServiceHeroProps } from '@/components/pages/Service/ServiceHero'
import type { Crumb } from '@/components/ui/Breadcrumbs'
import type { JsonLdThing } from '@/components/seo/JsonLd/JsonLd'
import { type ArticleSections, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { bmiPageCopy, loanCopy } from '@/content/copy/services'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import type { PageContext } from '@/model/page/pageContext'

/* What each page is to its leads; a calculator's answer without JavaScript is the same page to them. */

export const LOAN_PAGE = publicPage({
  pageType: 'Service',
  pageName: loanCopy.crumb,
  path: '/services/medical-loan',
})
export const BMI_PAGE = publicPage({
  pageType: 'Tool',
  pageName: bmiPageCopy.crumb,
  path: '/tools/bmi-calculator',
})

/** Breadcrumbs of a page directly below the home page. */
export const crumbsTo = ({ pageName: name, path }: PageContext): readonly Crumb[] => [{ name, path }]

type ServicePageProps = {
  readonly page: PageContext
  readonly copy: {
    readonly heading: string
    readonly lead: string
    readonly faqs: readonly QuestionAndAnswer[]
  }
  /** Hero content besides heading, lead and form. */
  readonly hero: Omit<ServiceHeroProps, 'heading' | 'lead' | 'form'>
  readonly sections: ArticleSections
  /** What search engines read of the page's subject; `url` is the page's whole address. */
  readonly things?: (url: string) => readonly JsonLdThing[]
}

/** A service or a tool: the hero with its form, and what there is to know. */
export const ServicePage = ({ page, copy, hero, sections, things }: ServicePageProps) => (
  <PublicPage page={page} crumbs={crumbsTo(page)} faqs={copy.faqs} things={things}>
    <ServiceHero
      {...hero}
      heading={copy.heading}
      lead={copy.lead}
      // Devanagari takes three times the bytes: the long list of cities comes after hydration.
      form={<LeadForm page={page} isBesideAnother={page.language === 'hi'} />}
    />
    <SectionedArticle sections={sections} page={page} />
  </PublicPage>
)
