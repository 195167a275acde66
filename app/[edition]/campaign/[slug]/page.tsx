import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CAMPAIGNS_PAGE, campaignPage } from '@/app/[edition]/campaigns/campaignPages'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage, crumbsFromHome } from '@/app/_document/PublicPage'
import { CampaignPage } from '@/components/pages/Landing/CampaignPage'
import { landingCopy } from '@/content/copy/landing'

/** Revalidated hourly, because a campaign ends on a date without a catalogue change. */
export const revalidate = 3600

type Props = { readonly params: Promise<{ readonly slug: string }> }

/** An ended campaign is no answer to a search any more. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = campaignPage((await params).slug, new Date())
  if (!found) return {}
  const { campaign, page, isOver } = found
  const { title, summary: description } = campaign
  return pageMetadata(page, { title, description, isListed: !isOver })
}

export default async function OneCampaignPage({ params }: Props) {
  const found = campaignPage((await params).slug, new Date()) ?? notFound()
  const { campaign, page } = found
  const crumbs = [
    { name: landingCopy.campaigns.crumb, path: CAMPAIGNS_PAGE.path },
    { name: campaign.title, path: page.path },
  ]
  return (
    <PublicPage page={page} crumbs={crumbs} hasOwnBreadcrumbs faqs={campaign.faqs}>
      <CampaignPage {...found} crumbs={crumbsFromHome(page, crumbs)} />
    </PublicPage>
  )
}
