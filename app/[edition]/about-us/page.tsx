import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { AboutUs } from '@/components/AboutUs/AboutUs'
import { FormBeside } from '@/components/FormBeside/FormBeside'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd, organisationJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { companyWords } from '@/content/words/company'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'

const PAGE = {
  pageType: 'About',
  pageName: 'About us',
  path: '/about-us',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage
const words = companyWords.about

export const metadata = pageMetadata({ title: words.title, description: words.description, path: PAGE.path })

export default async function AboutPage() {
  taggedBy('conditions', 'treatments', 'tests', 'cities')
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: pageWordsFor(PAGE.language).shell.home, path: '/' },
    { name: words.title, path: PAGE.path },
  ]
  const { siteUrl } = config()
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <FormBeside form={<LeadForm page={PAGE} {...numbers} />}>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <h2>{words.neverTitle}</h2>
        <ul className="points">
          {words.never.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </FormBeside>
      <AboutUs />
      <JsonLd things={[organisationJsonLd(siteUrl), breadcrumbsJsonLd(crumbs, siteUrl)]} />
    </SiteShell>
  )
}
