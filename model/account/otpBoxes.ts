import { isOtp, OTP_LENGTH } from './otpText'
import { type OtpReading, readOtp } from './otpText'

/** One-time password as box values, one digit each; '' is an empty box. */
export type OtpBoxes = readonly string[]

/** The boxes after a key or a paste, and the place of the box that has the focus then. */
export type OtpEdit = { readonly boxes: OtpBoxes; readonly focus: number }

export const EMPTY_OTP: OtpBoxes = Array.from({ length: OTP_LENGTH }, () => '')

/** The code in the boxes; shorter than six digits while one is empty. */
export const otpOf = (boxes: OtpBoxes): string => boxes.join('')

/** Whether every box has its digit. */
export const isWholeOtp = (boxes: OtpBoxes): boolean => isOtp(otpOf(boxes))

/** A whole code in its boxes; boxes stay empty where it is too short. */
export const boxesOf = (code: string): OtpBoxes => EMPTY_OTP.map((_, at) => code[at] ?? '')

const within = (place: number): number => Math.max(0, Math.min(OTP_LENGTH - 1, place))

/** Puts digits into the boxes: a whole code from the first on, fewer digits from `at` on. */
function filled(boxes: OtpBoxes, at: number, digits: string): OtpEdit {
  const start = digits.length >= OTP_LENGTH ? 0 : at
  const end = Math.min(OTP_LENGTH, start + digits.length)
  return {
    boxes: boxes.map((digit, place) =>
      place >= start && place < end ? (digits[place - start] ?? '') : digit,
    ),
    focus: within(end),
  }
}

/** The boxes with what a reading says; null for what is no code and no part of one. */
function withReading(boxes: OtpBoxes, at: number, reading: OtpReading): OtpEdit | null {
  return reading.kind === 'wrong' ? null : filled(boxes, at, reading.digits)
}

/** Pasted text goes into the boxes when a code, or a part of one, can be read in it (section 5); null leaves them as they are. */
export const pastedOtp = (boxes: OtpBoxes, at: number, text: string): OtpEdit | null =>
  withReading(boxes, at, readOtp(text))

/** What was put in before or behind the digit that was there. */
function besideFormer(text: string, former: string): string | undefined {
  if (former === '') return undefined
  if (text.startsWith(former)) return text.slice(1)
  return text.endsWith(former) ? text.slice(0, -1) : undefined
}

/**
 * The boxes after the text of one of them became `text`: a digit moves on to the next box, a digit typed beside the one
 * that was there replaces it, a whole code or message (autofill, a keyboard's suggestion) fills all boxes, no text empties the
 * box, and a single character that is no digit changes nothing. Null for a whole text that has no code.
 */
export function typedOtp(boxes: OtpBoxes, at: number, text: string): OtpEdit | null {
  if (text === '') return { boxes: boxes.map((digit, place) => (place === at ? '' : digit)), focus: at }
  const whole = readOtp(text)
  const added = besideFormer(text, boxes[at] ?? '') ?? text
  if (whole.kind === 'code') return filled(boxes, at, whole.digits)
  if ([...added].length <= 1 && !/\p{Nd}/u.test(added)) return { boxes, focus: at }
  return withReading(boxes, at, readOtp(added))
}

/** Backspace: empties the box, or moves back where it is empty already and empties that one (section 5). */
export function erasedOtp(boxes: OtpBoxes, at: number): OtpEdit {
  const place = boxes[at] === '' ? within(at - 1) : at
  return { boxes: boxes.map((digit, one) => (one === place ? '' : digit)), focus: place }
}

/** Where an arrow key, Home or End takes the focus; undefined for other keys. */
export function otpFocusAfter(key: string, at: number): number | undefined {
  if (key === 'ArrowLeft') return within(at - 1)
  if (key === 'ArrowRight') return within(at + 1)
  if (key === 'Home') return 0
  return key === 'End' ? OTP_LENGTH - 1 : undefined
}
