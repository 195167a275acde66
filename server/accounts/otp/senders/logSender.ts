import 'server-only'
import type { UserNumber } from '@/server/accounts/profile/users'
import type { SendOtp } from './otpSender'
import { rememberMessage } from './sentMessages'

/** A number that a reader of the console recognises as the own one, and nobody else. */
export function maskedNumber({ countryCode, mobile }: UserNumber): string {
  const hidden = Math.max(mobile.length - 4, Math.ceil(mobile.length / 2))
  return `+${countryCode} ${'*'.repeat(hidden)}${mobile.slice(hidden)}`
}

export interface LogSenderOptions {
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
