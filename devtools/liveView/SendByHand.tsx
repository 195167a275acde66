'use client'

import { machinesConfig } from '@/machines.config'
import { type FormEvent, useEffect, useState } from 'react'
import type { EventSent } from '@/devtools/inspection/inspectionMessages'

type Offered = { readonly label: string; readonly event: { readonly type: string } }

type SendByHandProps = {
  readonly machineId: string
  readonly onSend: (event: EventSent['event']) => void
}

/** @returns the event, or what is wrong with it */
function eventFrom(text: string): EventSent['event'] | string {
  try {
    const event: unknown = JSON.parse(text)
    if (typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string')
      return { ...event, type: event.type }
    return 'An event is an object with a "type".'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Sends a machine an event that no visitor caused: one of its test cases, or any other as JSON. */
export function SendByHand({ machineId, onSend }: SendByHandProps) {
  const [offered, setOffered] = useState<readonly Offered[]>([])
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isHere = true
    machinesConfig
      .catalogue()
      .then(({ machineNamed }) => {
        if (isHere) setOffered(machineNamed(machineId)?.testModel.events ?? [])
      })
      .catch((error: unknown) => console.error(error))
    return () => {
      isHere = false
    }
  }, [machineId])

  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const event = eventFrom(text)
    setProblem(typeof event === 'string' ? event : '')
    if (typeof event !== 'string') onSend(event)
  }
  return (
    <form className="by-hand" onSubmit={onSubmit} aria-labelledby="by-hand-title">
      <h2 id="by-hand-title">Send an event</h2>
      <label>
        A test case
        <select
          value=""
          onChange={({ target }) => {
            const chosen = offered[Number(target.value)]
            if (chosen) setText(JSON.stringify(chosen.event, null, 2))
          }}
        >
          <option value="">Choose…</option>
          {offered.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        The event, as JSON
        <textarea
          rows={5}
          value={text}
          spellCheck={false}
          aria-invalid={problem !== ''}
          aria-describedby="by-hand-problem"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id="by-hand-problem" role="alert">
        {problem}
      </p>
      <button type="submit">Send</button>
    </form>
  )
}
