/** Query parameters that a page's address may carry (specification, section 2). */
const SPECIFIED_PARAMETERS = [
  'city',
  'source',
  'medium',
  'campaignid',
  'network',
  'keyword',
  'targetid',
  'matchtype',
  'creative',
  'gclid',
  'gad',
  'disease',
  'utm_campaign',
] as const

/**
 * What advertising services add beyond them (docs/decisions/0033). Each fills a field of the same name in a lead and in
 * the CRM record.
 */
export const ADDED_PARAMETERS = [
  'utm_content',
  'utm_id',
  'gad_source',
  'gad_campaignid',
  'wbraid',
  'gbraid',
  'dclid',
  'msclkid',
  'fbclid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'sccid',
  'rdt_cid',
  'epik',
  'yclid',
] as const

/** All parameters of an address that tell where its visitor came from, each by its lower-case name. */
export const TRACKING_PARAMETERS = [...SPECIFIED_PARAMETERS, 'utm_term', ...ADDED_PARAMETERS] as const
export type TrackingParameter = (typeof TRACKING_PARAMETERS)[number]

/** Names under which an address may carry them as well (docs/decisions/0033); the specified name wins. */
export const PARAMETER_ALIASES: Readonly<Partial<Record<TrackingParameter, string>>> = {
  source: 'utm_source',
  medium: 'utm_medium',
}

/** What of an address is noted for the visit. */
export const NOTED_PARAMETERS: readonly string[] = [
  ...TRACKING_PARAMETERS,
  ...Object.values(PARAMETER_ALIASES),
]

/** Most characters of a value. */
export const TRACKING_VALUE_LENGTH = 512

/**
 * The named parameters of a query: names in any case, also behind the `&amp;` of an address that was copied out of
 * HTML; of several with one name the first that is not empty. A longer value keeps one character more than allowed, so
 * that the reader sees that it is too long.
 */
export function parametersIn(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const found = new URLSearchParams()
  for (const [written, value] of query) {
    const name = written.toLowerCase().replace(/^(amp;|[\s?;])+/, '')
    if (names.includes(name) && value.trim() && !found.has(name))
      found.set(name, value.trim().slice(0, TRACKING_VALUE_LENGTH + 1))
  }
  return found
}
