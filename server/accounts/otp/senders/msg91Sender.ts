import 'server-only'
import { postAndRead } from '@/server/delivery/adapters/postAndRead'
import type { SendOtp } from './otpSender'
import { fieldOf, sendOutcome } from './providerAnswer'

export interface Msg91Settings {
  /** https://control.msg91.com */
  readonly url: string
  readonly authKey: string
  readonly templateId: string
  /** The template's variable that holds the code. */
  readonly otpVariable: string
}

/**
 * MSG91's 'Send SMS' (POST /api/v5/flow): the key as the header `authkey`, the template's id, and for each recipient
 * the number with its dial code and the template's variables. The text itself is the template, which Indian law wants
 * registered (DLT). Errors may come with status 200 and `type: "error"`.
 * Its SendOTP call takes the number in the address, which we keep personal data out of.
 */
export const msg91Sender =
  ({ url, authKey, templateId, otpVariable }: Msg91Settings, timeoutMs: number): SendOtp =>
  async ({ number: { countryCode, mobile }, code }) =>
    sendOutcome(
      await postAndRead({
        url: `${url}/api/v5/flow`,
        headers: { authkey: authKey, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          short_url: '0',
          recipients: [{ mobiles: `${countryCode}${mobile}`, [otpVariable]: code }],
        }),
        timeoutMs,
      }),
      (answer) => fieldOf(answer, 'type') === 'success',
    )
