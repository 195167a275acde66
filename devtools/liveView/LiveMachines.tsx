'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { ScrollBox } from '@/components/ui/ScrollBox'
import {
  type EventSent,
  INSPECTION_CHANNEL,
  type InspectionMessage,
} from '@/devtools/inspection/inspectionMessages'
import { innermostStates } from '@/devtools/proof/machineShape'
import {
  type FileOpened,
  type LivePage,
  type LiveRecord,
  isInspectionMessage,
  machinesOf,
  recorded,
  standing,
} from './liveRecord'
import { EventLog } from './EventLog'
import { followedMachine, machineOfMoment } from './liveEvents'
import { LiveMachine } from './LiveMachine'
import { SendByHand } from './SendByHand'
import { SequenceDiagram } from './SequenceDiagram'
import { OpenSession, SaveSession } from './SessionDownload'

const NOTHING: LiveRecord = []
/** How often the server is asked what its machines did. */
const ASK_SERVER_MS = 2_000

type LiveChannel = {
  readonly record: LiveRecord
  readonly send: (message: InspectionMessage) => void
  readonly open: (file: FileOpened) => void
}

/** Records what inspected pages of this browser send, and can answer them. */
function useLiveRecord(): LiveChannel {
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
  useEffect(() => {
    let count = 0
    let isAsking = false
    const ask = async () => {
      const answer = await fetch(`/dev/machines/live/server?after=${count}`)
      if (!answer.ok) return
      // The server's own answer (devtools/inspection/serverMachines.ts).
      const found = (await answer.json()) as { messages: readonly InspectionMessage[]; count: number }
      // A restarted server has fewer steps: fetch all of them.
      count = found.count < count ? 0 : found.count
      found.messages.forEach(hear)
    }
    const poll = () => {
      // Two at once would both bring the same messages.
      if (document.hidden || isAsking) return
      isAsking = true
      void ask()
        .catch(() => undefined)
        .finally(() => (isAsking = false))
    }
    poll()
    const timer = setInterval(poll, ASK_SERVER_MS)
    return () => clearInterval(timer)
  }, [])
  return { record, send: (message) => channel.current?.postMessage(message), open: hear }
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
                {machineId} <small>{status === 'active' ? value && innermostStates(value) : status}</small>
                {name !== machineId && <small> as {name}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type PageViewProps = {
  readonly page: LivePage
  readonly onSend: (sent: Omit<EventSent, 'type' | 'page'>) => void
  /** One looks at something of this page: it stays when another page begins. */
  readonly onPick: () => void
}

/** An inspected page, now or at an earlier moment. */
function PageView({ page, onSend, onPick }: PageViewProps) {
  const [goneTo, setGoneTo] = useState<number>()
  const [picked, setPicked] = useState<string>()
  const until = goneTo ?? page.moments.length
  const machines = machinesOf(page)
  const machine = machines.find((one) => one.sessionId === picked) ?? followedMachine(page)
  const moment = machine && standing(page, machine.sessionId, until)
  const pick = (sessionId: string | undefined) => {
    setPicked(sessionId)
    onPick()
  }
  return (
    <>
      <ActorList page={page} until={until} chosen={machine?.sessionId} onChoose={pick} />
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
          <EventLog
            page={page}
            until={until}
            onGoTo={({ moment: gone, at }) => {
              setGoneTo(at)
              pick(machineOfMoment(page, gone)?.sessionId ?? machine?.sessionId)
            }}
          />
          {machine?.machineId && page.isOpen && !page.isServer && (
            <SendByHand
              key={machine.machineId}
              machineId={machine.machineId}
              onSend={(event) => onSend({ sessionId: machine.sessionId, event })}
            />
          )}
        </div>
      </div>
      <section aria-labelledby="sequence-title">
        <h2 id="sequence-title">Who told whom</h2>
        <ScrollBox label="Sequence diagram">
          <SequenceDiagram page={page} until={until} />
        </ScrollBox>
      </section>
    </>
  )
}

/** The second window: what the machines of inspected pages do while they are used. */
export function LiveMachines() {
  const { record, send, open } = useLiveRecord()
  const [picked, setPicked] = useState<string>()
  const server = record.find(({ isServer }) => isServer)
  const pages = record.filter(({ isServer }) => !isServer)
  const newest = pages.findLast(({ isOpen }) => isOpen) ?? pages.at(-1)
  const page = record.find((one) => one.page === picked) ?? newest
  const openSession = (
    <OpenSession
      onOpened={(opened) => {
        open({ type: 'file.opened', opened })
        setPicked(opened.page)
      }}
    />
  )
  if (!page)
    return (
      <>
        <p role="status">
          No page tells anything yet. Open one of this site with <code>?inspect</code> in its address, such as{' '}
          <a href="/?inspect" target="_blank" rel="opener">
            the home page
          </a>
          , and use it there.
        </p>
        {server && (
          <button type="button" onClick={() => setPicked(server.page)}>
            See what machines do on the server
          </button>
        )}
        {openSession}
      </>
    )
  return (
    <>
      <div className="session-tools">
        <label>
          Page{' '}
          <select value={page.page} onChange={({ target }) => setPicked(target.value)}>
            {record.map(({ page: id, path, at, isOpen, file }) => (
              <option key={id} value={id}>
                {path} at {new Date(at).toLocaleTimeString('en-IN')}
                {file ? ` (from ${file})` : isOpen ? '' : ' (left)'}
              </option>
            ))}
          </select>
        </label>
        <SaveSession page={page} />
        {openSession}
        <UnmaskSwitch onChange={(isOn) => send({ type: 'view.unmasked', isOn })} />
      </div>
      <PageView
        key={page.page}
        page={page}
        onSend={(sent) => send({ type: 'event.sent', page: page.page, ...sent })}
        onPick={() => setPicked(page.page)}
      />
    </>
  )
}

/**
 * Shows what was typed, on a developer's own machine: `npm run dev` alone has the switch and pages that follow it
 * (devtools/inspection/watchPage.ts). A build for production holds neither.
 */
function UnmaskSwitch({ onChange }: { readonly onChange: (isOn: boolean) => void }) {
  if (process.env.NODE_ENV !== 'development') return null
  return (
    <label className="unmask">
      <input type="checkbox" onChange={({ target }) => onChange(target.checked)} /> Show what was typed,
      unmasked. Only in this browser, and only with <code>npm run dev</code>; saved files stay masked.
    </label>
  )
}
