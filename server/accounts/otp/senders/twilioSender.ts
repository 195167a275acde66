import 'server-only'
import { postAndRead } from '@/server/delivery/adapters/postAndRead'
import type { SendOtp } from './otpSender'
import { fieldOf, sendOutcome } from './providerAnswer'

export interface TwilioSettings {
  /** https://api.twilio.com */
  readonly url: string
  readonly accountSid: string
  readonly authToken: string
  /** A number (+…), a sender's name, or the id of a messaging service (MG…). */
  readonly from: string
}

/** Error codes that blame the number: not valid, no permission for its region, opted out, no way to it, no mobile. */
const NUMBERS_FAULT: ReadonlySet<unknown> = new Set([21211, 21408, 21610, 21612, 21614])
/** States of a message that was taken but will not be sent. */
const NOT_SENT: ReadonlySet<unknown> = new Set(['failed', 'undelivered', 'canceled'])

/** Twilio's 'Create a Message' (POST /2010-04-01/Accounts/{sid}/Messages.json): Basic authentication, a form as body. */
export const twilioSender =
  ({ url, accountSid, authToken, from }: TwilioSettings, timeoutMs: number): SendOtp =>
  async ({ number: { countryCode, mobile }, text }) =>
    sendOutcome(
      await postAndRead({
        url: `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        headers: {
          Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'application/json',
        },
        body: new URLSearchParams({
          To: `+${countryCode}${mobile}`,
          [/^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From']: from,
          Body: text,
        }).toString(),
        timeoutMs,
      }),
      (answer) => typeof fieldOf(answer, 'sid') === 'string' && !NOT_SENT.has(fieldOf(answer, 'status')),
      (answer) => NUMBERS_FAULT.has(fieldOf(answer, 'code')),
    )
