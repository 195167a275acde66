/** From a page that was seen to a visit at the clinic, in this order; each step is a part of those before. */
export const FUNNEL_STEPS = [
  'seen',
  'touched',
  'sent',
  'stored',
  'delivered',
  'called',
  'booked',
  'visited',
] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
export type Funnel = Readonly<Record<FunnelStep, number>>
