import { bookPageCopy } from '@/content/copy/bookPage'
import { interpolate } from '@/content/copy/interpolate'
import { counted } from '@/content/copy/lists'
import { dateInWords, shortDate } from '@/content/copy/placeInWords'
import type { ShownDay } from '@/model/appointments/shownPlaces'
import type { Language } from '@/model/page/language'

type DayStripProps = {
  readonly days: readonly ShownDay[]
  readonly chosen: string
  /** The clinic's day now. */
  readonly today: string
  readonly tomorrow: string
  readonly language: Language
}

/** As many as a phone shows in three rows. */
const DAYS_SHOWN = 9

/** The days that a place can be chosen on, each a link. */
export function DayStrip({ days, chosen, today, tomorrow, language }: DayStripProps) {
  const copy = bookPageCopy[language]
  const names = new Map([
    [today, copy.today],
    [tomorrow, copy.tomorrow],
  ])
  const list = (shown: readonly ShownDay[]) => (
    <ol>
      {shown.map(({ day, free, href }) => (
        <li key={day}>
          <a href={href} aria-current={day === chosen ? 'date' : undefined}>
            <span aria-hidden="true">{names.get(day) ?? shortDate(day, language)}</span>
            <span className="out-of-sight">
              {[names.get(day), dateInWords(day, language)].filter(Boolean).join(', ')}
            </span>
            <small>{free === 0 ? copy.full : interpolate(counted(copy.free, free), { count: free })}</small>
          </a>
        </li>
      ))}
    </ol>
  )
  const [near, far] = [days.slice(0, DAYS_SHOWN), days.slice(DAYS_SHOWN)]
  return (
    <nav className="days" aria-label={copy.days}>
      {list(near)}
      {far.length > 0 && (
        <details open={far.some(({ day }) => day === chosen)}>
          <summary>{copy.laterDays}</summary>
          {list(far)}
        </details>
      )}
    </nav>
  )
}
