import 'server-only'

/** Consonants in Latin letters, without the vowel that follows each unless another sign says so. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}

/** Consonants that a dot below turns into others. */
const WITH_DOT: Readonly<Record<string, string>> = { ज: 'z', फ: 'f', ड: 'd', ढ: 'dh' }

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
}

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
}

const VIRAMA = '्'
const DOT = '़'
const VISARGA = 'ः'
const NASALS = new Set(['ं', 'ँ'])
const LABIALS = new Set(['प', 'फ', 'ब', 'भ', 'म'])

const isFollowedByVowelSign = (next: string | undefined): boolean =>
  next !== undefined && (next in VOWEL_SIGNS || next === VIRAMA)

/** A letter's sound: consonants before it, and its vowel; an inherent one may fall silent. */
interface Syllable {
  readonly consonants: string
  vowel: string
  readonly isInherent: boolean
}

function syllablesOf(word: string): Syllable[] {
  const letters = [...word]
  const syllables: Syllable[] = []
  let waiting = ''
  const end = (vowel: string, isInherent = false) => {
    syllables.push({ consonants: waiting, vowel, isInherent })
    waiting = ''
  }
  letters.forEach((letter, index) => {
    const next = letters[index + 1]
    const afterDot = next === DOT ? letters[index + 2] : next
    const consonant = (next === DOT ? WITH_DOT[letter] : undefined) ?? CONSONANTS[letter]
    if (consonant !== undefined) {
      waiting += consonant
      if (!isFollowedByVowelSign(afterDot)) end('a', true)
    } else if (NASALS.has(letter)) waiting += next !== undefined && LABIALS.has(next) ? 'm' : 'n'
    else if (letter !== VIRAMA && letter !== DOT && letter !== VISARGA)
      end(VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? letter)
  })
  if (waiting !== '') end('')
  return syllables
}

const isSingle = (consonants: string): boolean => /^[^h]h{0,2}$|^h$|^chh?$/.test(consonants)

/**
 * A Hindi word in Latin letters, roughly as people type it: long and short vowels alike, and no inherent vowel at the
 * end or between single consonants (पथरी: `pathri`). Letters of other scripts are unchanged.
 * @param word in Unicode's decomposed form, in which a dot below is a separate character
 */
export function transliterate(word: string): string {
  const syllables = syllablesOf(word)
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const syllable = syllables[at]
    if (!syllable?.isInherent) continue
    const before = syllables[at - 1]
    const after = syllables[at + 1]
    const isBetween =
      before?.vowel !== '' &&
      isSingle(syllable.consonants) &&
      after !== undefined &&
      isSingle(after.consonants) &&
      after.vowel !== ''
    if (after === undefined || isBetween) syllable.vowel = ''
  }
  return syllables.map(({ consonants, vowel }) => consonants + vowel).join('')
}
