import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { brand } from '@/content/brand'
import { OTP_VALID_MINUTES } from '@/model/account/otpLogin'
import { fieldOf } from '@/model/fieldOf'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'
import { type Answer, postAndRead } from '@/server/upstreams/postAndRead'
import type { Config } from '@/server/config/config'
import { limitedLog, log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { processWide } from '@/model/processWide'

export interface OtpMessage {
  readonly number: MobileNumber
  readonly code: string
  /** The whole text message; a provider that keeps its texts as templates gets the code only. */
  readonly text: string
}

/**
 * `numberRefused`: the provider says that this number cannot be reached. `unavailable`: everything else, with a
 * detail that may be logged: no part of the message, the number or the provider's own words.
 */
type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'numberRefused'; readonly detail: string }
  | { readonly kind: 'unavailable'; readonly detail: string }

/** Takes a message to the provider of text messages. Never rejects. */
export type SendOtp = (message: OtpMessage) => Promise<SendOutcome>

/** A provider's error code, when it is one that may be logged. */
const codeOf = ({ json }: Answer): string => {
  const code = fieldOf(json, 'code')
  return /^\d{1,6}$/.test(String(code)) ? `, code ${String(code)}` : ''
}

/**
 * What became of a message.
 * @param accepted whether an answer of status 2xx says that the message was taken
 * @param numbersFault whether a refusal says that the number cannot be reached
 */
const sendOutcome = (
  accepted: (answer: Answer) => boolean,
  numbersFault: (answer: Answer) => boolean = () => false,
) =>
  TE.match(
    ({ kind, detail }: DeliveryFailure): SendOutcome => ({
      kind: 'unavailable',
      detail: `${kind}: ${detail}`,
    }),
    (answer: Answer): SendOutcome => {
      const isOk = answer.status >= 200 && answer.status < 300
      if (isOk && accepted(answer)) return { kind: 'sent' }
      const detail = `HTTP ${answer.status}${codeOf(answer)}`
      return { kind: numbersFault(answer) ? 'numberRefused' : 'unavailable', detail }
    },
  )

/** A message that the `log` sender would have sent, for /dev/messages. */
interface SentMessage {
  /** Dial code and number in one, digits only. */
  readonly to: string
  readonly text: string
  readonly at: Date
}

const KEPT = 200

const messages = (processWide<SentMessage[]>('sentMessages').value ??= [])

export function rememberMessage(message: SentMessage): void {
  messages.unshift(message)
  messages.length = Math.min(messages.length, KEPT)
}

/** The newest messages of this process, newest first. */
export const sentMessages = (): readonly SentMessage[] => [...messages]

/** A number that a reader of the console recognises as the own one, and nobody else. */
export function maskedNumber({ countryCode, mobile }: MobileNumber): string {
  const hidden = Math.max(mobile.length - 4, Math.ceil(mobile.length / 2))
  return `+${countryCode} ${'*'.repeat(hidden)}${mobile.slice(hidden)}`
}

interface LogSenderOptions {
  /** Keeps the messages for /dev/messages. */
  readonly remember: boolean
  readonly print?: (line: string) => void
}

/**
 * Sends nothing: prints the code on the server's console, as a line of its own beside the log, which has neither
 * codes nor numbers.
 */
export const logSender =
  ({ remember, print = (line) => void process.stdout.write(`${line}\n`) }: LogSenderOptions): SendOtp =>
  async ({ number, code, text }) => {
    print(`OTP ${code} for ${maskedNumber(number)} (OTP_SENDER=log: no text message was sent)`)
    if (remember) rememberMessage({ to: `${number.countryCode}${number.mobile}`, text, at: new Date() })
    return { kind: 'sent' }
  }

interface Msg91Settings {
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
const msg91Sender =
  ({ url, authKey, templateId, otpVariable }: Msg91Settings, timeoutMs: number): SendOtp =>
  ({ number: { countryCode, mobile }, code }) =>
    pipe(
      postAndRead({
        url: `${url}/api/v5/flow`,
        headers: { authkey: authKey, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          short_url: '0',
          recipients: [{ mobiles: `${countryCode}${mobile}`, [otpVariable]: code }],
        }),
        timeoutMs,
      }),
      sendOutcome(({ json }) => fieldOf(json, 'type') === 'success'),
    )()

