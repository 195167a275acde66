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
    /** Cities of the campaign; empty means all served cities. */
    citySlugs: Slugs,
    faqs: Questions,
  },
  /** Last day of the offer; without it the campaign has no end. */
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
