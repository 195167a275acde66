import { useActor } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import type { ReadAloudStep } from '@/machines/readAloud/readAloud.labels'
import { innermostState } from '@/machines/stateName'
import { liveReadAloud } from './readAloud.actors'

export type ReadAloudMachineProps = {
  /** What is read. */
  readonly part: HTMLElement
  /** How often the button was pressed. */
  readonly presses: number
  readonly onStep: (step: ReadAloudStep) => void
}

/** Runs the machine behind the button, from the button's first press on. */
export function ReadAloudMachine({ part, presses, onStep }: ReadAloudMachineProps) {
  const [machine] = useState(() => liveReadAloud(part))
  const [snapshot, send] = useActor(machine, inspected())
  const answered = useRef(0)
  const isReading = snapshot.matches('reading')
  useLayoutEffect(() => {
    if (answered.current === presses) return
    answered.current = presses
    send({ type: isReading ? 'reading.cancelled' : 'reading.requested' })
  }, [presses, send, isReading])
  useLayoutEffect(() => onStep(innermostState(snapshot.value)), [snapshot, onStep])
  return null
}
