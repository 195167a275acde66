import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { FormBeside } from '@/components/FormBeside/FormBeside'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { OpenRoles } from '@/components/OpenRoles/OpenRoles'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { companyWords } from '@/content/words/company'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { config } from '@/server/config'

const PAGE = {
  pageType: 'Careers',
  pageName: 'Careers',
  path: '/careers',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage
const words = companyWords.careers

export const metadata = pageMetadata({ title: words.title, description: words.description, path: PAGE.path })

export default function CareersPage() {
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: pageWordsFor(PAGE.language).shell.home, path: '/' },
    { name: words.title, path: PAGE.path },
  ]
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <FormBeside form={<LeadForm page={PAGE} heading={words.formTitle} {...numbers} />}>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <h2>{words.wayTitle}</h2>
        <ul className="points">
          {words.way.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </FormBeside>
      <OpenRoles />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl)]} />
    </SiteShell>
  )
}
