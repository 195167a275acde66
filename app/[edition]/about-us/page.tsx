import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { AboutUs } from '@/components/pages/Company/AboutUs'
import { FormBeside } from '@/components/forms/FormBeside'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, organisationJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { companyCopy } from '@/content/copy/company'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { config } from '@/server/config'

const PAGE = {
  pageType: 'About',
  pageName: 'About us',
  path: '/about-us',
  tier: 3,
  language: 'en',
} satisfies PageContext
const copy = companyCopy.about

export const metadata = pageMetadata({ title: copy.title, description: copy.description, path: PAGE.path })

export default async function AboutPage() {
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: breadcrumbCopy[PAGE.language].home, path: '/' },
    { name: copy.title, path: PAGE.path },
  ]
  const { siteUrl } = config()
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <FormBeside form={<LeadForm page={PAGE} {...numbers} />}>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <h2>{copy.neverTitle}</h2>
        <ul className="points">
          {copy.never.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </FormBeside>
      <AboutUs />
      <JsonLd things={[organisationJsonLd(siteUrl), breadcrumbsJsonLd(crumbs, siteUrl)]} />
    </SiteShell>
  )
}
