import 'server-only'
import { brand } from '@/content/brand'
import { OTP_VALID_MINUTES } from './otpCodes'

/**
 * The text message of a code. Its last line is the one that browsers read (WebOTP, 'Origin-bound one-time codes
 * delivered via SMS'): the host alone, without scheme or port.
 */
export const otpMessageText = (code: string, siteUrl: string): string =>
  [
    `${code} is your OTP to log in to ${brand.name}. It is valid for ${OTP_VALID_MINUTES} minutes. Do not share it with anyone.`,
    '',
    `@${new URL(siteUrl).hostname} #${code}`,
  ].join('\n')
