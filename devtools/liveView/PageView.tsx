'use client'

import { type ReactNode, useState } from 'react'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { ContextBox } from '@/devtools/chartRoom/RowsTable'
import type { EventSent } from '@/devtools/inspection/inspectionMessages'
import { innermostStates } from '@/devtools/proof/machineShape'
import type { Standing } from '@/devtools/proof/simulation'
import { EventLog } from './EventLog'
import { LiveMachine } from './LiveMachine'
import { MomentCopy } from './MomentCopy'
import { SendByHand } from './SendByHand'
import { SequenceDiagram } from './SequenceDiagram'
import { followedMachine, machineOfMoment } from './liveEvents'
import { type LivePage, machinesOf, standing } from './liveRecord'

type ActorListProps = {
  readonly page: LivePage
  readonly until: number
  readonly chosen: string | undefined
  readonly onChoose: (sessionId: string) => void
}

function ActorList({ page, until, chosen, onChoose }: ActorListProps) {
  return (
    <section aria-labelledby="machines-title" className="actors">
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
  /** Shown above the machines. */
  readonly children: ReactNode
}

type Copied = { readonly machineId: string; readonly from: Standing }

/** An inspected page, now or at an earlier moment, on one screen: its machines, the chart of one, and beside it what happened. */
export function PageView({ page, onSend, onPick, children }: PageViewProps) {
  const [goneTo, setGoneTo] = useState<number>()
  const [picked, setPicked] = useState<string>()
  const [copied, setCopied] = useState<Copied>()
  const until = goneTo ?? page.moments.length
  const machines = machinesOf(page)
  const machine = machines.find((one) => one.sessionId === picked) ?? followedMachine(page)
  const moment = machine && standing(page, machine.sessionId, until)
  const pick = (sessionId: string | undefined) => {
    setPicked(sessionId)
    setCopied(undefined)
    onPick()
  }
  const copy = () => {
    const { value, context } = moment?.snapshot ?? {}
    if (machine?.machineId && value !== undefined)
      setCopied({ machineId: machine.machineId, from: { value, context } })
  }
  return (
    <>
      <div className="screen">
        {children}
        <ActorList page={page} until={until} chosen={machine?.sessionId} onChoose={pick} />
        {copied ? (
          <MomentCopy {...copied} onClose={() => setCopied(undefined)} />
        ) : (
          <div className="room live">
            <div className="drawn">
              {machine?.machineId && <LiveMachine machineId={machine.machineId} moment={moment} />}
            </div>
            <div className="beside">
              {goneTo !== undefined && (
                <p role="status" className="back">
                  As it was after {goneTo} of {page.moments.length} events.{' '}
                  <button type="button" onClick={() => setGoneTo(undefined)}>
                    Back to now
                  </button>{' '}
                  {moment?.snapshot.status !== 'error' && (
                    <button type="button" onClick={copy}>
                      Go on from here in a copy
                    </button>
                  )}
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
              <section aria-labelledby="knows-title">
                <h2 id="knows-title">What the machine knows</h2>
                <p>What a visitor typed, chose or was sent is masked.</p>
                <ContextBox context={moment?.snapshot.context} />
              </section>
              {machine?.machineId && page.isOpen && !page.isServer && (
                <SendByHand
                  key={machine.machineId}
                  machineId={machine.machineId}
                  onSend={(event) => onSend({ sessionId: machine.sessionId, event })}
                />
              )}
            </div>
          </div>
        )}
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
