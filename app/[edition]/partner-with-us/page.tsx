import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { partnerCopy } from '@/content/copy/partner'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { FormBeside } from '@/components/forms/FormBeside'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'

import { config } from '@/server/config'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

const PAGE = {
  pageType: 'Partner',
  pageName: 'Partner with us',
  path: '/partner-with-us',
  tier: 3,
  language: 'en',
} satisfies PageContext
const partner = partnerCopy[PAGE.language]

export const metadata = pageMetadata({ ...partner.head, path: PAGE.path })

export default function PartnerPage() {
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: breadcrumbCopy[PAGE.language].home, path: '/' },
    { name: partner.title, path: PAGE.path },
  ]
  const form = (
    <LeadForm
      page={PAGE}
      heading={partner.formTitle}
      description={partner.formLead}
      options={{ submitTitle: partner.submit }}
      {...numbers}
    />
  )
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <FormBeside form={form}>
        <h1>{partner.title}</h1>
        <p className="lead">{partner.lead}</p>
        <ul className="points">
          {partner.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </FormBeside>
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl)]} />
    </SiteShell>
  )
}
