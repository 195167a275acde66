'use client'

import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { LeadPanel } from '@/components/desk/LeadPanel/LeadPanel'
import { useKeys, useKeySwitch } from '@/components/desk/useKeys'
import { inboxCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import { innermostState } from '@/machines/stateName'
import { DESK_INBOX_LABELS } from '@/machines/deskInbox/deskInbox.labels'
import type { DeskLead, DeskList } from '@/model/desk/deskLead'
import type { InitialPanelState } from '@/model/desk/leadRequest'
import type { BulkAnswer, LeadVersion } from '@/model/desk/bulkSteps'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { INBOX_FIELDS, type InboxFilters, filtersOf, inboxAddress } from '@/model/desk/inboxFilters'
import type { InboxAlerts } from '@/model/desk/alerts'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import { BulkBar } from './BulkBar'
import { FirstSteps } from './FirstSteps'
import { InboxFilterForm, type InboxChoices } from './InboxFilterForm'
import { KeysDialog } from './KeysDialog'
import { LeadList } from './LeadList'
import { liveDeskInbox } from './deskInbox.actors'
import { sounds, spoken, useAlerts } from './useAlerts'
import { useBulkLeads } from './useBulkLeads'

export type InboxProps = {
  readonly staff: StaffMember
  readonly filters: InboxFilters
  readonly page: DeskList
  readonly selected: string | null
  /** The open lead, rendered with the page; null if none is open or it was not read. */
  readonly first: InitialPanelState | null
  readonly settings: StoredSettings
  readonly choices: InboxChoices
  readonly alerts: InboxAlerts
  /** The answer to a step of several leads that was sent without JavaScript; null for none. */
  readonly bulkAnswer: BulkAnswer | null
  /** Whether no lead has ever been stored. */
  readonly isEmpty: boolean
  /** When the server drew the page, in milliseconds. */
  readonly renderedAt: number
}

const NOTHING = { text: '', count: 0 }

/** The list of leads, and the one that is open beside it. */
export function Inbox({
  renderedAt,
  choices,
  settings,
  alerts,
  first,
  bulkAnswer,
  isEmpty,
  ...input
}: InboxProps) {
  const [announcement, setAnnouncement] = useState(NOTHING)
  const [snapshot, send, inbox] = useMachine(liveDeskInbox, { input, ...inspected() })
  const { filters, list, selected, takenBy, staff } = snapshot.context
  const bulk = useBulkLeads(list.rows, bulkAnswer)
  const canChange = isAtLeast(staff, 'agent') && list.owns === 'desk'
  const [fresh, setFresh] = useState(first)
  // A lead that is opened again is read again.
  if (fresh !== null && fresh.leadId !== selected) setFresh(null)
  const state = DESK_INBOX_LABELS[innermostState(snapshot.value)]
  const now = useNow(renderedAt)
  const dialog = useRef<HTMLDialogElement>(null)
  const [areKeysOn, switchKeys] = useKeySwitch()
  const say = useCallback((text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })), [])

  useAlerts(list.counts.queue, alerts)
  useEffect(
    () =>
      inbox.on('change.received', ({ change, selected: open }) => {
        if (change.by === staff.name) return
        const text = spoken(change, open, staff.id)
        if (text !== '') say(text)
        if (alerts.sound) sounds(change, staff.id)
      }).unsubscribe,
    [inbox, say, staff.id, staff.name, alerts.sound],
  )
  useEffect(() => {
    const goTo = () => {
      const params = new URLSearchParams(location.search)
      const leadId = params.get('lead')
      send({ type: 'filters.changed', filters: filtersOf(params) })
      send(leadId ? { type: 'lead.selected', leadId } : { type: 'lead.closed' })
    }
    const lost = () => send({ type: 'line.lost' })
    const back = () => send({ type: 'line.back' })
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('popstate', goTo, { signal })
    addEventListener('offline', lost, { signal })
    addEventListener('online', back, { signal })
    return () => listening.abort()
  }, [send])

  const focusRow = useCallback(() => {
    // The list draws the row first.
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>('[data-lead][aria-current]')
      const isShown = row !== null && row.offsetParent !== null
      ;(isShown ? row : document.getElementById('lead-title'))?.focus()
    })
  }, [])
  const move = (direction: 'next' | 'previous') => () => {
    send({ type: 'selection.moved', move: direction })
    focusRow()
  }
  const close = () => {
    const row = selected
    send({ type: 'lead.closed' })
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-lead='${row}']`)?.focus())
  }
  const toggleLead = useCallback((lead: LeadVersion) => bulk.send({ type: 'lead.toggled', lead }), [bulk])
  /** Ticks the lead whose row has the focus, or the open one. */
  const toggleHere = () => {
    const here = document.activeElement?.closest<HTMLElement>('li')?.querySelector<HTMLElement>('[data-lead]')
    const row = list.rows.find(({ leadId }) => leadId === (here?.dataset.lead ?? selected))
    if (row) toggleLead({ id: row.leadId, version: row.version })
  }
  useKeys(
    {
      e: canChange ? toggleHere : undefined,
      a: canChange ? () => document.getElementById('bulk-to')?.focus() : undefined,
      j: move('next'),
      k: move('previous'),
      '/': () => document.getElementById('desk-search')?.focus(),
      '?': () => dialog.current?.showModal(),
      Escape: selected === null ? undefined : close,
    },
    areKeysOn,
  )
  const onOpen = useCallback(
    (leadId: string) => {
      send({ type: 'lead.selected', leadId })
      requestAnimationFrame(() => document.getElementById('lead-title')?.focus())
    },
    [send],
  )
  const onDone = useCallback(
    ({ row }: DeskLead, text: string) => {
      say(text)
      send({ type: 'lead.acted', change: { row, position: null, counts: null, now: Date.now() } })
    },
    [send, say],
  )
  const onEnd = useCallback(() => send({ type: 'end.reached' }), [send])

  return (
    <div className="inbox" data-open={selected === null ? undefined : ''}>
      <h1 className="out-of-sight">{copy.title}</h1>
      <section className="list" aria-label={copy.leads} aria-busy={snapshot.hasTag('busy') || undefined}>
        <div className="top">
          <span className="title" aria-hidden="true">
            {copy.title}
          </span>
          <p className="lineState" data-line={state} role="status">
            <span>{copy.line[state]}</span>
            {list.owns === 'crm' && <span> {copy.followsCrm}</span>}
          </p>
          <noscript>
            <p className="hint">{copy.still}</p>
          </noscript>
          {state === 'offline' && (
            <button type="button" onClick={() => send({ type: 'line.back' })}>
              {copy.tryNow}
            </button>
          )}
          {state === 'signedOut' && (
            <a href={`/desk/login?back=${encodeURIComponent(inboxAddress(filters, selected))}`}>
              {copy.signIn}
            </a>
          )}
          <button type="button" className="keysButton" onClick={() => dialog.current?.showModal()}>
            {copy.keys.open} <kbd>?</kbd>
          </button>
        </div>
        <InboxFilterForm
          filters={filters}
          counts={list.counts}
          choices={choices}
          canExport={isAtLeast(staff, 'manager')}
          onChange={(next) => send({ type: 'filters.changed', filters: next })}
        />
        {canChange && (
          <BulkBar
            bulk={bulk}
            rows={list.rows}
            filters={filters}
            people={choices.people}
            reasons={choices.closeReasons}
          />
        )}
        {isEmpty && list.counts.all === 0 ? (
          <FirstSteps isOwner={isAtLeast(staff, 'owner')} />
        ) : list.rows.length === 0 ? (
          <p className="none">
            {INBOX_FIELDS.some((field) => filters[field] !== '') ? copy.noneFiltered : copy.none}
          </p>
        ) : (
          <LeadList
            rows={list.rows}
            next={list.next}
            filters={filters}
            selected={selected}
            staffId={staff.id}
            timeZone={settings.timeZone}
            now={now}
            onOpen={onOpen}
            onEnd={onEnd}
            choice={canChange ? { isChosen: bulk.isChosen, onToggle: toggleLead } : null}
          />
        )}
      </section>
      <section className="panel" aria-label={copy.lead}>
        {takenBy !== null && (
          <div className="notice" role="alert">
            <p>{interpolate(copy.taken, { name: takenBy })}</p>
            <button type="button" onClick={() => send({ type: 'notice.closed' })}>
              {copy.close}
            </button>
          </div>
        )}
        {selected === null ? (
          <p className="none">{copy.noLead}</p>
        ) : (
          <LeadPanel
            key={selected}
            leadId={selected}
            first={fresh}
            staff={staff}
            settings={settings}
            inbox={inbox}
            now={now}
            areKeysOn={areKeysOn}
            filters={filters}
            onClose={close}
            onDone={onDone}
          />
        )}
      </section>
      <p className="out-of-sight" role="status">
        <span key={announcement.count}>{announcement.text}</span>
      </p>
      <KeysDialog dialog={dialog} isOn={areKeysOn} onSwitch={switchKeys} />
    </div>
  )
}

const TICK_MS = 15_000

/** The time in milliseconds, soon enough for clocks that show minutes; `first` is what the server drew with. */
function useNow(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
