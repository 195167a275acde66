import { pathIn, type Language } from '@/model/page/language'

/** What the page of a turn says, in the page's language. */
export interface TurnWords {
  /** '4 before you' */
  readonly main: string
  /** 'about 11:20 am to 11:40 am'; null where no turn is known. */
  readonly range: string | null
  /** 'worked out at 10:52 am' */
  readonly workedOut: string | null
  readonly note: string
  /** That the session runs late. */
  readonly delay: string | null
  /** Whether it may change today. */
  readonly isFollowed: boolean
}

/** The page of a turn. @param token the appointment's */
export const turnPath = (language: Language, token: string): string => pathIn(language, `/q/${token}`)
/** Its server-sent events: TurnWords, named `turn`. */
export const liveTurnPath = (language: Language, token: string): string => `${turnPath(language, token)}/live`
