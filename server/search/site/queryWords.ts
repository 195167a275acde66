import 'server-only'
import { SEARCH_RESULT_TYPE, type SearchResultType, searchText } from '@/model/search/search'
import { sameWords } from './sameWords'
import { plainWordsOf, soundOf, wordsOf } from './words'

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
    `treatment surgery surgry surgury sarjari operation procedure correction tightening dawa dawai davai medicine tablet malham ointment ilaj ilaaj upchar therapy repair removal cost price charges kharcha
     kharch kharche fee fees charge kimat keemat kimmat expense package rate estimate budget rupees rupaye rupay paisa paise
     operate opration oprasion aapreshan ऑपरेशन आपरेशन खर्चा ख़र्च दाम शुल्क इलाज उपचार ऑपरेशन सर्जरी खर्च कीमत क़ीमत फीस रेट पैसे पैसा शल्य`,
  ],
  [
    SEARCH_RESULT_TYPE.condition,
    `symptom cause disease problem bimari lakshan karan reason लक्षण बीमारी कारण समस्या`,
  ],
  [SEARCH_RESULT_TYPE.test, `test scan jaanch janch report टेस्ट जांच जाँच रिपोर्ट`],
  [
    SEARCH_RESULT_TYPE.blog,
    `blog article guide recovery aftercare precaution precautions diet eating khana khaye khaen parhej parhez exercise exercises kasrat vyayam लेख ब्लॉग आहार खाना खाएं खाए खाएँ परहेज व्यायाम`,
  ],
  [SEARCH_RESULT_TYPE.page, `department vibhag rog विभाग रोग`],
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

/** How long something takes, or how much it should be, is no price (`kitne din`, `bmi kitna hona chahiye`). */
const NO_PRICES = new Set(
  wordsOf(
    `din dino ghante ghanta hafte hafta mahine minute time samay der days day hours hour weeks week months baje log baar umar
     hona honi hone badha kam safe surakshit khatarnak dard दिन घंटे हफ्ते महीने समय देर होना होनी`,
  ),
)

/** Whether a query asks what something costs. */
export const asksCost = (words: readonly QueryWord[]): boolean =>
  words.length > 1 &&
  words.some(
    ({ word }, at) =>
      COST_WORDS.has(word) &&
      !NO_PRICES.has(words[at + 1]?.word ?? '') &&
      !(word === 'rate' && OTHER_RATES.has(words[at - 1]?.word ?? '')),
  )

/** Words that ask for an operation, and not for any treatment. */
const OPERATION_WORDS = new Set(
  wordsOf(
    `surgery surgry surgury sarjari operation operate opration oprasion aapreshan removal repair procedure correction tightening
     nikalwana nikalwane nikalwani hatwana hatwane badalwana badalwane katwana todwana ऑपरेशन आपरेशन सर्जरी शल्य`,
  ),
)
const OPERATION_SOUNDS = new Set(
  [...OPERATION_WORDS].map(soundOf).filter((sound) => sound.length >= SHORTEST_TYPE_SOUND),
)

/** Behind an operation: it has been, or is the place of something else (`operation wali jagah`). */
const BEHIND_OPERATION = new Set(wordsOf('wali wale wala jagah site baad pehle scar वाली वाले बाद पहले'))
const BEFORE_OPERATION = new Set(wordsOf('after before without bina बिना'))
/** A question whether an operation is necessary asks for advice. */
const IN_DOUBT = new Set(wordsOf('zaroori jaruri zaruri necessary needed जरूरी ज़रूरी'))
const WORDS_BEHIND = 2

/** Whether a query requests an operation, perhaps misspelt (`operashun`), and not the time after one. */
export const asksOperation = (words: readonly QueryWord[]): boolean =>
  words.some(
    ({ word, sound }, at) =>
      (OPERATION_WORDS.has(word) || OPERATION_SOUNDS.has(sound)) &&
      !words.slice(at + 1, at + 1 + WORDS_BEHIND).some((one) => BEHIND_OPERATION.has(one.word)) &&
      !BEFORE_OPERATION.has(words[at - 1]?.word ?? ''),
  ) && !words.some(({ word }) => IN_DOUBT.has(word))

/** Verbs of having something done (`stent lagwana`, `chashma hatana`), and the means. */
const DONE_WORDS = new Set(
  wordsOf(
    `lagwana lagwane lagana lagane lagwani dalwana dalwane dalna badalna badalne badalwana badalwane hatana hatane hatwana hatwane
     nikalwana nikalwane utarna utarwana karwana karana laser लगवाना लगाना बदलना बदलवाना हटाना हटवाना निकलवाना करवाना लेजर`,
  ),
)

