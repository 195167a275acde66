/** Query parameters that a page's address may carry (specification, section 2). */
export const TRACKING_PARAMETERS = [
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

export type TrackingParameter = (typeof TRACKING_PARAMETERS)[number]
