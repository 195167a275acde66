'use client'

import { useState } from 'react'
import { SimulationPanel } from '@/devtools/chartRoom/SimulationPanel'
import { useSimulation } from '@/devtools/chartRoom/useSimulation'
import type { Standing } from '@/devtools/proof/simulation'
import { StateChart } from './StateChart'

type MomentCopyProps = {
  readonly machineId: string
  /** The moment that is gone on from. */
  readonly from: Standing
  readonly onClose: () => void
}

/** A copy of a machine that goes on from a past moment, alone: the page and its calls are not touched. */
export function MomentCopy({ machineId, from, onClose }: MomentCopyProps) {
  const [failure, setFailure] = useState<unknown>()
  const { moments, choose, goBack } = useSimulation(machineId, setFailure, from)
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
        <p role="alert">
          {failure !== undefined &&
            `The copy cannot begin: ${failure instanceof Error ? failure.message : String(failure)}`}
        </p>
        <SimulationPanel moments={moments} onChoose={choose} onGoBack={goBack} />
      </div>
    </div>
  )
}
