import { withAsciiDigits } from '@/model/plainText'

/** Digits of a one-time password (specification, section 9). */
export const OTP_LENGTH = 6
const OTP_FORM = new RegExp(`^\\d{${OTP_LENGTH}}$`)
/** Whether a text is a one-time password: that many digits, and nothing else. */
export const isOtp = (text: string): boolean => OTP_FORM.test(text)

/** What a text says of a one-time password. */
export type OtpReading =
  | { readonly kind: 'code'; readonly digits: string }
  /** Fewer digits than a code has, and nothing else. */
  | { readonly kind: 'part'; readonly digits: string }
  /** No code, or more than one. */
  | { readonly kind: 'wrong' }

/** The last line of a message with a code (WICG, origin-bound one-time codes). */
const ORIGIN_BOUND = new RegExp(`@[^\\s@#]+\\s+#(\\d{${OTP_LENGTH}})(?!\\d)`, 'g')
/** Letters, symbols and accents: the text is more than digits and what separates them. */
const WORDS = /[\p{L}\p{M}\p{S}\p{N}]/u
/** Digits, also in groups: '123456', '123-456', '26.11.2026', '1800-123456'. */
const NUMBERS = /\d+(?:[-.,/:]\d+)*/g
const CODE = new RegExp(`^\\d{${OTP_LENGTH}}$|^\\d{${OTP_LENGTH / 2}}-\\d{${OTP_LENGTH / 2}}$`)

/**
 * Reads a code out of a text: typed, filled in, or a whole message pasted. Digits of any script count, invisible characters do
 * not. In a message, the origin-bound line comes first, else the one number with as many digits as a code has.
 */
export function readOtp(text: string): OtpReading {
  const plain = withAsciiDigits(text)
  const digits = plain.replace(/\D/g, '')
  if (!WORDS.test(plain.replace(/\d/g, ''))) {
    if (digits.length === OTP_LENGTH) return { kind: 'code', digits }
    if (digits !== '' && digits.length < OTP_LENGTH) return { kind: 'part', digits }
  }
  const bound = [...plain.matchAll(ORIGIN_BOUND)].at(-1)?.[1]
  if (bound) return { kind: 'code', digits: bound }
  const numbers = plain.replace(/[\p{Pd}\u2212]/gu, '-').match(NUMBERS) ?? []
  const codes = new Set(
    numbers.filter((number) => CODE.test(number)).map((number) => number.replace(/\D/g, '')),
  )
  const [code, another] = codes
  return code !== undefined && another === undefined ? { kind: 'code', digits: code } : { kind: 'wrong' }
}

/** The code that a text says, else the text itself, for the rules to refuse. */
export function otpIn(text: string): string {
  const reading = readOtp(text)
  return reading.kind === 'code' ? reading.digits : text
}
