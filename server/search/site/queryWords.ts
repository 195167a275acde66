import 'server-only'
import { type ArticleType, searchText } from '@/model/search/search'
import { isEmptyWord, typeOfWord } from './roleWords'
import { soundOf, wordsOf } from './words'

/** A word of a query. */
export interface QueryWord {
  readonly word: string
  readonly sound: string
  /** The type of result that it names. */
  readonly type?: ArticleType
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
  const tells = words.filter((word) => !isEmptyWord(word) && typeOfWord(word) === undefined)
  const names = words.filter((word) => !isEmptyWord(word))
  const subjects = tells.length > 0 ? tells : names
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
