import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import { brand } from '@/content/brand'
import { OTP_VALID_MINUTES } from '@/model/account/otpLogin'
import { type SendOutcome, sendByMsg91, sendByTwilio } from '@/server/upstreams/textProviders'
import type { Config } from '@/server/config/config'
import { limitedLog, log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { processWide } from '@/model/processWide'

export interface OtpMessage {
  readonly number: MobileNumber
  readonly code: string
  /** The whole text; providers with templates get the code only. */
  readonly text: string
}

/** Never rejects. */
export type SendOtp = (message: OtpMessage) => Promise<SendOutcome>

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

/** Newest first. */
export const sentMessages = (): readonly SentMessage[] => [...messages]

/** A masked number that only its owner recognises in the console. */
export function maskedNumber({ countryCode, mobile }: MobileNumber): string {
  const hidden = Math.max(mobile.length - 4, Math.ceil(mobile.length / 2))
  return `+${countryCode} ${'*'.repeat(hidden)}${mobile.slice(hidden)}`
}

interface LogSenderOptions {
  /** For /dev/messages. */
  readonly remember: boolean
  readonly print?: (line: string) => void
}

/** Sends nothing: prints the code on the console, outside the log, which has neither codes nor numbers. */
export const logSender =
  ({ remember, print = (line) => void process.stdout.write(`${line}\n`) }: LogSenderOptions): SendOtp =>
  async ({ number, code, text }) => {
    print(`OTP ${code} for ${maskedNumber(number)} (OTP_SENDER=log: no text message was sent)`)
    if (remember) rememberMessage({ to: `${number.countryCode}${number.mobile}`, text, at: new Date() })
    return { kind: 'sent' }
  }

/** The configured sender; its settings are validated (server/config/config.ts). */
export function senderFor({ otp, devPages, production }: Config): SendOtp {
  const { sender, sendTimeoutMs: timeoutMs, msg91, twilio } = otp
  switch (sender) {
    case 'log':
      return logSender({ remember: devPages || !production })
    case 'msg91': {
      const { authKey = '', templateId = '', otpVariable, url } = msg91
      return ({ number, code }) =>
        sendByMsg91({ url, authKey }, timeoutMs, number, {
          id: templateId,
          variables: { [otpVariable]: code },
        })
    }
    case 'twilio': {
      const { accountSid = '', authToken = '', from = '' } = twilio
      return ({ number, text }) =>
        sendByTwilio({ ...twilio, accountSid, authToken, from }, timeoutMs, number, text)
    }
  }
}

/** Why codes are not sent. */
type OtpTrouble = 'budgetSpent' | 'senderFails'

interface Alarm {
  /** When each trouble ends, epoch milliseconds. */
  until: Partial<Record<OtpTrouble, number>>
}

/** How long a sender counts as failing after a failure that no success followed. */
const SENDER_FAILS_MS = 5 * 60 * 1000

const alarm = (processWide<Alarm>('otpAlarm').value ??= { until: {} })

const sayBudget = limitedLog('the OTP budget of the day is spent: no more codes are sent', Date.now)
const saySender = limitedLog('the OTP sender does not take messages', Date.now)

/** Logs the exhausted budget and reports it at /readyz until the budget is renewed. */
export function logBudgetExhausted(waitSeconds: number): void {
  alarm.until.budgetSpent = Date.now() + waitSeconds * 1000
  sayBudget(undefined)
}

/** The current reason why no codes can be sent, as far as this process knows. */
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
    `${code} is your OTP for ${brand().name}. It is valid for ${OTP_VALID_MINUTES} minutes. Do not share it with anyone.`,
    '',
    `@${new URL(siteUrl).hostname} #${code}`,
  ].join('\n')

let lastSendMs = 0

/** Sends a code to a number. Logs a failing sender and reports it at /readyz until it works again. Never rejects. */
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

/** Takes as long as the last message. */
export const simulateSendDelay = (): Promise<void> => new Promise((done) => setTimeout(done, lastSendMs))
