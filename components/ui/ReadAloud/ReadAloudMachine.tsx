import { useActor } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { readAloudCopy } from '@/content/copy/readAloud'
import { READ_ALOUD_LABELS } from '@/machines/readAloud/readAloud.labels'
import { innermostState } from '@/machines/stateName'
import type { Language } from '@/model/page/language'
import { liveReadAloud } from './readAloud.actors'

/** What the button shows: its drawing, its name, and what is said beside it. */
export type ReadAloudLook = {
  readonly button: 'listen' | 'stop'
  readonly name: string
  readonly notice: string
}

export type ReadAloudMachineProps = {
  readonly language: Language
  /** What is read. */
  readonly part: HTMLElement
  /** How often the button was pressed. */
  readonly presses: number
  readonly onLook: (look: ReadAloudLook) => void
}

/** Runs the machine behind the button, from the button's first press on. */
export function ReadAloudMachine({ language, part, presses, onLook }: ReadAloudMachineProps) {
  const [machine] = useState(() => liveReadAloud(part))
  const [snapshot, send] = useActor(machine, inspected())
  const answered = useRef(0)
  const isReading = snapshot.matches('reading')
  useLayoutEffect(() => {
    if (answered.current === presses) return
    answered.current = presses
    send({ type: isReading ? 'reading.cancelled' : 'reading.requested' })
  }, [presses, send, isReading])
  useLayoutEffect(() => {
    const copy = readAloudCopy[language]
    const { button, notice } = READ_ALOUD_LABELS[innermostState(snapshot.value)]
    onLook({ button, name: copy[button], notice: notice ? copy[notice] : '' })
  }, [snapshot, language, onLook])
  return null
}
