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
  /** An answer that is neither yes nor no. */
  | { readonly kind: 'badAnswer'; readonly detail: string }
  /** Our credentials were not accepted. */
  | { readonly kind: 'auth'; readonly detail: string }
