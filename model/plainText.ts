/* Text without typography: digits of every script as ASCII, no invisible characters, no direction overrides. */

const DECIMAL_DIGIT = /\p{Nd}/u
/** Format characters, variation selectors, fillers: no glyph of their own. A keycap's frame around a digit counts as one. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u20e3]/gu
/** Plus signs that NFKC does not all map to the ASCII one. */
const PLUS_SIGN = /[\uff0b\ufe62\u207a\u208a\ufb29\u2795]/gu
const ASCII = /^[\x20-\x7e]*$/

/** Value 0 to 9 of a decimal digit of any script. Unicode encodes them in runs of ten, each from its zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DECIMAL_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/** The text with ASCII digits and plus signs, without invisible characters; everything else as it is. */
export const withAsciiDigits = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .replace(INVISIBLE, '')
        .replace(PLUS_SIGN, '+')
        .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))

/**
 * Marks, embeddings, overrides and isolates of direction (Unicode's Bidi_Control), which show a text in another order than it
 * has; zero-width and tag characters, which hide in it; C1 control characters. The joiners U+200C and U+200D are letters' own in
 * Indian scripts and stay.
 */
const DISGUISE =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u00ad\u0080-\u009f\u{e0000}-\u{e007f}]/gu

/** Characters without a glyph; with the blank Braille pattern. */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text has nothing that can be seen. */
export const isBlankText = (text: string): boolean => BLANK.test(text)

/** A person's text as it is stored and shown: trimmed, without what disguises it; '' where nothing of it can be seen. */
export const personalText = (text: string): string =>
  isBlankText(text) ? '' : ASCII.test(text) ? text.trim() : text.replace(DISGUISE, '').trim()
