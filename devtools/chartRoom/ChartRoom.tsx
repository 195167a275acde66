'use client'

import { machinesConfig } from '@/machines.config'
import { useEffect, useRef, useState } from 'react'
import type { PlacedChart } from '@/devtools/machineChart/layOutChart'
import type { MachineCopy } from '@/devtools/machineCopy/machineCopy'
import type { Moment, Simulation } from '@/devtools/proof/simulation'
import { ChartView } from './ChartView'
import { SimulationPanel } from './SimulationPanel'

type ChartRoomProps = {
  readonly placed: PlacedChart
  readonly copy: MachineCopy
  /** Where the states are seen in every form, and the folder that draws them. */
  readonly shownBy: { readonly folder: string; readonly href?: string }
}

const NOTHING: readonly Moment[] = []

/** One machine to look at and to walk through: its chart, and a run of it alone whose surroundings are chosen. */
export function ChartRoom({ placed, copy, shownBy }: ChartRoomProps) {
  const machineId = placed.chart.id
  const simulation = useRef<Simulation | null>(null)
  const [moments, setMoments] = useState(NOTHING)
  const [chosen, setChosen] = useState('')

  useEffect(() => {
    let isHere = true
    // All machines with their cases: a developers' page may be large, and is so only once it is open.
    Promise.all([machinesConfig.catalogue(), import('@/devtools/proof/simulation')])
      .then(([{ machineNamed }, code]) => {
        const found = machineNamed(machineId)
        if (!found || !isHere) return
        simulation.current = new code.Simulation(found.machine, found.testModel)
        setMoments(simulation.current.moments)
      })
      .catch((error: unknown) => console.error(error))
    return () => {
      isHere = false
      simulation.current?.stop()
    }
  }, [machineId])

  const choose = async (choiceId: string) => {
    await simulation.current?.choose(choiceId)
    setMoments(simulation.current?.moments ?? NOTHING)
  }
  const goBack = (at: number) => {
    simulation.current?.goBackTo(at)
    setMoments(simulation.current?.moments ?? NOTHING)
  }
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
