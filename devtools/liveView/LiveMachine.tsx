'use client'

import { useEffect, useState } from 'react'
import { ChartView } from '@/devtools/chartRoom/ChartView'
import { ContextBox } from '@/devtools/chartRoom/RowsTable'
import { CHART_WORDS, type ChartWords, chartWordsOf } from '@/devtools/machineChart/chartCopy'
import type { PlacedChart } from '@/devtools/machineChart/layOutChart'
import { innermostStates } from '@/devtools/proof/machineShape'
import { activeStates, type LiveMoment } from './liveRecord'

type LiveMachineProps = {
  readonly machineId: string
  /** Latest snapshot; undefined before the first event. */
  readonly moment: LiveMoment | undefined
}

const NOTHING: readonly string[] = []

/** A running machine: its chart with the state lit and the last transition, and what it knows, masked. */
export function LiveMachine({ machineId, moment }: LiveMachineProps) {
  const [placed, setPlaced] = useState<PlacedChart>()
  const [chosen, setChosen] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const [words, setWords] = useState<ChartWords>('code')
  useEffect(() => {
    const given = new AbortController()
    setUnknown(false)
    fetch(`/dev/machines/${encodeURIComponent(machineId)}/chart?words=${words}`, { signal: given.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<PlacedChart>) : undefined))
      .then((found) => (found ? setPlaced(found) : setUnknown(true)))
      .catch((error: unknown) => given.signal.aborted || console.error(error))
    return () => given.abort()
  }, [machineId, words])

  const { value, status, context } = moment?.snapshot ?? {}
  const active = placed && value !== undefined ? activeStates(placed.chart.root, value) : NOTHING
  const last = moment?.taken.at(-1)
  const state = placed?.states.find((one) => one.state.id === chosen)?.state
  return (
    <>
      <p aria-live="polite" className="standing">
        <strong>{machineId}</strong> is in{' '}
        <strong data-value>{value === undefined ? '…' : innermostStates(value)}</strong>
        {status && status !== 'active' && ` (${status})`}
        {last && (
          <>
            , last transition: <code data-transition>{last}</code>
          </>
        )}
      </p>
      <label>
        Words of the chart{' '}
        <select value={words} onChange={({ target }) => setWords(chartWordsOf(target.value))}>
          {Object.entries(CHART_WORDS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {isUnknown && <p>This release has no machine of that name.</p>}
      {placed?.chart.id === machineId && (
        <ChartView
          placed={placed}
          active={active}
          taken={moment?.taken ?? NOTHING}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {state && (
        <p data-chosen={chosen}>
          <strong>{state.id}</strong>: {state.description}
        </p>
      )}
      <h2>What the machine knows</h2>
      <p>What a visitor typed, chose or was sent is masked.</p>
      <ContextBox context={context} />
    </>
  )
}
