import { MONTHS } from './spellings'
import { byteIn1252 } from './windows1252'

/*
 * Detects text destroyed by software: wrong encoding, conversion to a number or date, spreadsheet errors. Such text
 * is a fault in any field, because the original is lost.
 */

/** Letters and marks that texts of the catalogue have: accents, scripts of India, punctuation, signs, pictograms. */
const isPlausible = (code: number): boolean =>
  (code >= 0xa0 && code <= 0x17f) ||
  (code >= 0x900 && code <= 0xdff) ||
  (code >= 0x2000 && code <= 0x2bff) ||
  (code >= 0xfe00 && code <= 0xfeff) ||
  code >= 0x1f000

/** How many bytes a character of UTF-8 has, by its first one; 0 where it is none. */
const lengthOf = (lead: number): number =>
  lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0

/** Whether UTF-8 was read as Windows-1252: `Ã©` for é, `à¤¡` for ड. Text that was meant does not have such sequences. */
function hasMojibake(text: string): boolean {
  // The first bytes of the scripts of India, whatever became of the rest.
  if (/à[¤-·]/.test(text)) return true
  if (!/[\u00c2-\u00f4]/.test(text)) return false
  const letters = Array.from(text)
  return letters.some((letter, at) => {
    const lead = byteIn1252(letter) ?? 0
    const length = lengthOf(lead)
    if (length === 0) return false
    const rest = letters.slice(at + 1, at + length).map((one) => byteIn1252(one) ?? 0)
    if (rest.length < length - 1 || rest.some((byte) => byte < 0x80 || byte > 0xbf)) return false
    const first = lead & (0xff >> (length + 1))
    return isPlausible(rest.reduce((code, byte) => (code << 6) | (byte & 0x3f), first))
  })
}

/** Letters that became question marks: `?? ????`, `Ren?e`. */
function hasLostLetters(text: string): boolean {
  if (!text.includes('?')) return false
  if (/[?]{2,}[\s,.()-]+[?]{2,}/.test(text)) return true
  const words = text.split(/\s+/).filter((word) => word !== '')
  const lost = words.filter((word) => /^[(]?[?]{2,}[),.]*$/.test(word))
  if (lost.length * 2 >= words.length && lost.join('').length > 2) return true
  // In an address, a question mark between letters is a query.
  return words.some((word) => /\p{L}[?]+\p{L}/u.test(word) && !/[/=&]/.test(word))
}

const ERROR =
  /(^|[\s;,])(#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BUSY!|CONNECT!|BLOCKED!|UNKNOWN!|GETTING_DATA)|Err:\d{3})(?=$|[\s;,])/i

const month = MONTHS.join('|')
/** `10-Mar`, `Mar-10`, `10-Mar-26`: a range, a fraction or a code that was taken for a date. */
const DATE = new RegExp(`^(\\d{1,2}-(${month})(-(\\d{4}|\\d\\d))?|(${month})-(\\d{4}|\\d\\d))$`, 'i')

/** A spreadsheet's cell holds no more; what is longer was cut. */
export const MOST_LETTERS = 32_767

const RULES: readonly (readonly [(text: string) => boolean, string])[] = [
  [(text) => ERROR.test(text), 'is an error of a spreadsheet program'],
  [
    (text) => /^#{3,}$/.test(text),
    'is what a spreadsheet program shows where a column is too narrow: make it wider and save again',
  ],
  [
    (text) => /^-?\d(?:[.,]\d+)?E[+-]?\d{1,3}$/i.test(text),
    'is a number of which a spreadsheet program kept only the beginning: format the column as text and type it again',
  ],
  [
    (text) => /^\d{15}0+$/.test(text),
    'is a number that a spreadsheet program cut after 15 digits: format the column as text and type it again',
  ],
  [
    (text) => DATE.test(text),
    'is a date that a spreadsheet program made of something else (3-10 becomes 3-Oct): format the cell as text and type it again',
  ],
  // Lone halves of a pair are left by programs that count letters wrongly.
  [
    (text) => /\ufffd|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text),
    'has letters that were lost (�): type them again, and save the file as “CSV UTF-8” or .xlsx',
  ],
  [
    hasMojibake,
    'was saved in one encoding and read in another one: type it again, and save the file as “CSV UTF-8” or .xlsx',
  ],
  [
    hasLostLetters,
    'has letters that became question marks: type them again, and save the file as “CSV UTF-8” or .xlsx',
  ],
  [
    (text) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text),
    'has characters that cannot be seen: delete the cell and type it again',
  ],
  [
    (text) => text.length === MOST_LETTERS,
    'ends where a spreadsheet’s cell is full (32,767 letters): put the text into a .json or .md file',
  ],
]

/** So much of a text is repeated in a message. */
const SHOWN_LETTERS = 40

/**
 * What destroyed a text, in words: `'#REF!' is an error of a spreadsheet program`.
 * @returns undefined for a text as it was meant
 */
export function destroyedIn(text: string): string | undefined {
  const rule = RULES.find(([isSo]) => isSo(text))
  if (!rule) return undefined
  const shown = text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text
  return `'${shown.replace(/[\u0000-\u001f\u007f-\u009f]/g, '␀')}' ${rule[1]}`
}
