import 'server-only'
import { publicPage } from '@/app/_document/edition'
import type { PageContext } from '@/model/page/pageContext'
import { campaignBySlug, campaigns, departmentById, treatmentBySlug } from '@/content/catalogue/catalogue'
import { landingCopy } from '@/content/copy/landing'
import { type Campaign, hasEnded } from '@/model/catalogue/campaign'
import type { Treatment } from '@/model/catalogue/treatment'

const COMMON = { pageType: 'Campaign', leadType: 'Campaign' } as const

export const CAMPAIGNS_PAGE = publicPage({
  ...COMMON,
  pageName: landingCopy.campaigns.pageName,
  path: '/campaigns',
})

/** The campaigns, those that still run first. */
export function campaignsBySide(now: Date): {
  readonly running: readonly Campaign[]
  readonly ended: readonly Campaign[]
} {
  const all = campaigns()
  return {
    running: all.filter((campaign) => !hasEnded(campaign, now)),
    ended: all.filter((campaign) => hasEnded(campaign, now)),
  }
}

export type FoundCampaign = {
  readonly campaign: Campaign
  readonly isOver: boolean
  readonly treatments: readonly Treatment[]
  readonly page: PageContext
}

/** What all of them are, if they are the same. */
const inCommon = <Value>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined

/** A campaign's page; undefined for a slug that the catalogue does not know. Its form chooses what leaves no choice. */
export function campaignPage(slug: string, now: Date): FoundCampaign | undefined {
  const campaign = campaignBySlug(slug)
  if (!campaign) return undefined
  const treatments = campaign.treatmentSlugs.flatMap((name) => treatmentBySlug(name) ?? [])
  const departmentId = inCommon(treatments.map(({ departmentid }) => departmentid))
  return {
    campaign,
    isOver: hasEnded(campaign, now),
    treatments,
    page: publicPage({
      ...COMMON,
      pageName: campaign.title,
      path: `/campaign/${slug}`,
      campaignId: slug,
      department: departmentId === undefined ? undefined : departmentById(departmentId)?.DepartmentName,
      treatmentSlug: inCommon(campaign.treatmentSlugs),
      citySlug: inCommon(campaign.citySlugs),
    }),
  }
}
