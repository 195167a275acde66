/** State of a lead's delivery to the CRM (machines/leadDelivery). */
export const DELIVERY_STATES = [
  'pending',
  'delivering',
  'retrying',
  'delivered',
  'dead',
  'withdrawn',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** `detail` is for the clinic (a status, a code), without a lead's content. */
export type DeliveryFailure =
  | { readonly kind: 'network'; readonly detail: string }
  | { readonly kind: 'timeout'; readonly detail: string }
  /** With the receiver's requested delay, if any. */
  | { readonly kind: 'rateLimited'; readonly detail: string; readonly retryAfterMs?: number }
  /** Refused for good. */
  | { readonly kind: 'rejected'; readonly detail: string }
  /** Refused fields, by the receiver's names: sent again without them. */
  | { readonly kind: 'fieldsRefused'; readonly detail: string; readonly fields: readonly string[] }
  /**
   * Address or settings are wrong: the lead waits until they are corrected, at least `retryAfterMs` where a
   * repetition might be stored twice.
   */
  | { readonly kind: 'settings'; readonly detail: string; readonly retryAfterMs?: number }
  /** An unintelligible answer. */
  | { readonly kind: 'badAnswer'; readonly detail: string }
  | { readonly kind: 'auth'; readonly detail: string }

/** Need a change of settings; they raise an alarm. */
const SETTINGS_KINDS: readonly DeliveryFailure['kind'][] = ['auth', 'settings']

export const isSettingsFault = ({ kind }: Pick<DeliveryFailure, 'kind'>): boolean =>
  SETTINGS_KINDS.includes(kind)

/** Such failures never exhaust a lead's attempts. */
export const isNoFaultOfLead = (failure: Pick<DeliveryFailure, 'kind'>): boolean =>
  failure.kind === 'rateLimited' || isSettingsFault(failure)
