import { bookPageCopy } from '@/content/copy/bookPage'
import { dateInWords, timeInWords } from '@/content/copy/placeInWords'
import { interpolate } from '@/content/copy/interpolate'
import type { Chosen } from '@/model/appointments/shownPlaces'
import type { Language } from '@/model/page/language'
import { placeInWords } from './SessionPlaces'

/** A chosen place in one line: 'Friday, 27 November, 5:20 pm, Neem Grove Hospital, Andheri'. */
export const chosenInWords = ({ day, place, session }: Chosen, language: Language): string =>
  [dateInWords(day, language), placeInWords(place, session.zone, language), session.where].join(', ')

type ChosenPlaceProps = {
  readonly chosen: Chosen
  /** Until when it is kept, milliseconds since 1970; undefined where it is not any more. */
  readonly heldUntil: number | undefined
  /** Where another one is chosen. */
  readonly otherHref?: string
  readonly language: Language
}

/** The chosen place, above the details. */
export function ChosenPlace({ chosen, heldUntil, otherHref, language }: ChosenPlaceProps) {
  const copy = bookPageCopy[language]
  return (
    <div className="chosen">
      <p className="hint">{copy.yourPlace}</p>
      <p className="name numbers">{chosenInWords(chosen, language)}</p>
      {heldUntil !== undefined && (
        <p className="hint numbers">
          {interpolate(copy.heldUntil, { time: timeInWords(heldUntil, chosen.session.zone, language) })}
        </p>
      )}
      {otherHref !== undefined && (
        <p>
          <a href={otherHref}>{copy.otherPlace}</a>
        </p>
      )}
    </div>
  )
}
