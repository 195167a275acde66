import { deskFiguresCopy as copy } from '@/content/copy/deskFigures'
import { interpolate } from '@/content/copy/interpolate'
import { type FigureRange, MOST_DAYS, RANGE_DAYS } from '@/model/desk/figures'

/** A day in words. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date))

type PeriodProps = {
  readonly range: FigureRange
  readonly before: { readonly from: string; readonly to: string }
  /** What has to be known of the figures. */
  readonly note: string
}

/** Which days are shown, beside which ones before. */
export const Period = ({ range, before, note }: PeriodProps) => (
  <p className="period">
    {interpolate(copy.shown, {
      from: day(range.from),
      to: day(range.to),
      before: day(before.from),
      beforeEnd: day(before.to),
    })}{' '}
    {note}
  </p>
)

type RangeChoiceProps = {
  /** The page whose figures are chosen. */
  readonly path: string
  readonly range: FigureRange
  /** The clinic's day: no later one can be chosen. */
  readonly today: string
}

/** Which days a page shows: plain links and a plain form; says so where an address names days that cannot be. */
export const RangeChoice = ({ path, range, today }: RangeChoiceProps) => (
  <>
    {range.isRefused && (
      <p className="refused" role="alert">
        {interpolate(copy.refused, { most: MOST_DAYS })}
      </p>
    )}

    <div className="choice">
      <nav aria-label={copy.range}>
        <ul className="ranges">
          {RANGE_DAYS.map((days) => (
            <li key={days}>
              <a href={`${path}?days=${days}`} aria-current={days === range.preset ? 'true' : undefined}>
                {interpolate(copy.lastDays, { days })}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="own" action={path} aria-label={copy.ownDays}>
        <label>
          {copy.from}
          <input type="date" name="from" defaultValue={range.from} max={today} required />
        </label>
        <label>
          {copy.to}
          <input type="date" name="to" defaultValue={range.to} max={today} required />
        </label>
        <button type="submit">{copy.show}</button>
      </form>
    </div>
  </>
)
