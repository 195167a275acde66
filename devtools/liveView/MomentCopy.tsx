'use client'

import { machinesConfig } from '@/machines.config'
import { useEffect, useRef, useState } from 'react'
import { SimulationPanel } from '@/devtools/chartRoom/SimulationPanel'
import type { Moment, Simulation, Standing } from '@/devtools/proof/simulation'
import { StateChart } from './StateChart'

type MomentCopyProps = {
  readonly machineId: string
  /** The moment that is gone on from. */
  readonly from: Standing
  readonly onClose: () => void
}

const NOTHING: readonly Moment[] = []

/** A copy of a machine that goes on from a past moment, alone: the page and its calls are not touched. */
export function MomentCopy({ machineId, from, onClose }: MomentCopyProps) {
  const simulation = useRef<Simulation | null>(null)
  const [moments, setMoments] = useState(NOTHING)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isHere = true
    Promise.all([machinesConfig.catalogue(), import('@/devtools/proof/simulation')])
      .then(([{ machineNamed }, code]) => {
        const found = machineNamed(machineId)
        if (!found || !isHere) return
        simulation.current = new code.Simulation(found.machine, found.testModel, from)
        setMoments(simulation.current.moments)
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
    return () => {
      isHere = false
      simulation.current?.stop()
    }
  }, [machineId, from])
  const show = () => setMoments(simulation.current?.moments ?? NOTHING)
  const choose = async (choiceId: string) => {
    await simulation.current?.choose(choiceId)
    show()
  }
  const now = moments.at(-1)
  return (
    <div className="room live">
      <div className="drawn">
        <StateChart machineId={machineId} activeIn={() => now?.active ?? []} taken={now?.taken ?? []}>
          <p aria-live="polite" className="standing">
            A copy of <strong>{machineId}</strong> is in{' '}
            <strong data-value>{now?.active.at(-1) ?? '…'}</strong>
          </p>
        </StateChart>
      </div>
      <div className="beside">
        <p role="status" className="back">
          This is a copy: what you make happen here happens nowhere else. What was masked is masked in it, so
          a condition on what was typed may decide otherwise.{' '}
          <button type="button" onClick={onClose}>
            Leave the copy
          </button>
        </p>
        <p role="alert">{problem && `The copy cannot begin: ${problem}`}</p>
        <SimulationPanel
          moments={moments}
          onChoose={choose}
          onGoBack={(at) => {
            simulation.current?.goBackTo(at)
            show()
          }}
        />
      </div>
    </div>
  )
}
