'use client'

import { useMachine } from '@xstate/react'
import { type FocusEvent, useCallback, useEffect, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { KeyRows } from '@/components/desk/KeyRows'
import { DAY_KEYS, useKeys, useKeySwitch } from '@/components/desk/useKeys'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import { DAY_LINE_LABELS, DAY_STEPS_LABELS } from '@/machines/dayList/dayList.labels'
import type { DayNotice } from '@/machines/dayList/dayList.machine'
import { innermostState } from '@/machines/stateName'
import { callNext, type DayPage, neighbourOf, subjectOf } from '@/model/desk/dayChanges'
import { type DayAction, dayAddress, type DayChoice, needsReason, nextOf } from '@/model/desk/deskDay'
import type { OnAct, RowNotice } from './DayRow'
import { DaySessionView, shownOrder } from './DaySession'
import { liveDayList } from './dayList.actors'

export type DayListProps = {
  readonly choice: DayChoice
  readonly page: DayPage
  readonly mayCancel: boolean
  /** Whether the reader may do anything. */
  readonly mayChange: boolean
  /** What became of a form that was posted, for the appointment that it was about. */
  readonly posted: (RowNotice & { readonly of: string }) | null
}

/** What became of a step, in words. */
function noticeInWords({ step, kind, by }: DayNotice): RowNotice {
  if (kind === 'conflict' && by !== '')
    return { words: interpolate(copy.conflictBy, { name: by }), isProblem: true }
  if (kind !== 'done') return { words: copy.problems[kind], isProblem: true }
  if (step.kind === 'session') return { words: copy.sessionDone[step.action], isProblem: false }
  const action = copy.actions[step.kind === 'next' ? 'begin' : step.action]
  return { words: interpolate(copy.done, { action }), isProblem: false }
}

const focusRow = (id: string): void => {
  // The list draws the row first.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-appointment='${id}']`)?.focus())
}

/** The appointments of a day: plain forms, until their machine takes them over and follows what others do. */
export function DayList({ choice, page, mayCancel, mayChange, posted }: DayListProps) {
  const [snapshot, send] = useMachine(liveDayList, { input: { choice, page }, ...inspected() })
  const { sessions, selected, pending, notice } = snapshot.context
  const [isAlive, setAlive] = useState(false)
  const [unchosen, setUnchosen] = useState<string | null>(null)
  const [areKeysOn, switchKeys] = useKeySwitch()
  const line = DAY_LINE_LABELS[innermostState(snapshot.value.line)]
  const stepsLine = DAY_STEPS_LABELS[snapshot.value.steps]
  const order = shownOrder(sessions)
  const chosen = sessions.flatMap(({ appointments }) => appointments).find(({ id }) => id === selected)
  const ofSelected = sessions.find(({ appointments }) => appointments.some(({ id }) => id === selected))
  const calling = ofSelected ?? sessions.find((session) => nextOf(session) !== undefined)

  useEffect(() => {
    setAlive(true)
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('offline', () => send({ type: 'line.lost' }), { signal })
    addEventListener('online', () => send({ type: 'line.back' }), { signal })
    return () => listening.abort()
  }, [send])
  const hasPending = pending.length > 0
  useEffect(() => {
    if (!hasPending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasPending])
  // An answer moves its row to another group; the focus goes with it.
  const answered = notice && notice.step.kind !== 'session' ? notice.step.id : null
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (notice !== null && answered !== null && answered === selected && isLost) focusRow(answered)
  }, [notice, answered, selected])

  const onAct: OnAct = useCallback(
    ({ id, version }, action, reason) => {
      const isMissing = needsReason(action) && reason === null
      setUnchosen(isMissing ? id : null)
      if (!isMissing) send({ type: 'step.asked', step: { kind: 'appointment', id, version, action, reason } })
    },
    [send],
  )
  const select = (id: string | null) => {
    if (id !== null && id !== selected) send({ type: 'appointment.selected', id })
  }
  const move = (direction: 'next' | 'previous') => () => {
    const id = neighbourOf(order, selected, direction)
    select(id)
    if (id !== null) focusRow(id)
  }
  const act = (action: DayAction) =>
    chosen?.actions.includes(action) ? () => onAct(chosen, action, null) : undefined
  const next = mayChange && calling ? callNext(calling) : undefined
  useKeys(
    {
      j: move('next'),
      k: move('previous'),
      n: next && (() => send({ type: 'step.asked', step: next })),
      w: () => document.getElementById('walk-in-name')?.focus(),
      ...Object.fromEntries(
        Object.entries(DAY_KEYS).map(([action, key]) => [key, act(action as keyof typeof DAY_KEYS)]),
      ),
    },
    areKeysOn,
  )
  const noticeOf = (id: string): RowNotice | undefined => {
    if (id === unchosen) return { words: copy.problems.noReason, isProblem: true }
    if (notice) return subjectOf(notice.step) === id ? noticeInWords(notice) : undefined
    return posted?.of === id && !hasPending ? posted : undefined
  }
  const onFocus = ({ target }: FocusEvent) => {
    select(target.closest('[data-appointment]')?.getAttribute('data-appointment') ?? null)
  }

  return (
    <div className="live" onFocus={onFocus} aria-busy={snapshot.hasTag('busy') || undefined}>
      <div className="line">
        <p className="lineState" data-line={line} aria-live="polite">
          {copy.line[line]}
          {stepsLine && ` ${interpolate(copy[stepsLine], { count: String(pending.length) })}`}
        </p>
        <noscript>
          <p className="hint">{copy.still}</p>
        </noscript>
        {(line === 'offline' || stepsLine === 'waiting') && (
          <button type="button" className="quiet" onClick={() => send({ type: 'line.back' })}>
            {copy.tryNow}
          </button>
        )}
        {stepsLine === 'waiting' && (
          <button type="button" className="quiet" onClick={() => send({ type: 'steps.discarded' })}>
            {copy.discard}
          </button>
        )}
        {(line === 'signedOut' || stepsLine === 'refused') && (
          <a href={`/desk/login?back=${encodeURIComponent(dayAddress(choice))}`}>{copy.signIn}</a>
        )}
        {isAlive && (
          <button type="button" className="quiet" onClick={() => print()}>
            {copy.print}
          </button>
        )}
      </div>
      {isAlive && mayChange && <KeysList isOn={areKeysOn} onSwitch={switchKeys} />}
      {sessions.length === 0 && <p>{copy.none}</p>}
      {[...new Set(sessions.map(({ where }) => where))].map((where) => (
        <section key={where} className="where">
          <h2>{where}</h2>
          {sessions
            .filter((session) => session.where === where)
            .map((session) => (
              <DaySessionView
                key={session.id}
                session={session}
                choice={choice}
                mayCancel={mayCancel}
                mayChange={mayChange}
                onAct={isAlive ? onAct : undefined}
                onStep={isAlive ? (step) => send({ type: 'step.asked', step }) : undefined}
                areKeysOn={areKeysOn}
                selected={isAlive ? selected : null}
                callsNext={calling?.id}
                noticeOf={noticeOf}
                isPending={(id) => pending.some((step) => subjectOf(step) === id)}
              />
            ))}
        </section>
      ))}
    </div>
  )
}

type KeysListProps = { readonly isOn: boolean; readonly onSwitch: (isOn: boolean) => void }

/** Every single key of the list, and the switch that turns them off. */
const KeysList = ({ isOn, onSwitch }: KeysListProps) => (
  <details className="keys">
    <summary>{copy.keys.title}</summary>
    <p className="hint">{copy.keys.hint}</p>
    <KeyRows
      rows={[
        ...copy.keys.rows,
        ...Object.entries(DAY_KEYS).map(
          ([action, key]) => [key, copy.actions[action as keyof typeof DAY_KEYS]] as const,
        ),
      ]}
    />
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />{' '}
      {copy.keys.use}
    </label>
  </details>
)
