'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { INSPECTION_CHANNEL, type InspectionMessage } from '@/devtools/inspection/inspectionMessages'
import { type FileOpened, type LiveRecord, isInspectionMessage, recorded } from './liveRecord'
import { PageView } from './PageView'
import { OpenSession, SaveSession } from './SessionDownload'
import { UnmaskSwitch } from './UnmaskSwitch'

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
    <PageView
      key={page.page}
      page={page}
      onSend={(sent) => send({ type: 'event.sent', page: page.page, ...sent })}
      onPick={() => setPicked(page.page)}
    >
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
    </PageView>
  )
}