interface TwilioSettings {
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
const twilioSender =
  ({ url, accountSid, authToken, from }: TwilioSettings, timeoutMs: number): SendOtp =>
  ({ number: { countryCode, mobile }, text }) =>
    pipe(
      postAndRead({
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
      sendOutcome(
        ({ json }) => typeof fieldOf(json, 'sid') === 'string' && !NOT_SENT.has(fieldOf(json, 'status')),
        ({ json }) => NUMBERS_FAULT.has(fieldOf(json, 'code')),
      ),
    )()

/** The sender that the configuration names; what it needs is set (server/config/config.ts). */
export function senderFor({ otp, devPages, production }: Config): SendOtp {
  const { sender, sendTimeoutMs: timeoutMs, msg91, twilio } = otp
  switch (sender) {
    case 'log':
      return logSender({ remember: devPages || !production })
    case 'msg91': {
      const { authKey = '', templateId = '' } = msg91
      return msg91Sender({ ...msg91, authKey, templateId }, timeoutMs)
    }
    case 'twilio': {
      const { accountSid = '', authToken = '', from = '' } = twilio
      return twilioSender({ ...twilio, accountSid, authToken, from }, timeoutMs)
    }
  }
}

/** Why codes do not go out: the day's budget is spent, or the provider does not take messages. */
type OtpTrouble = 'budgetSpent' | 'senderFails'

interface Alarm {
  /** When each trouble counts as over, in epoch milliseconds. */
  until: Partial<Record<OtpTrouble, number>>
}

/** How long a sender counts as failing after a failure that no success followed. */
const SENDER_FAILS_MS = 5 * 60 * 1000

const alarm = (processWide<Alarm>('otpAlarm').value ??= { until: {} })

const sayBudget = limitedLog('the OTP budget of the day is spent: no more codes are sent', Date.now)
const saySender = limitedLog('the OTP sender does not take messages', Date.now)

/** The budget is spent: said in the log and by /readyz until it is given anew. */
export function budgetIsSpent(waitSeconds: number): void {
  alarm.until.budgetSpent = Date.now() + waitSeconds * 1000
  sayBudget(undefined)
}

/** What keeps codes from going out now, as far as this process knows. */
export function otpTrouble(): OtpTrouble | undefined {
  const now = Date.now()
  if ((alarm.until.budgetSpent ?? 0) > now) return 'budgetSpent'
  return (alarm.until.senderFails ?? 0) > now ? 'senderFails' : undefined
}

/**
 * The text message of a code. Its last line is the one that browsers read (WebOTP, 'Origin-bound one-time codes
 * delivered via SMS'): the host alone, without scheme or port.
 */
const otpMessageText = (code: string, siteUrl: string): string =>
  [
    `${code} is your OTP to log in to ${brand().name}. It is valid for ${OTP_VALID_MINUTES} minutes. Do not share it with anyone.`,
    '',
    `@${new URL(siteUrl).hostname} #${code}`,
  ].join('\n')

/** How long the last message took to be sent. */
let lastSendMs = 0

/** Sends a code to a number. A sender that fails is told in the log and by /readyz until it works again. Never rejects. */
export async function sendMessage(number: MobileNumber, code: string): Promise<SendOutcome['kind']> {
  const { config } = runtime()
  const begun = performance.now()
  const outcome = await senderFor(config)({ number, code, text: otpMessageText(code, config.siteUrl) })
  switch (outcome.kind) {
    case 'sent':
      lastSendMs = performance.now() - begun
      delete alarm.until.senderFails
      break
    case 'numberRefused':
      log.info({ detail: outcome.detail }, 'the OTP sender cannot reach a number')
      break
    case 'unavailable':
      alarm.until.senderFails = Date.now() + SENDER_FAILS_MS
      saySender(new Error(outcome.detail))
  }
  return outcome.kind
}

/** Takes as long as the last message took to be sent. */
export const waitAsIfSent = (): Promise<void> => new Promise((done) => setTimeout(done, lastSendMs))
