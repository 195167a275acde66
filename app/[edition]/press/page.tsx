import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageHero } from '@/components/ui/PageHero'
import { PressList } from '@/components/pages/Company/PressList'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { pressCopy } from '@/content/copy/faqAndPress'
import { config } from '@/server/config'

const PAGE = {
  pageType: 'Press',
  pageName: 'Press',
  path: '/press',
  tier: 3,
  language: 'en',
} satisfies PageContext

export const metadata = pageMetadata({
  title: pressCopy.metaTitle,
  description: pressCopy.description,
  path: PAGE.path,
})

export default async function PressPage() {
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: breadcrumbCopy[PAGE.language].home, path: '/' },
    { name: pressCopy.title, path: PAGE.path },
  ]
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <PageHero form={<LeadForm page={PAGE} {...numbers} />} below={<PressList />}>
        <h1>{pressCopy.title}</h1>
        <p className="lead">{pressCopy.lead}</p>
      </PageHero>
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl)]} />
    </SiteShell>
  )
}
