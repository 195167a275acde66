/** The letters of bytes 0x80 to 0x9F in Windows-1252; where it has none, the control character of that number. */
const LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Text whose bytes were read as Latin-1, as Windows-1252 has it. */
export const fromLatin1 = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (letter) => LETTERS.charAt(letter.charCodeAt(0) - 0x80))

/** The byte of a letter beyond ASCII; undefined of one that Windows-1252 does not have. */
export function byteIn1252(letter: string): number | undefined {
  const at = LETTERS.indexOf(letter)
  if (at >= 0 && letter !== '') return 0x80 + at
  const code = letter.charCodeAt(0)
  return code >= 0xa0 && code <= 0xff ? code : undefined
}
