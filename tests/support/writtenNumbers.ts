import fc from 'fast-check'

/** Zeros of scripts whose digits people in India, or their phones, write. */
const ZEROS = ['0', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '٠', '۰', '０', '𝟎', '᠐', '๐']
const MARKS = [
  '',
  '\u200b',
  '\u200e',
  '\u202a',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad',
  '\ufe0f',
  '\u061c',
  '\u034f',
]
const GAPS = [
  '',
  '',
  '',
  ' ',
  '-',
  '.',
  '/',
  '\u00a0',
  '\u2009',
  '\u3000',
  '–',
  '‑',
  '−',
  '·',
  '(',
  ')',
  '\t',
]
const PLUSES = ['+', '＋', '﹢', '⁺', '₊']

/** Dial codes and mobile numbers of other countries. */
export const FOREIGN_NUMBERS: readonly (readonly [code: string, number: string])[] = [
  ['971', '501234567'],
  ['977', '9812345678'],
  ['880', '1712345678'],
  ['966', '501234567'],
  ['974', '33123456'],
  ['968', '92123456'],
  ['973', '36001234'],
  ['965', '50012345'],
  ['94', '712345678'],
  ['65', '81234567'],
  ['960', '7712345'],
  ['44', '7911123456'],
  ['1', '2025550123'],
  ['1684', '7331234'],
  ['7', '9161234567'],
  ['61', '412345678'],
  ['98', '9121234567'],
  ['49', '15123456789'],
  ['86', '13912345678'],
]

/**
 * A number as people may write it after a prefix: in digits of a script, with gaps and invisible marks in any place.
 */
export const arbitraryWriting = (prefixes: fc.Arbitrary<string>, numbers: fc.Arbitrary<string>) =>
  fc
    .record({
      prefix: prefixes,
      number: numbers,
      zero: fc.constantFrom(...ZEROS),
      plus: fc.constantFrom(...PLUSES),
      marks: fc.array(fc.constantFrom(...MARKS), { minLength: 30, maxLength: 30 }),
      gaps: fc.array(fc.constantFrom(...GAPS), { minLength: 30, maxLength: 30 }),
    })
    .map(({ prefix, number, zero, plus, marks, gaps }) => {
      const inScript = (char: string) =>
        /\d/.test(char)
          ? String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(char))
          : char === '+'
            ? plus
            : char
      const text = [...`${prefix}${number}`].map((char, at) => inScript(char) + marks[at] + gaps[at]).join('')
      return { text, number, prefix }
    })