/** Whether a query asks for a treatment, an operation or their price. */
export const asksTreatment = (words: readonly QueryWord[]): boolean =>
  words.some(({ type, word }) => type === SEARCH_RESULT_TYPE.treatment || DONE_WORDS.has(word))

/** Methods of examination, and terms of a report. */
const METHODS = new Set(
  wordsOf(`ultrasound sonography usg mri ct xray doppler endoscopy biopsy अल्ट्रासाउंड सोनोग्राफी एमआरआई एक्सरे`),
)
const TEST_WORDS = new Set([...METHODS, ...wordsOf('level levels positive negative range')])

/** The methods of examination that a query names. */
export const methodsIn = (words: readonly QueryWord[]): readonly string[] =>
  words.flatMap(({ word }) => (METHODS.has(word) ? [word, ...sameWords(word)] : []))

/** Whether a query asks for a test. */
export const asksTest = (words: readonly QueryWord[]): boolean =>
  words.some(({ type, word }) => type === SEARCH_RESULT_TYPE.test || TEST_WORDS.has(word))

const RECOVERY_WORDS = new Set(wordsOf('recovery recover recovering healing rest'))

/** Whether a query asks how it is after an operation. */
export const asksRecovery = (words: readonly QueryWord[]): boolean =>
  words.some(
    ({ word }, at) =>
      RECOVERY_WORDS.has(word) ||
      (at > 0 && OPERATION_WORDS.has(word) && words.slice(at + 1, at + 3).some((one) => AFTER.has(one.word))),
  )

/** Words that ask how to live with something, by what about. */
const ADVICE = {
  food: `diet food eat eating kha khana khane khaye khaen khaana khayen parhej parhez nutrition आहार खाना खाएं खाए खाएँ परहेज खानपान भोजन`,
  after: `exercise exercises kasrat vyayam physiotherapy recovery dekhbhal aftercare care walking व्यायाम कसरत देखभाल`,
  choice: `ya vs versus difference antar fark farak behtar better kaunsa zaroori jaruri zaruri necessary needed option vikalp जरूरी ज़रूरी विकल्प अंतर फर्क`,
  prevention: `prevent prevention preventing bache bachav bachao bachne roke rokne dobara बचाव बचें बचे रोकथाम`,
} as const
type AdviceTopic = keyof typeof ADVICE

const TOPIC_OF_WORD: ReadonlyMap<string, AdviceTopic> = new Map(
  // Object.entries forgets its keys: they are ADVICE's.
  (Object.entries(ADVICE) as [AdviceTopic, string][]).flatMap(([topic, text]) =>
    wordsOf(text).map((word) => [word, topic] as const),
  ),
)

/** The topics of advice in a query. */
export const adviceTopics = (words: readonly QueryWord[]): readonly AdviceTopic[] => [
  ...new Set(words.flatMap(({ word }, at) => (isTimeAt(words, at) ? [] : (TOPIC_OF_WORD.get(word) ?? [])))),
]

const AFTER = new Set(wordsOf('after बाद baad'))
/** Whether a word is part of a time: `pain after eating fatty food`, `khane ke baad dard`. */
const isTimeAt = (words: readonly QueryWord[], at: number): boolean =>
  TOPIC_OF_WORD.get(words[at]?.word ?? '') === 'food' &&
  (words.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'after') ||
    words.slice(at + 1, at + 4).some(({ word }) => AFTER.has(word)))

/** Whether a query asks for an article. */
export const asksArticle = (words: readonly QueryWord[]): boolean =>
  words.some(({ word }) => ARTICLE_WORDS.has(word))

const ARTICLE_WORDS = new Set(wordsOf('blog article guide lekh लेख ब्लॉग'))

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

