import { CAMPAIGNS_PAGE as PAGE, campaignsBySide } from '@/app/[edition]/campaigns/campaignPages'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { CampaignIndex } from '@/components/pages/Landing/CampaignIndex'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { itemListJsonLd } from '@/components/seo/JsonLd/itemListJsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { landingCopy } from '@/content/copy/landing'
import { config } from '@/server/config'

const copy = landingCopy.campaigns

/** Made anew each hour, because a campaign ends with a day and not with a change of the catalogue. */
export const revalidate = 3600

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: PAGE.path,
})

export default async function CampaignsPage() {
  const campaigns = campaignsBySide(new Date())
  const numbers = pageNumbers(PAGE)
  const { siteUrl } = config()
  const crumbs = [
    { name: breadcrumbCopy[PAGE.language].home, path: '/' },
    { name: copy.crumb, path: PAGE.path },
  ]
  const list = campaigns.running.map(({ slug, title }) => ({ name: title, path: `/campaign/${slug}` }))
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <CampaignIndex {...campaigns} page={PAGE} numbers={numbers} crumbs={crumbs} />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, siteUrl), itemListJsonLd(list, siteUrl)]} />
    </SiteShell>
  )
}
