import 'server-only'
import { SEARCH_RESULT_TYPE, type SearchResultType, searchText } from '@/model/search/search'
import { soundOf, wordsOf } from './words'

/** Words that say which type of result is meant rather than which subject; each in both languages and as people type it. */
const WORDS_OF_TYPE: readonly (readonly [SearchResultType, string])[] = [
  [
    SEARCH_RESULT_TYPE.doctor,
    `dr doctor docter doctors physician specialist surgeon consultant visheshagya visheshagy daktar
     डॉ डॉक्टर डाक्टर चिकित्सक विशेषज्ञ सर्जन`,
  ],
  [
    SEARCH_RESULT_TYPE.hospital,
    `hospital clinic centre institute aspatal hospitals nursing अस्पताल हॉस्पिटल क्लिनिक चिकित्सालय`,
  ],
  [
    SEARCH_RESULT_TYPE.treatment,
    `treatment surgery operation procedure ilaj ilaaj upchar therapy repair removal cost price charges kharcha
     kharch kharche fee fees charge kimat keemat kimmat expense package rate estimate budget rupees rupaye rupay paisa paise
     operate opration oprasion aapreshan ऑपरेशन आपरेशन खर्चा ख़र्च दाम शुल्क इलाज उपचार ऑपरेशन सर्जरी खर्च कीमत क़ीमत फीस रेट पैसे पैसा शल्य`,
  ],
  [
    SEARCH_RESULT_TYPE.condition,
    `symptom cause disease problem bimari rog lakshan karan reason लक्षण बीमारी रोग कारण समस्या`,
  ],
  [SEARCH_RESULT_TYPE.test, `test scan jaanch janch report टेस्ट जांच जाँच रिपोर्ट`],
  [SEARCH_RESULT_TYPE.blog, `blog article guide लेख ब्लॉग`],
  [SEARCH_RESULT_TYPE.page, `department vibhag विभाग`],
]

/** From how many consonants on such a word is known by its sound alone. */
const SHORTEST_TYPE_SOUND = 5

/** Words that ask what something costs. */
const COST_WORDS = new Set(
  wordsOf(
    `cost costs costing price prices pricing charge charges kharcha kharch kharche kitna kitne fee fees kimat keemat kimmat expense
     package rupees rupaye rupay budget estimate paisa paise rate rates रेट खर्च खर्चा ख़र्च कीमत क़ीमत फीस दाम पैसे पैसा शुल्क`,
  ),
)

/** Rates that are no price. */
const OTHER_RATES = new Set(wordsOf('heart pulse success survival failure cure respiratory growth'))

/** Whether a query asks what something costs. */
export const asksCost = (words: readonly QueryWord[]): boolean =>
  words.some(
    ({ word }, at) =>
      COST_WORDS.has(word) && !(word === 'rate' && OTHER_RATES.has(words[at - 1]?.word ?? '')),
  )

/** Words that ask for an operation, and not for any treatment. */
const OPERATION_WORDS = new Set(
  wordsOf(
    `surgery operation operate opration oprasion aapreshan removal repair procedure ऑपरेशन आपरेशन सर्जरी शल्य`,
  ),
)
const OPERATION_SOUNDS = new Set(
  [...OPERATION_WORDS].map(soundOf).filter((sound) => sound.length >= SHORTEST_TYPE_SOUND),
)

/** Whether a query asks for an operation, perhaps misspelt (`operashun`). */
export const asksOperation = (words: readonly QueryWord[]): boolean =>
  words.some(({ word, sound }) => OPERATION_WORDS.has(word) || OPERATION_SOUNDS.has(sound))

const TYPE_OF_WORD: ReadonlyMap<string, SearchResultType> = new Map(
  WORDS_OF_TYPE.flatMap(([type, text]) => wordsOf(text).map((word) => [word, type] as const)),
)

const TYPE_OF_SOUND: ReadonlyMap<string, SearchResultType> = new Map(
  [...TYPE_OF_WORD]
    .map(([word, type]) => [soundOf(word), type] as const)
    .filter(([sound]) => sound.length >= SHORTEST_TYPE_SOUND && !sound.startsWith('.')),
)

/** The type of result that a folded word, perhaps misspelt (`operashun`), names. */
export const typeOfWord = (word: string): SearchResultType | undefined =>
  TYPE_OF_WORD.get(word) ?? TYPE_OF_SOUND.get(soundOf(word))

/** Words that tell nothing apart. */
const EMPTY_WORDS = new Set(
  wordsOf(
    `a an and at by for from in into is it my near nearby nearest of on or the to what which who with without how when
     best top good famous me you your i do does can need want get after before during about
     has have had having am are was been being since this that he she his her him them mujhe mujhko mera meri mere ho hu hun
     mother father mom mum dad husband wife uncle aunt brother sister son daughter
     mummy papa pati patni chacha bhai behen beta beti maa pitaji mataji
     raha rahi rahe rha rhi gaya gayi gaye gya hua hui karu karun karna karne kare karein chahiye batao bataye kitna kitne kitni
     much many where should would could please help list show find kahan kaha milega
     ka ki ke ko se me mein main par hai hain kya kaise kaun liye wala wale wali aur hota hoti hona
     माँ मां पापा पिता पति पत्नी भाई बहन बेटा बेटी चाचा
     मुझे मेरा मेरी मेरे हो रहा रही रहे गया गई गए हुआ हुई करना करने करें करूं चाहिए कितना कितने कितनी
     का की के को से में पर है हैं क्या कैसे कौन लिए वाला वाले वाली और होता होती होना`,
  ),
)

export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word)

/** A word of a query. */
export interface QueryWord {
  readonly word: string
  readonly sound: string
  /** The type of result that it names. */
  readonly type?: SearchResultType
  /** Whether it tells what is looked for, and not only its type or nothing. */
  readonly isSubject: boolean
  /** Whether it may be the beginning of a longer one: people search while they type. */
  readonly mayGoOn: boolean
  readonly isLast: boolean
}

const MOST_WORDS = 10
/** Fewer letters than these begin too many words. */
const SHORTEST_BEGINNING = 3

/** The words of a query, in their order; where all others are such as 'doctor' or 'treatment', these are its subjects. */
export function queryWords(query: string): readonly QueryWord[] {
  const words = wordsOf(searchText(query)).slice(0, MOST_WORDS)
  const distinctive = words.filter((word) => !isEmptyWord(word) && typeOfWord(word) === undefined)
  const names = words.filter((word) => !isEmptyWord(word))
  const subjects = distinctive.length > 0 ? distinctive : names
  return words.map((word, at) => ({
    word,
    sound: soundOf(word),
    type: typeOfWord(word),
    isSubject: subjects.includes(word),
    mayGoOn: word.length >= SHORTEST_BEGINNING && !isEmptyWord(word),
    isLast: at === words.length - 1,
  }))
}

/** A query with two of its words written together. */
export interface JoinedWords {
  readonly words: readonly QueryWord[]
  readonly joined: QueryWord
  /** The place of the first of the two. */
  readonly at: number
}

/** The same query with two neighbouring words written together (`gall stones`), one for each such pair. */
export function joinedWords(words: readonly QueryWord[]): readonly JoinedWords[] {
  return words.slice(1).flatMap((second, at) => {
    const first = words[at]
    if (!first || isEmptyWord(second.word)) return []
    const word = first.word + second.word
    const joined = { word, sound: soundOf(word), isSubject: true, mayGoOn: false, isLast: second.isLast }
    return [{ words: [...words.slice(0, at), joined, ...words.slice(at + 2)], joined, at }]
  })
}
