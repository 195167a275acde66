import { HiddenFields } from '@/components/ui/HiddenFields'
import { bookPageCopy } from '@/content/copy/bookPage'
import { interpolate } from '@/content/copy/interpolate'
import { partOfDay, timeInWords } from '@/content/copy/placeInWords'
import type { SessionMode } from '@/model/appointments/schedule'
import type { Language } from '@/model/page/language'

/** A place that can be had. Times in milliseconds since 1970. */
export interface ShownPlace {
  readonly id: string
  /** Null where the session gives times. */
  readonly token: number | null
  /** When the visit is expected to begin. */
  readonly expectedFrom: number
}

/** A session of the chosen day with what of it is free. */
export interface ShownSession {
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  readonly zone: string
  readonly mode: SessionMode
  readonly hasVideo: boolean
  /** Where: 'Neem Grove Hospital, Andheri'. */
  readonly where: string
  readonly places: readonly ShownPlace[]
}

type SessionPlacesProps = {
  readonly session: ShownSession
  readonly language: Language
  /** Where the chosen place is posted, and what is sent along. */
  readonly action: string
  readonly hidden: Readonly<Record<string, string>>
}

/** A place in a person's words: a time, or a token with the time at which it is expected. */
export function placeInWords(
  { token, expectedFrom }: Omit<ShownPlace, 'id'>,
  zone: string,
  language: Language,
): string {
  const time = timeInWords(expectedFrom, zone, language)
  return token === null ? time : interpolate(bookPageCopy[language].token, { token, time })
}

/** Tokens are given in their order; who wants to come later folds the rest open. */
const TOKENS_SHOWN = 3

const PARTS = ['morning', 'afternoon', 'evening'] as const

/** The free places of a session, each a button of one form. */
export function SessionPlaces({ session, language, action, hidden }: SessionPlacesProps) {
  const { id, startsAt, endsAt, zone, mode, hasVideo, where, places } = session
  const copy = bookPageCopy[language]
  const hours = interpolate(copy.hours, {
    from: timeInWords(startsAt, zone, language),
    to: timeInWords(endsAt, zone, language),
  })
  const list = (shown: readonly ShownPlace[]) => (
    <ul className={mode === 'tokens' ? 'tokens' : undefined}>
      {shown.map((place) => (
        <li key={place.id}>
          <button type="submit" name="place" value={place.id} className="place">
            {placeInWords(place, zone, language)}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="places" aria-labelledby={`session-${id}`}>
      <div>
        <h3 id={`session-${id}`}>{where}</h3>
        <p className="hint numbers">
          {[hours, copy.modes[mode], hasVideo && copy.video, copy.payAtClinic].filter(Boolean).join(' · ')}
        </p>
      </div>
      <form method="post" action={action}>
        <HiddenFields values={{ language, ...hidden }} />
        {mode === 'tokens' && list(places.slice(0, TOKENS_SHOWN))}
        {mode === 'tokens' && places.length > TOKENS_SHOWN && (
          <details>
            <summary>{copy.laterTokens}</summary>
            {list(places.slice(TOKENS_SHOWN))}
          </details>
        )}
        {mode === 'times' &&
          PARTS.map((part) => {
            const ofPart = places.filter(({ expectedFrom }) => partOfDay(expectedFrom, zone) === part)
            return (
              ofPart.length > 0 && (
                <div className="part" key={part} role="group" aria-label={copy.parts[part]}>
                  <p aria-hidden="true">{copy.parts[part]}</p>
                  {list(ofPart)}
                </div>
              )
            )
          })}
      </form>
    </section>
  )
}
