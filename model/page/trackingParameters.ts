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

export type TrackingParameter = (typeof TRACKING_PARAMETERS)[number]