const EMPTY_WORDS = new Set(
  wordsOf(
    `a an and at by for from in into is it my near nearby nearest of on or the to what which who with without how when
     best top good famous me you your i do does can need want get after before during about
     has have had having am are was been being since this that he she his her him them mujhe mujhko mera meri mere ho hu hun
     mother father mom mum dad husband wife uncle aunt brother sister son daughter
     mummy papa pati patni chacha bhai behen beta beti maa pitaji mataji
     raha rahi rahe rha rhi gaya gayi gaye gya hua hui karu karun karna karne kare karein chahiye batao bataye kitna kitne kitni
     kam jyada zyada badha badhi badhe badhna ghata size कम ज्यादा ज़्यादा बढ़ा बढ़ी
     vs versus difference antar fark farak अंतर फर्क din dino ghante ghanta hafte hafta samay दिन घंटे हफ्ते
     panel empanelled empaneled cashless nikale nikalen samjhe janiye pata jata jati jate aata aati aate rehta rehti sabse accha acha achha acche badhiya sa si kisko kise kaunsa konsa sahi dono donon both baar bahut bohot thoda kabhi roz hamesha bilkul india bharat दोनों बार बहुत much many where should would could please help service services days list show find kahan kaha milega
     ka ki ke ko se me mein main par hai hain kya kaise kaun liye wala wale wali aur hota hoti hona
     माँ मां पापा पिता पति पत्नी भाई बहन बेटा बेटी चाचा
     मुझे मेरा मेरी मेरे हो रहा रही रहे गया गई गए हुआ हुई करना करने करें करूं चाहिए कितना कितने कितनी
     का की के को से में पर है हैं क्या कैसे कौन लिए वाला वाले वाली और होता होती होना`,
  ),
)

/** Products for a complaint: a query for a `hernia belt` is about a hernia. */
const PRODUCT_WORDS = new Set(
  wordsOf(
    `belt belts brace braces truss stocking stockings socks cap support bandage patti pillow cushion takiya vest oil tel cream
     insole splint walker stick chhadi yantra बेल्ट तेल पट्टी`,
  ),
)

/** Stems and endings of Hindi verbs that are common in complaints (`kaan se pani aana`, `dikhta hai`). */
const VERB_STEMS = 'aa ho kar rah lag pad chal de le mil bata jaa chah'.split(' ')
const VERB_ENDINGS =
  'na ne ni ta te ti ya ye yi yaa kar ke ega egi enge unga ungi ye yen o raha rahi rahe wala wali'.split(' ')
const VERBS = new Set(
  VERB_STEMS.flatMap((stem) => VERB_ENDINGS.map((ending) => stem + ending)).flatMap(wordsOf),
)

export const isEmptyWord = (word: string): boolean =>
  EMPTY_WORDS.has(word) || PRODUCT_WORDS.has(word) || VERBS.has(word)

/** A word of a query. */
export interface QueryWord {
  readonly word: string
  readonly sound: string
  /** The type of result that it names. */
  readonly type?: SearchResultType
  /** Whether it names the subject, and not only a type or nothing. */
  readonly isSubject: boolean
  /** Whether it may be the beginning of a longer one: people search while they type. */
  readonly mayGoOn: boolean
  readonly isLast: boolean
  /** Whether folding took letters from it (`bood`): then a known one may have one more. */
  readonly isShortened?: boolean
}

const NUMBER = /^\d+$/
const UNIT = /^\d*(mm|cm|mg|kg|ml)$/
/** Whether a word is of a value with a fraction or a unit (`creatinine 2.5`, `5 mm`), which is no subject; `3 month` may be one. */
const isOfValue = (words: readonly string[], at: number): boolean => {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]]
  if (UNIT.test(word)) return true
  return NUMBER.test(word) && (NUMBER.test(before) || NUMBER.test(after) || UNIT.test(after))
}

const MOST_WORDS = 10
/** Fewer letters than these begin too many words. */
const SHORTEST_BEGINNING = 3

/** The words of a query, in their order; where all others are such as 'doctor' or 'treatment', these are its subjects. */
export function queryWords(query: string): readonly QueryWord[] {
  const text = searchText(query)
  const words = wordsOf(text).slice(0, MOST_WORDS)
  const typed = plainWordsOf(text)
  const distinctive = words.filter(
    (word, at) => !isEmptyWord(word) && typeOfWord(word) === undefined && !isOfValue(words, at),
  )
  const names = words.filter((word) => !isEmptyWord(word))
  const subjects = distinctive.length > 0 ? distinctive : names
  return words.map((word, at) => ({
    word,
    sound: soundOf(word),
    type: typeOfWord(word),
    isSubject: subjects.includes(word),
    mayGoOn: word.length >= SHORTEST_BEGINNING && !isEmptyWord(word),
    isLast: at === words.length - 1,
    isShortened: word.length < (typed[at]?.length ?? 0),
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
