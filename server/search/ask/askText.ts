import 'server-only'
import { personalText } from '@/model/plainText'
import { QUESTION_LIMIT } from '@/model/search/askAnswer'
import type { Language } from '@/model/page/language'
import { hasDevanagari } from '@/model/search/search'
import { SAME_IN_TEXTS } from '@/server/search/site/sameWords'
import { wordsOf } from '@/server/search/site/words'

/** A question as it is read: blanks collapsed, control characters gone, at most QUESTION_LIMIT characters. */
export function readQuestion(typed: string): { readonly question: string; readonly isCut: boolean } {
  // Far more than is read, so that a long text costs nothing.
  const read = typed.slice(0, QUESTION_LIMIT * 20).normalize('NFC')
  const plain = personalText(read.replace(/[\p{Cc}\p{Cs}\p{Co}]+/gu, ' ').replace(/\s+/g, ' '))
  const letters = [...plain]
  return {
    question: letters.slice(0, QUESTION_LIMIT).join('').trim(),
    isCut: letters.length > QUESTION_LIMIT,
  }
}

/** Words of Hindi in Latin letters that are none of English; one of them, or two that are only likely, make a question Hindi. */
const HINDI_WORDS = new Set(
  (
    'hai hain hota hoti hote kya kyu kyun kyon kaise kese kitna kitne kitni kab kahan kaun karna karne karein kare karu karun chahiye ' +
    'nahi nahin mujhe mujhko mera meri mere raha rahi rahe gaya gayi hua hui ilaj ilaaj upchar dard kharcha kharch lakshan bimari ' +
    'upay gharelu khana khaye parhej aaram theek thik mein liye wala wale wali batao bataye'
  ).split(' '),
)
const LIKELY_HINDI = new Set('ka ki ke ko se me par aur din baad bina ho'.split(' '))

const isHindiInLatin = (question: string): boolean => {
  const words = new Set(question.toLowerCase().match(/[a-z]+/g) ?? [])
  const likely = [...words].filter((word) => LIKELY_HINDI.has(word))
  return likely.length > 1 || [...words].some((word) => HINDI_WORDS.has(word))
}

/** A question with Devanagari in it is a Hindi one, so that it is answered in Devanagari on the English page too. */
export const languageOfQuestion = (question: string): Language => (hasDevanagari(question) ? 'hi' : 'en')

/** The language in which pages answer a question first: Hindi in Latin letters is Hindi as well. */
export const languageOfRows = (question: string): Language =>
  hasDevanagari(question) || isHindiInLatin(question) ? 'hi' : 'en'

/** Endings of English words, of Hindi in Latin letters, and vowels at the end of either (`ghutna`, `ghutne`, `stone`). */
const ENDING = /(?<=..[^aeiou])(?:ing|ed|iyon|iyan?|on|aen|en|[aeiou]+)$/

/** The stem of a folded word: without its commonest endings, so that a stem is its own. */
function stem(word: string): string {
  const shorter = word.replace(ENDING, '')
  return shorter === word ? word : stem(shorter)
}

/** Stop words in English, Hindi and Hindi in Latin letters. */
const EMPTY_WORDS = new Set(
  (
    'a an the of to in on at for from by with and or but if is are was were be been am do does did can could will ' +
    'would should shall may might must have has had i me my mine we our you your he she his her him it its they them ' +
    'their this that these those there here what which who whom how when where why about any some please tell need ' +
    'want get know much many long hai hain ka ki ke ko se me mein par aur ya kya kaise kab kyon kahan kaun kitna ' +
    'kitne kitni hota hoti hote karna kare karne liye mera meri mere mujhe ho tha thi the raha rahi bhi to ' +
    'है हैं का की के को से में पर और या क्या कैसे कब क्यों कहाँ कौन कितना कितने कितनी होता होती होते करना करें करने लिए ' +
    'मेरा मेरी मेरे मुझे हो था थी थे रहा रही रहे भी तो यह वह इस उस बाद कोई'
  )
    .split(' ')
    .flatMap(wordsOf),
)

/** Representative stem by stem. */
const STANDS_FOR = new Map(
  SAME_IN_TEXTS.flatMap((words) => {
    const [first = '', ...others] = words.map(stem)
    return others.map((other) => [other, first] as const)
  }),
)

const termOf = (word: string): string => {
  // Without its ending, क्या (what) would be क्यों (why).
  if (EMPTY_WORDS.has(word)) return word
  const stemmed = stem(word)
  return STANDS_FOR.get(stemmed) ?? stemmed
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** A word of a text as it is compared (server/search/site/words.ts). */
const foldedWords = (text: string): readonly string[] =>
  (text.replace(/[’']s\b/g, '').match(WORD) ?? []).flatMap(wordsOf)

/** All words of a text in their order: as they are compared, without endings, one for all that mean the same. */
export const stemsOf = (text: string): string[] => foldedWords(text).map(termOf)

/** The meaningful words of a text, as written, each with its stem. */
export const tellingWords = (text: string): { readonly word: string; readonly term: string }[] =>
  (text.match(WORD) ?? []).flatMap((word) => {
    const folded = wordsOf(word).join('')
    return EMPTY_WORDS.has(folded) ? [] : [{ word, term: termOf(folded) }]
  })

/** The stems of the words of a text that say something. */
export const termsOf = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(termOf)
