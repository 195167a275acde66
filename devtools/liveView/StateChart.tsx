'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { ChartView } from '@/devtools/chartRoom/ChartView'
import { CHART_WORDS, type ChartWords, chartWordsOf } from '@/devtools/machineChart/chartCopy'
import type { PlacedChart } from '@/devtools/machineChart/layOutChart'
import type { ChartState } from '@/devtools/proof/chartOf'

type StateChartProps = {
  readonly machineId: string
  /** Ids of the states that the machine is in. */
  readonly activeIn: (root: ChartState) => readonly string[]
  readonly taken: readonly string[]
  /** Shown beside the choice of words. */
  readonly children: ReactNode
}

/** The chart of a machine of this release, with its states lit; it fills the room that there is. */
export function StateChart({ machineId, activeIn, taken, children }: StateChartProps) {
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
  const state = placed?.states.find((one) => one.state.id === chosen)?.state
  return (
    <>
      <div className="told">
        {children}
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
      </div>
      {isUnknown && <p>This release has no machine of that name.</p>}
      {state && (
        <p data-chosen={chosen}>
          <strong>{state.id}</strong>: {state.description}
        </p>
      )}
      {placed?.chart.id === machineId && (
        <ChartView
          key={machineId}
          placed={placed}
          active={activeIn(placed.chart.root)}
          taken={taken}
          chosen={chosen}
          onChoose={setChosen}
          fills
        />
      )}
    </>
  )
}
