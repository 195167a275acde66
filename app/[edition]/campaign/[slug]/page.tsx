import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CAMPAIGNS_PAGE, campaignPage } from '@/app/[edition]/campaigns/campaignPages'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { CampaignPage } from '@/components/pages/Landing/CampaignPage'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { landingCopy } from '@/content/copy/landing'
import { config } from '@/server/config'

/** Made anew each hour, because a campaign ends with a day and not with a change of the catalogue. */
export const revalidate = 3600

type Props = { readonly params: Promise<{ readonly slug: string }> }

/** An ended campaign is no answer to a search any more. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = campaignPage((await params).slug, new Date())
  if (!found) return {}
  const { campaign, page, isOver } = found
  const { title, summary: description } = campaign
  return pageMetadata({ title, description, path: page.path, isListed: !isOver })
}

export default async function OneCampaignPage({ params }: Props) {
  const found = campaignPage((await params).slug, new Date()) ?? notFound()
  const { campaign, page } = found
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: breadcrumbCopy[page.language].home, path: '/' },
    { name: landingCopy.campaigns.crumb, path: CAMPAIGNS_PAGE.path },
    { name: campaign.title, path: page.path },
  ]
  const things = [breadcrumbsJsonLd(crumbs, config().siteUrl)]
  return (
    <SiteShell page={page} numbers={numbers}>
      <CampaignPage {...found} numbers={numbers} crumbs={crumbs} />
      <JsonLd things={campaign.faqs.length > 0 ? [...things, faqJsonLd(campaign.faqs)] : things} />
    </SiteShell>
  )
}
