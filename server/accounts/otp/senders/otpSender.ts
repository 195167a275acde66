import 'server-only'
import type { UserNumber } from '@/server/accounts/profile/users'

export interface OtpMessage {
  readonly number: UserNumber
  readonly code: string
  /** The whole text message; a provider that keeps its texts as templates gets the code only. */
  readonly text: string
}

/**
 * `numberRefused`: the provider says that this number cannot be reached. `unavailable`: everything else, with a
 * detail that may be logged: no part of the message, the number or the provider's own words.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'numberRefused'; readonly detail: string }
  | { readonly kind: 'unavailable'; readonly detail: string }

/** Takes a message to the provider of text messages. Never rejects. */
export type SendOtp = (message: OtpMessage) => Promise<SendOutcome>
