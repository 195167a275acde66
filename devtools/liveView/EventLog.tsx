import { useState } from 'react'
import { innermostStates } from '@/devtools/proof/machineShape'
import type { LivePage } from './liveRecord'
import {
  EVENT_KINDS,
  grouped,
  kindOfMoment,
  type LiveEventKind,
  type MomentGroup,
  type NumberedMoment,
  fateOf,
  whatCameOfIt,
} from './liveEvents'

/** Rows that are drawn at once: the newest. */
const SHOWN = 200
// The keys of an object are its own.
const KINDS = Object.keys(EVENT_KINDS) as LiveEventKind[]

type EventLogProps = {
  readonly page: LivePage
  /** How many moments have happened at the one that is looked at. */
  readonly until: number
  readonly onGoTo: (chosen: NumberedMoment) => void
}

type MomentRowProps = EventLogProps & { readonly numbered: NumberedMoment; readonly times?: number }

function MomentRow({ page, until, onGoTo, numbered, times = 1 }: MomentRowProps) {
  const { moment, at } = numbered
  const nameOf = (sessionId = '') =>
    page.actors.find((one) => one.sessionId === sessionId)?.name ?? 'the page'
  return (
    <button
      type="button"
      data-moment={at}
      data-fate={fateOf(moment)}
      aria-current={at === until ? 'step' : undefined}
      onClick={() => onGoTo(numbered)}
    >
      <code>{moment.event.type}</code> {times > 1 && <strong>× {times}</strong>}{' '}
      <small>
        {((moment.at - page.at) / 1000).toFixed(2)} s, {nameOf(moment.sourceId)} to {nameOf(moment.sessionId)}
        {moment.snapshot.value !== undefined && `: ${innermostStates(moment.snapshot.value)}`}
      </small>
      {whatCameOfIt(moment) && <strong className="fate">{whatCameOfIt(moment)}</strong>}
    </button>
  )
}

/** A row, and where in the code it failed. */
const MomentWithStack = (props: MomentRowProps) => {
  const { fate } = props.numbered.moment
  return (
    <>
      <MomentRow {...props} />
      {fate?.kind === 'failed' && fate.stack.length > 0 && (
        <details>
          <summary>Where in the code</summary>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions have to take the focus */}
          <pre tabIndex={0}>{fate.stack.join('\n')}</pre>
        </details>
      )}
    </>
  )
}

/** Repeats as one row, which leads to the last of them; all of them below it, where one wants them. */
function GroupRow({ group: { moments, times }, ...row }: EventLogProps & { readonly group: MomentGroup }) {
  const last = moments.at(-1)
  if (!last) return null
  if (times === 1) return <MomentWithStack {...row} numbered={last} />
  return (
    <>
      <MomentRow {...row} numbered={last} times={times} />
      <details>
        <summary>All {moments.length}</summary>
        <ol className="repeats">
          {[...moments].reverse().map((numbered) => (
            <li key={numbered.at}>
              <MomentWithStack {...row} numbered={numbered} />
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

/** Every event of a page, the newest first: each can be gone back to; kinds are left out by their switches. */
export function EventLog(props: EventLogProps) {
  const { page } = props
  const [hidden, setHidden] = useState<ReadonlySet<LiveEventKind>>(new Set())
  const all = page.moments.map((moment, index) => ({
    moment,
    at: index + 1,
    kind: kindOfMoment(page, moment),
  }))
  const groups = grouped(all.filter(({ kind }) => !hidden.has(kind)))
  const first = Math.max(0, groups.length - SHOWN)
  const toggle = (kind: LiveEventKind) =>
    setHidden((was) => new Set(was.has(kind) ? [...was].filter((one) => one !== kind) : [...was, kind]))
  return (
    <section aria-labelledby="log-title" className="log">
      <h2 id="log-title">Events</h2>
      <fieldset className="kinds">
        <legend>Show what is caused by</legend>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={!hidden.has(kind)} onChange={() => toggle(kind)} />{' '}
            {EVENT_KINDS[kind]} <small>{all.filter((one) => one.kind === kind).length}</small>
          </label>
        ))}
      </fieldset>
      {first > 0 && <p>{first} earlier rows are not shown.</p>}
      {/* The newest comes first to the eye and to the keyboard. */}
      <ol className="moments">
        {groups
          .slice(first)
          .reverse()
          .map((group) => (
            <li key={group.moments[0]?.at}>
              <GroupRow {...props} group={group} />
            </li>
          ))}
      </ol>
    </section>
  )
}
