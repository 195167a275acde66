import { IN_APP_SOURCE } from '@/model/page/inApp'
import type { Touch } from './tracking'
import type { TrackingParameter } from './trackingParameters'

const SOCIAL =
  /(^|[^a-z])(facebook|fb|meta|instagram|ig|insta|linkedin|twitter|x|threads|youtube|yt|pinterest|snapchat|tiktok|reddit|quora|sharechat|moj)([^a-z]|$)/i
const MAIL = /^(e[-_ ]?mail|e?newsletter|edm)([^a-z]|$)/i
const MESSAGE = /^(sms|rcs|mms|whats ?app|wa|telegram|push)([^a-z]|$)/i
const PAID = /^(paid|ppc|cp[a-z]|sem$|retargeting|remarketing|ads?$)|[-_ ](paid|cpc|ppc|ads?)$/i
const SEARCH_ENGINE = /(^|[^a-z])(google|bing|microsoft|yahoo|duckduckgo|yandex|ecosia)([^a-z]|$)/i

/** Click ids that only advertisements add; fbclid, epik and the like appear on every link. */
const SEARCH_AD_IDS = [
  'gclid',
  'wbraid',
  'gbraid',
  'gad',
  'gad_source',
  'gad_campaignid',
  'msclkid',
  'yclid',
] as const
const SOCIAL_AD_IDS = ['ttclid', 'twclid', 'li_fat_id', 'sccid', 'rdt_cid'] as const
const SOCIAL_LINK_IDS = ['fbclid', 'epik'] as const

/** Parameters that only advertisers use. */
const CAMPAIGN_IDS = ['campaignid', 'creative', 'targetid', 'utm_campaign', 'utm_content', 'utm_id'] as const

const has = (touch: Touch, names: readonly TrackingParameter[]): boolean => names.some((name) => touch[name])

type Came = { readonly source: string; readonly medium: string; readonly touch: Touch }

/** The channel by the first matching row (docs/decisions/0033): medium, unambiguous source, then advertising ids. */
const CHANNELS: readonly (readonly [channel: string, fits: (came: Came) => boolean])[] = [
  ['App', ({ source }) => source === IN_APP_SOURCE],
  ['Paid social', ({ medium }) => /^(paid[-_ ]?social|social[-_ ]?(paid|ads?|cpc|cpm))/i.test(medium)],
  ['Paid social', ({ medium, source }) => PAID.test(medium) && SOCIAL.test(source)],
  ['Display', ({ medium }) => /^(display|banner|cpm|cpv|interstitial|expandable|native|video)/i.test(medium)],
  ['Display', ({ medium, touch }) => PAID.test(medium) && Boolean(touch.dclid)],
  [
    'Paid social',
    ({ medium, touch }) => PAID.test(medium) && has(touch, [...SOCIAL_AD_IDS, ...SOCIAL_LINK_IDS]),
  ],
  [
    'Paid search',
    ({ medium }) => /^(cpc|ppc|sem$|paid[-_ ]?search|search[-_ ]?(paid|ads?|cpc))/i.test(medium),
  ],
  ['Paid search', ({ medium, source }) => PAID.test(medium) && SEARCH_ENGINE.test(source)],
  ['Paid search', ({ medium, touch }) => PAID.test(medium) && has(touch, SEARCH_AD_IDS)],
  ['Paid other', ({ medium }) => PAID.test(medium)],
  ['E-mail', ({ medium }) => MAIL.test(medium)],
  ['Messages', ({ medium }) => MESSAGE.test(medium)],
  ['Affiliate', ({ medium }) => /^affiliates?/i.test(medium)],
  ['Offline', ({ medium }) => /^(offline|print|qr|radio|tv|newspaper|hoarding|leaflet)/i.test(medium)],
  ['Organic social', ({ medium }) => /^(organic[-_ ]?social|social|sm$)/i.test(medium)],
  ['Organic search', ({ medium, source }) => /^(organic|seo$)/i.test(medium) && !SOCIAL.test(source)],
  ['Organic social', ({ medium }) => /^organic/i.test(medium)],
  ['Referral', ({ medium }) => /^(referr?(al|er)|link|partner)/i.test(medium)],
  ['E-mail', ({ source }) => MAIL.test(source)],
  ['Messages', ({ source }) => MESSAGE.test(source)],
  ['Direct', ({ source, medium }) => /^\(?direct\)?$/i.test(source) || /^\(?direct\)?$/i.test(medium)],
  ['Paid search', ({ touch }) => has(touch, SEARCH_AD_IDS)],
  ['Display', ({ touch }) => Boolean(touch.dclid)],
  ['Paid social', ({ touch }) => has(touch, SOCIAL_AD_IDS)],
  ['Paid social', ({ touch }) => has(touch, SOCIAL_LINK_IDS) && has(touch, CAMPAIGN_IDS)],
  ['Organic social', ({ touch, source }) => has(touch, SOCIAL_LINK_IDS) || SOCIAL.test(source)],
  ['Campaign', ({ touch: { city: _city, disease: _disease, ...said } }) => Object.keys(said).length > 0],
]

/** The channel as text; 'Organic or direct' without parameters. */
export function channelOf(touch: Touch): string {
  const came = { source: touch.source ?? '', medium: touch.medium ?? '', touch }
  return CHANNELS.find(([, fits]) => fits(came))?.[0] ?? 'Organic or direct'
}
