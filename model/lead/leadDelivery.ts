/** Where a lead is on its way to the CRM (machines/leadDelivery). */
export const DELIVERY_STATES = [
  'pending',
  'delivering',
  'retrying',
  'delivered',
  'dead',
  'withdrawn',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an attempt failed. `detail` is for the clinic's eyes (a status, a code), never a lead's content. */
export type DeliveryFailure =
  | { readonly kind: 'network'; readonly detail: string }
  | { readonly kind: 'timeout'; readonly detail: string }
  /** The receiver asked to wait: at least `retryAfterMs` milliseconds when it said so. */
  | { readonly kind: 'rateLimited'; readonly detail: string; readonly retryAfterMs?: number }
  /** The receiver refuses this lead for good. */
  | { readonly kind: 'rejected'; readonly detail: string }
  /** The receiver refuses these fields of the lead, by its own names: it is sent again without them. */
  | { readonly kind: 'fieldsRefused'; readonly detail: string; readonly fields: readonly string[] }
  /**
   * The receiver's address or its settings are at fault, or ours: the lead waits until they are mended, `retryAfterMs`
   * milliseconds at least where a repetition might be stored twice.
   */
  | { readonly kind: 'settings'; readonly detail: string; readonly retryAfterMs?: number }
  /** An answer that is neither yes nor no. */
  | { readonly kind: 'badAnswer'; readonly detail: string }
  /** Our credentials were not accepted. */
  | { readonly kind: 'auth'; readonly detail: string }

/** Failures that need a change of settings or at the receiver: they raise an alarm. */
const SETTINGS_KINDS: readonly DeliveryFailure['kind'][] = ['auth', 'settings']

export const isSettingsFault = ({ kind }: Pick<DeliveryFailure, 'kind'>): boolean =>
  SETTINGS_KINDS.includes(kind)

/** Whether the lead is not to blame, so that no number of attempts gives it up. */
export const isNoFaultOfLead = (failure: Pick<DeliveryFailure, 'kind'>): boolean =>
  failure.kind === 'rateLimited' || isSettingsFault(failure)
