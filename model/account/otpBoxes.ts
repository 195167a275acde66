import { isOtp, OTP_LENGTH } from './otpLogin'

/** The one-time password as it stands in its boxes, one digit each; '' is an empty box. */
export type OtpBoxes = readonly string[]

/** The boxes after a key or a paste, and the place of the box that has the focus then. */
export type OtpEdit = { readonly boxes: OtpBoxes; readonly focus: number }

export const EMPTY_OTP: OtpBoxes = Array.from({ length: OTP_LENGTH }, () => '')

/** The code that stands in the boxes; shorter than six digits while one is empty. */
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

/** What a person writes between the digits of a code. */
const SEPARATORS = /[\s-]/g

/** Pasted text goes into the boxes when it is numeric (section 5); null leaves them as they are. */
export function pastedOtp(boxes: OtpBoxes, at: number, text: string): OtpEdit | null {
  const digits = text.replace(SEPARATORS, '')
  return /^\d+$/.test(digits) ? filled(boxes, at, digits) : null
}

/**
 * The boxes after the text of one of them became `text`: a digit moves on to the next box, a digit typed beside the one
 * that stood there replaces it, a whole code (autofill) fills all boxes, no text empties the box.
 */
export function typedOtp(boxes: OtpBoxes, at: number, text: string): OtpEdit {
  if (text === '') return { boxes: boxes.map((digit, place) => (place === at ? '' : digit)), focus: at }
  const digits = text.replace(/\D/g, '')
  const former = boxes[at] ?? ''
  const isBeside = former !== '' && digits.length === 2 && digits.includes(former)
  const typed = isBeside ? digits.replace(former, '') : digits
  return typed === '' ? { boxes, focus: at } : filled(boxes, at, typed)
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
