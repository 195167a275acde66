import { CAMPAIGNS_PAGE as PAGE, campaignsBySide } from '@/app/campaignPages'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { CampaignIndex } from '@/components/CampaignPage/CampaignIndex'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { itemListJsonLd } from '@/components/JsonLd/itemListJsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { landingWords } from '@/content/words/landing'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'

const words = landingWords.campaigns

/** Made anew each hour, because a campaign ends with a day and not with a change of the catalogue. */
export const revalidate = 3600

export const metadata = pageMetadata({
  title: words.title,
  description: words.description,
  path: PAGE.path,
})

export default async function CampaignsPage() {
  taggedBy('campaigns', 'cities')
  const campaigns = campaignsBySide(new Date())
  const numbers = pageNumbers(PAGE)
  const { siteUrl } = config()
  const crumbs = [
    { name: pageWordsFor(PAGE.language).shell.home, path: '/' },
    { name: words.crumb, path: PAGE.path },
  ]
  const list = campaigns.running.map(({ slug, title }) => ({ name: title, path: `/campaign/${slug}` }))
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <CampaignIndex {...campaigns} page={PAGE} numbers={numbers} crumbs={crumbs} />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, siteUrl), itemListJsonLd(list, siteUrl)]} />
    </SiteShell>
  )
}
