import 'server-only'
import type { Language } from '@/model/page/language'
import type { SearchResult } from '@/model/search/searchResult'
import type { QueryWord } from './queryWords'
import type { QueryReading } from './ranking'

/** A search query, parsed. */
export interface Question {
  readonly words: readonly QueryWord[]
  readonly readings: readonly QueryReading[]
  readonly cityId: number | undefined
  /** Of the page that shows the answers. */
  readonly language: Language
  /** Whether it speaks of a danger. */
  readonly isUrgent: boolean
  /** Its words that are no name of anything here. */
  readonly strangeWords: () => readonly string[]
}

/** A page with how well it answers. */
export interface Answer {
  readonly result: SearchResult
  readonly score: number
  readonly why: string
  /** Whether it is found by another spelling alone. */
  readonly isGuess?: boolean
  /** Of an entry whether one of its names was asked for as a whole, and whether it is found by one such as `sinus operation`. */
  readonly isWhole?: boolean
  readonly isByOperation?: boolean
}
