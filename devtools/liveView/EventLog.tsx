import { valueInWords } from './activeStates'
import type { LiveMoment, LivePage } from './liveRecord'

/** Rows that are drawn at once: the newest. */
const SHOWN = 200

/** Whether a machine was inspected something for which it has no transition now. */
const isPassedOver = ({ taken, snapshot, event }: LiveMoment): boolean =>
  taken.length === 0 && snapshot.value !== undefined && event.type !== 'xstate.init'

type EventLogProps = {
  readonly page: LivePage
  /** How many moments have happened at the one that is looked at. */
  readonly until: number
  readonly onGoTo: (until: number) => void
}

/** Every event of a page, the newest last: each can be gone back to. */
export function EventLog({ page, until, onGoTo }: EventLogProps) {
  const nameOf = (sessionId = '') =>
    page.actors.find((one) => one.sessionId === sessionId)?.name ?? 'the page'
  const first = Math.max(0, page.moments.length - SHOWN)
  return (
    <section aria-labelledby="log-title" className="log">
      <h2 id="log-title">Events</h2>
      {first > 0 && <p>{first} earlier ones are not shown.</p>}
      {/* The newest comes first to the eye and to the keyboard. */}
      <ol className="moments" reversed start={page.moments.length}>
        {page.moments
          .slice(first)
          .map((moment, index) => ({ moment, at: first + index + 1 }))
          .reverse()
          .map(({ moment, at }) => (
            <li key={at} data-moment={at}>
              <button
                type="button"
                aria-current={at === until ? 'step' : undefined}
                onClick={() => onGoTo(at)}
              >
                <code>{moment.event.type}</code>{' '}
                <small>
                  {((moment.at - page.at) / 1000).toFixed(2)} s, {nameOf(moment.sourceId)} to{' '}
                  {nameOf(moment.sessionId)}
                  {moment.snapshot.value !== undefined && `: ${valueInWords(moment.snapshot.value)}`}
                  {isPassedOver(moment) && ' (nothing came of it)'}
                </small>
              </button>
            </li>
          ))}
      </ol>
    </section>
  )
}
