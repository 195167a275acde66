'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { ScrollBox } from '@/devtools/chartRoom/ScrollBox'
import {
  type EventSent,
  INSPECTION_CHANNEL,
  type InspectionMessage,
} from '@/devtools/inspection/inspectionMessages'
import { valueInWords } from './activeStates'
import { EventLog } from './EventLog'
import { LiveMachine } from './LiveMachine'
import {
  type LiveActor,
  type LivePage,
  type LiveRecord,
  isInspectionMessage,
  machinesOf,
  recorded,
  standing,
} from './liveRecord'
import { SendByHand } from './SendByHand'
import { SequenceDiagram } from './SequenceDiagram'

const NOTHING: LiveRecord = []

/** Hears what inspected pages of this browser tell, and can answer them. */
function useLiveRecord(): { record: LiveRecord; send: (message: InspectionMessage) => void } {
  const [record, hear] = useReducer(recorded, NOTHING)
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const opened = (channel.current = new BroadcastChannel(INSPECTION_CHANNEL))
    const say = (message: InspectionMessage) => opened.postMessage(message)
    opened.addEventListener('message', ({ data }) => {
      if (!isInspectionMessage(data)) return
      if (data.type === 'page.began') say({ type: 'view.there' })
      hear(data)
    })
    say({ type: '@statelyai.connected' })
    return () => opened.close()
  }, [])
  return { record, send: (message) => channel.current?.postMessage(message) }
}

type ActorListProps = {
  readonly page: LivePage
  readonly until: number
  readonly chosen: string | undefined
  readonly onChoose: (sessionId: string) => void
}

function ActorList({ page, until, chosen, onChoose }: ActorListProps) {
  return (
    <section aria-labelledby="machines-title">
      <h2 id="machines-title">Running machines</h2>
      <ul className="found">
        {machinesOf(page).map(({ sessionId, name, machineId }) => {
          const { status = 'active', value } = standing(page, sessionId, until)?.snapshot ?? {}
          return (
            <li key={sessionId}>
              <button type="button" aria-pressed={sessionId === chosen} onClick={() => onChoose(sessionId)}>
                {machineId} <small>{status === 'active' ? valueInWords(value) : status}</small>
                {name !== machineId && <small> as {name}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The machine to look at until somebody picks one: where something happened last; a countdown inside another is none. */
function busiestOf(page: LivePage): LiveActor | undefined {
  const outer = machinesOf(page).filter(({ parentId }) => !parentId)
  const last = page.moments.findLast(({ sessionId }) => outer.some((one) => one.sessionId === sessionId))
  return outer.find(({ sessionId }) => sessionId === last?.sessionId)
}

type PageViewProps = {
  readonly page: LivePage
  readonly onSend: (sent: Omit<EventSent, 'type' | 'page'>) => void
}

/** One inspected page: as it stands, or as it stood at an earlier moment. */
function PageView({ page, onSend }: PageViewProps) {
  const [goneTo, setGoneTo] = useState<number>()
  const [picked, setPicked] = useState<string>()
  const until = goneTo ?? page.moments.length
  const machines = machinesOf(page)
  const machine = machines.find((one) => one.sessionId === picked) ?? busiestOf(page)
  const moment = machine && standing(page, machine.sessionId, until)
  return (
    <>
      <ActorList page={page} until={until} chosen={machine?.sessionId} onChoose={setPicked} />
      <div className="room">
        <div>{machine?.machineId && <LiveMachine machineId={machine.machineId} moment={moment} />}</div>
        <div className="beside">
          {goneTo !== undefined && (
            <p role="status" className="back">
              As it was after {goneTo} of {page.moments.length} events.{' '}
              <button type="button" onClick={() => setGoneTo(undefined)}>
                Back to now
              </button>
            </p>
          )}
          <EventLog page={page} until={until} onGoTo={setGoneTo} />
          {machine?.machineId && page.isOpen && (
            <SendByHand
              key={machine.machineId}
              machineId={machine.machineId}
              onSend={(event) => onSend({ sessionId: machine.sessionId, event })}
            />
          )}
        </div>
      </div>
      <section aria-labelledby="sequence-title">
        <h2 id="sequence-title">Who inspected whom</h2>
        <ScrollBox label="Sequence diagram">
          <SequenceDiagram page={page} until={until} />
        </ScrollBox>
      </section>
    </>
  )
}

/** The second window: what the machines of inspected pages do while somebody uses them. */
export function LiveMachines() {
  const { record, send } = useLiveRecord()
  const [picked, setPicked] = useState<string>()
  const newest = record.findLast(({ isOpen }) => isOpen) ?? record.at(-1)
  const page = record.find((one) => one.page === picked) ?? newest
  if (!page)
    return (
      <p role="status">
        No page tells anything yet. Open one of this site with <code>?inspect</code> in its address, such as{' '}
        <a href="/?inspect" target="_blank" rel="opener">
          the home page
        </a>
        , and use it there.
      </p>
    )
  return (
    <>
      <label className="look">
        Page{' '}
        <select value={page.page} onChange={({ target }) => setPicked(target.value)}>
          {record.map(({ page: id, path, at, isOpen }) => (
            <option key={id} value={id}>
              {path} at {new Date(at).toLocaleTimeString('en-IN')}
              {isOpen ? '' : ' (left)'}
            </option>
          ))}
        </select>
      </label>
      <PageView
        key={page.page}
        page={page}
        onSend={(sent) => send({ type: 'event.sent', page: page.page, ...sent })}
      />
    </>
  )
}
