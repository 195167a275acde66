import 'server-only'
import { ARTICLE_TYPE, type ArticleType } from '@/model/search/search'
import { wordsOf } from './words'

/** Words that say which type of result is meant rather than which subject; each in both languages and as people type it. */
const WORDS_OF_TYPE: readonly (readonly [ArticleType, string])[] = [
  [
    ARTICLE_TYPE.doctor,
    `dr doctor docter doctors physician specialist surgeon consultant visheshagya visheshagy daktar
     डॉ डॉक्टर डाक्टर चिकित्सक विशेषज्ञ सर्जन`,
  ],
  [
    ARTICLE_TYPE.hospital,
    `hospital clinic centre institute aspatal hospitals nursing अस्पताल हॉस्पिटल क्लिनिक चिकित्सालय`,
  ],
  [
    ARTICLE_TYPE.treatment,
    `treatment surgery operation procedure ilaj ilaaj upchar therapy repair removal cost price charges kharcha
     kharch fees operate इलाज उपचार ऑपरेशन सर्जरी खर्च कीमत शल्य`,
  ],
  [
    ARTICLE_TYPE.condition,
    `symptom cause disease problem bimari rog lakshan karan reason लक्षण बीमारी रोग कारण समस्या`,
  ],
  [ARTICLE_TYPE.test, `test scan jaanch janch report टेस्ट जांच जाँच रिपोर्ट`],
  [ARTICLE_TYPE.blog, `blog article guide लेख ब्लॉग`],
]

const TYPE_OF_WORD: ReadonlyMap<string, ArticleType> = new Map(
  WORDS_OF_TYPE.flatMap(([type, text]) => wordsOf(text).map((word) => [word, type] as const)),
)

/** The type of result that a folded word names. */
export const typeOfWord = (word: string): ArticleType | undefined => TYPE_OF_WORD.get(word)

/** Words that tell nothing apart. */
const EMPTY_WORDS = new Set(
  wordsOf(
    `a an and at by for from in into is it my near nearby nearest of on or the to what which who with without how when
     best top good famous me you your i do does can need want get after before during about
     ka ki ke ko se me mein main par hai hain kya kaise kaun liye wala wale wali aur hota hoti hona
     का की के को से में पर है हैं क्या कैसे कौन लिए वाला वाले वाली और होता होती होना`,
  ),
)

export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word)
