import 'server-only'
import { withAsciiDigits } from '@/model/plainText'
import { hasDevanagari } from '@/model/search/search'
import { transliterate } from '@/server/search/site/devanagari'

/* How a typed text is read for dangers: words as they sound, and numbers. */

/** Spellings of one sound, in Hindi as people type it, applied in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/c+h+/g, 'ch'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|ck/g, 'k'],
  [/c(?![eiyh])/g, 'k'],
  [/x/g, 'ks'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/aa/g, 'a'],
  [/ai(?!n)/g, 'e'],
  [/au/g, 'o'],
  [/ae|oe/g, 'e'],
  [/y/g, 'i'],
  [/(?<=[^aeiou])h/g, ''],
  [/(.)\1+/g, '$1'],
]

const known = new Map<string, string>()
const MOST_KNOWN = 20_000

/** Words that sound otherwise than they are spelt, most of them English ones in Devanagari. */
const OTHER_SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    पस: 'pus',
    // Not the key of `chhut`.
    cut: 'kutt',
    // Not the key of `khon`.
    kaun: 'kaunsa',
    kon: 'kaunsa',
    कौन: 'kaunsa',
    thakkar: 'thakkarji',
    bhabhi: 'bhabhiji',
    bhabi: 'bhabhiji',
    भाभी: 'bhabhiji',
    khai: 'khayi',
    gya: 'gaya',
    gyi: 'gayi',
    gye: 'gaye',
    rha: 'raha',
    rhi: 'rahi',
    rhe: 'rahe',
    खाई: 'khayi',
    सैनिटाइजर: 'sanitizer',
    ब्लीच: 'bleach',
    डिटर्जेंट: 'detergent',
    इंजेक्शन: 'injection',
    फिजियोथेरेपी: 'physiotherapy',
    पल्स: 'pulse',
    ब्लड: 'blood',
    सुसाइड: 'suicide',
    रेप: 'rape',
    एलर्जी: 'allergy',
    सर्जरी: 'surgery',
    बैटरी: 'battery',
  }),
)

/** A word as it sounds, so that `khoon`, `khun` and खून are one. @param word lower-case, without marks */
export function dangerKey(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const latin = OTHER_SOUNDS.get(word) ?? (hasDevanagari(word) ? transliterate(word) : word)
  // In a short word every letter counts: `kha` is no `ka`.
  const key = latin.length <= 3 ? latin : SOUNDS.reduce((sound, [from, to]) => sound.replace(from, to), latin)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, key)
  return key
}

/** A word or a number of a text. */
export interface Token {
  readonly key: string
  /** Of a number. */
  readonly value?: number
}

const WORD = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*/gu
/** Multipliers in spoken numbers. */
const TIMES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1e3,
    hajar: 1e3,
    tousand: 1e3,
    lak: 1e5,
    lac: 1e5,
    laks: 1e5,
  }),
)

/** The words and numbers of a text; `20 hazar`, `20k` and `20,000` are one number. */
export function tokensOf(text: string): readonly Token[] {
  const plain = withAsciiDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/\bk\s?\+/g, 'potassium ')
    .replace(/(?<=\d)(?:st|nd|rd|th|va|vaan?|van|ve|vi|wa|wan|we)(?![a-z])/g, '')
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff'’`]/g, '')
  const tokens: Token[] = []
  for (const found of plain.match(WORD) ?? []) {
    const before = tokens.at(-1)
    const key = dangerKey(found)
    const times = TIMES.get(key)
    if (/^\d/.test(found)) {
      const digits = found.replace(/,(?=\d{2,3}(?:\D|$))/g, '').replace(',', '.')
      tokens.push({ key: digits, value: Number.parseFloat(digits) })
    } else if (times !== undefined && before?.value !== undefined)
      tokens[tokens.length - 1] = { key: before.key, value: before.value * times }
    else tokens.push({ key })
  }
  return tokens
}
