import * as t from 'io-ts'
import { Day, Questions, Slug, Slugs, SomeTexts, WholeNumber, Words, rowWithOptional } from './primitives'
import { type KindDescriptor, pageUnder } from './kind'
import { DEFAULT_TIME_ZONE, localTime } from './timeZone'

/** A campaign page: a reason to enquire now about some treatments, without pressure. */
export const Campaign = rowWithOptional(
  'Campaign',
  {
    CampaignId: WholeNumber,
    title: Words,
    slug: Slug,
    summary: Words,
    /** What a visitor gets, a line each. */
    points: SomeTexts,
    about: SomeTexts,
    treatmentSlugs: Slugs,
    /** Cities it runs in; empty stands for all served ones. */
    citySlugs: Slugs,
    faqs: Questions,
  },
  /** The last day on which its offer stands; without it the campaign goes on. */
  { endsOn: Day },
)
export type Campaign = t.TypeOf<typeof Campaign>

/** The calendar day in India at a moment, `YYYY-MM-DD`. */
export const dayInIndia = (moment: Date): string => localTime(moment, DEFAULT_TIME_ZONE).slice(0, 10)

/** Whether a campaign's last day is over. */
export const hasEnded = ({ endsOn }: Pick<Campaign, 'endsOn'>, now: Date): boolean =>
  endsOn !== undefined && endsOn < dayInIndia(now)

export const campaigns: KindDescriptor<Campaign> = {
  codec: Campaign,
  nameField: 'title',
  columns: {
    first: ['title', 'endsOn', 'treatmentSlugs', 'citySlugs', 'summary'],
    last: ['slug', 'CampaignId'],
  },
  ...pageUnder('/campaign'),
  sitemap: { section: 'campaigns', isListed: (campaign, now) => !hasEnded(campaign, now) },
}
