import { HiddenFields } from '@/components/ui/HiddenFields'
import { bookPageCopy } from '@/content/copy/bookPage'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { partOfDay, timeInWords } from '@/content/copy/placeInWords'
import type { ShownPlace, ShownSession } from '@/model/appointments/shownPlaces'
import type { Language } from '@/model/page/language'

type SessionPlacesProps = {
  readonly session: ShownSession
  /** In rupees; undefined where nothing new is paid. */
  readonly fee?: number
  readonly language: Language
  /** Target of the chosen place's form, and its other fields. */
  readonly action: string
  readonly hidden: Readonly<Record<string, string>>
  /** The place that a link elsewhere led to. */
  readonly linked?: string
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

/** Tokens are given in order; later ones are in a disclosure. */
const TOKENS_SHOWN = 3

const PARTS = ['morning', 'afternoon', 'evening'] as const

/** The free places of a session, each a button of one form. */
export function SessionPlaces({ session, fee, language, action, hidden, linked }: SessionPlacesProps) {
  const { id, startsAt, endsAt, zone, mode, hasVideo, where, places } = session
  const copy = bookPageCopy[language]
  const hours = interpolate(copy.hours, {
    from: timeInWords(startsAt, zone, language),
    to: timeInWords(endsAt, zone, language),
  })
  const paid = fee === undefined ? copy.payAtClinic : interpolate(copy.fee, { fee: rupees(fee) })
  const list = (shown: readonly ShownPlace[]) => (
    <ul className={mode === 'tokens' ? 'tokens' : undefined}>
      {shown.map((place) => (
        <li key={place.id}>
          <button
            type="submit"
            name="place"
            value={place.id}
            className="place"
            aria-current={place.id === linked ? 'true' : undefined}
          >
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
          {[hours, copy.modes[mode], hasVideo && copy.video, paid].filter(Boolean).join(' · ')}
        </p>
      </div>
      <form method="post" action={action}>
        <HiddenFields values={{ language, ...hidden }} />
        {mode === 'tokens' && list(places.slice(0, TOKENS_SHOWN))}
        {mode === 'tokens' && places.length > TOKENS_SHOWN && (
          <details open={places.slice(TOKENS_SHOWN).some(({ id: later }) => later === linked)}>
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
