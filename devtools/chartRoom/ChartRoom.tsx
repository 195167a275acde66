'use client'

import { useState } from 'react'
import type { PlacedChart } from '@/devtools/machineChart/layOutChart'
import type { MachineCopy } from '@/devtools/machineCopy/machineCopy'
import { ChartView } from './ChartView'
import { SimulationPanel } from './SimulationPanel'
import { useSimulation } from './useSimulation'

type ChartRoomProps = {
  readonly placed: PlacedChart
  readonly copy: MachineCopy
  /** Where the states are seen in every form, and the folder that draws them. */
  readonly shownBy: { readonly folder: string; readonly href?: string }
}

const report = (error: unknown): void => console.error(error)

/** One machine to look at and to walk through: its chart, and a run of it alone whose surroundings are chosen. */
export function ChartRoom({ placed, copy, shownBy }: ChartRoomProps) {
  const machineId = placed.chart.id
  const { moments, choose, goBack } = useSimulation(machineId, report)
  const [chosen, setChosen] = useState('')
  const now = moments.at(-1)
  const state = placed.states.find((one) => one.state.id === chosen)?.state
  const shown = copy[chosen.slice(machineId.length + 1)]
  return (
    <div className="room">
      <ChartView
        placed={placed}
        active={now?.active ?? []}
        taken={now?.taken ?? []}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className="beside">
        {state && (
          <section aria-labelledby="state-title" className="state" data-chosen={chosen}>
            <h2 id="state-title">{state.id}</h2>
            <p>{state.description}</p>
            {shown && (
              <dl>
                <dt>Shows</dt>
                {shown.en.map((one) => (
                  <dd key={one}>{one}</dd>
                ))}
                {shown.hi.map((one) => (
                  <dd key={one} lang="hi">
                    {one}
                  </dd>
                ))}
              </dl>
            )}
            <p>
              Drawn by <code>{shownBy.folder}</code>
              {shownBy.href && (
                <>
                  {': '}
                  <a href={shownBy.href}>see it in its states</a>
                </>
              )}
            </p>
          </section>
        )}
        <SimulationPanel moments={moments} onChoose={choose} onGoBack={goBack} />
      </div>
    </div>
  )
}
