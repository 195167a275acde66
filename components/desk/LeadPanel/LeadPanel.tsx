'use client'

import { useMachine } from '@xstate/react'
import type { Actor } from 'xstate'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newFormId } from '@/components/forms/formElements'
import { preventDefaultThen, onPlainClick } from '@/components/ui/preventDefaultThen'
import { inspected } from '@/components/analytics/inspected'
import { useKeys, ACTION_KEYS } from '@/components/desk/useKeys'
import { inboxCopy, leadPanelCopy as copy } from '@/content/copy/desk'
import type { deskInboxMachine } from '@/machines/deskInbox/deskInbox.machine'
import { innermostState } from '@/machines/stateName'
import { LEAD_PANEL_LABELS } from '@/machines/leadPanel/leadPanel.labels'
import type { LeadPanelEvent, LeadRequest } from '@/machines/leadPanel/leadPanel.machine'
import type { DeskLead } from '@/model/desk/deskLead'
import type { InitialPanelState } from '@/model/desk/leadRequest'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { isAskedIfCame, type FollowUpAction } from '@/model/desk/followUp'
import { type InboxFilters, inboxAddress } from '@/model/desk/inboxFilters'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import { momentInWords } from '@/content/copy/deskTimes'
import { interpolate } from '@/content/copy/interpolate'
import { ActionDetails, StepForm, NoteForm } from './PanelForms'
import { LeadFacts } from './LeadFacts'
import { WhatsappLinks } from './WhatsappLinks'
import { liveLeadPanel, initialSnapshot } from './leadPanel.actors'

type LeadPanelProps = {
  readonly leadId: string
  /** What came with the page. */
  readonly first: InitialPanelState | null
  readonly staff: StaffMember
  readonly settings: StoredSettings
  /** Says when the lead has changed. */
  readonly inbox: Actor<typeof deskInboxMachine>
  readonly now: number
  readonly areKeysOn: boolean
  readonly filters: InboxFilters
  readonly onClose: () => void
  readonly onDone: (lead: DeskLead, text: string) => void
}

const doneInWords = (request: LeadRequest): string =>
  request.kind === 'note'
    ? copy.noteSaved
    : interpolate(copy.done, { action: copy.actions[request.event.type] })

/** One lead: what can be done with it now, and what is known of it. */
export function LeadPanel(props: LeadPanelProps) {
  const { leadId, first, staff, settings, inbox, now, areKeysOn, filters, onClose, onDone } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const input = { leadId, staff, settings }
  const [snapshot, sendToMachine, panel] = useMachine(liveLeadPanel, {
    input,
    snapshot: initialSnapshot(input, first),
    ...inspected(),
  })
  const [outcome, setOutcome] = useState(first?.outcome ?? null)
  const send = useCallback(
    (event: LeadPanelEvent) => {
      // What a form was answered is over with the next step.
      if (event.type !== 'lead.changed') setOutcome(null)
      sendToMachine(event)
    },
    [sendToMachine],
  )
  const { lead, chosen, detailProblem, problem, by, request } = snapshot.context
  const state = innermostState(snapshot.value)
  const label = (state === 'failed' || state === 'closed') && problem ? problem : LEAD_PANEL_LABELS[state]
  const isOffering = snapshot.hasTag('offering')
  const actions = isOffering && lead ? lead.actions : []

  useEffect(
    () => inbox.on('selected.changed', () => send({ type: 'lead.changed' })).unsubscribe,
    [inbox, send],
  )
  useEffect(
    () =>
      panel.on('request.done', (done) => {
        if (done.lead && done.request) onDone(done.lead, doneInWords(done.request))
        heading.current?.focus()
      }).unsubscribe,
    [panel, onDone],
  )
  const choose = (action: FollowUpAction) => send({ type: 'action.chosen', action })
  const cancel = () => {
    send({ type: 'details.cancelled' })
    heading.current?.focus()
  }
  useKeys(
    {
      ...Object.fromEntries(actions.map((action) => [ACTION_KEYS[action], () => choose(action)])),
      Escape: state === 'detailing' ? cancel : undefined,
    },
    areKeysOn,
    true,
  )

  return (
    <article aria-busy={snapshot.hasTag('busy') || undefined}>
      <a className="back" href={inboxAddress(filters)} onClick={onPlainClick(onClose)}>
        {copy.back}
      </a>
      <h2 id="lead-title" ref={heading} tabIndex={-1}>
        <span>{lead ? lead.row.name : copy.title}</span>
        {lead && <span className="reference">{lead.row.reference}</span>}
      </h2>
      {outcome && (
        <div
          id="outcome"
          className={outcome.isProblem ? 'message problem' : 'message'}
          role={outcome.isProblem ? 'alert' : 'status'}
          tabIndex={-1}
        >
          <p>{outcome.text}</p>
        </div>
      )}
      <LeadMessage
        label={label}
        by={by}
        onRetry={() => send({ type: 'request.retried' })}
        onClose={() => {
          send({ type: 'problem.closed' })
          heading.current?.focus()
        }}
      />
      {lead && (
        <>
          <div className="contact">
            {lead.call ? (
              <>
                <a
                  className="call"
                  href={lead.call.tel}
                  onClick={() => {
                    if (actions.includes('call')) choose('call')
                  }}
                >
                  {interpolate(copy.call, { number: lead.number })}
                </a>
                <WhatsappLinks call={lead.call} />
              </>
            ) : (
              <p>
                {lead.number} <span className="hint">{copy.noCall}</span>
              </p>
            )}
          </div>
          {isAskedIfCame(lead.row, now) && (
            <p className="asked">
              {interpolate(copy.didTheyCome, {
                time: momentInWords(lead.row.dueAt ?? '', settings.timeZone, now),
              })}
            </p>
          )}
          <StepForm lead={lead} filters={filters}>
            <div className="actions" role="group" aria-label={copy.actionsTitle}>
              {lead.actions.map((action) => (
                <button
                  key={action}
                  type="submit"
                  name="action"
                  value={action}
                  disabled={!isOffering}
                  aria-keyshortcuts={areKeysOn ? ACTION_KEYS[action] : undefined}
                  aria-expanded={chosen === action ? true : undefined}
                  onClick={preventDefaultThen(() => choose(action))}
                >
                  {copy.actions[action]} {areKeysOn && <kbd aria-hidden="true">{ACTION_KEYS[action]}</kbd>}
                </button>
              ))}
              {lead.actions.length === 0 && <p className="hint">{copy.nothing}</p>}
            </div>
          </StepForm>
          {state === 'detailing' && chosen !== null && (
            <ActionDetails
              key={chosen}
              action={chosen}
              problem={detailProblem}
              typed={chosen === first?.chosen ? first.detail : ''}
              lead={lead}
              filters={filters}
              settings={settings}
              now={now}
              onGiven={(event) => send({ type: 'details.given', event, now: Date.now() })}
              onCancel={cancel}
            />
          )}
          <LeadFacts
            lead={lead}
            settings={settings}
            filters={filters}
            now={now}
            onMerge={
              actions.includes('merge')
                ? (into) => send({ type: 'details.given', event: { type: 'merge', into }, now: Date.now() })
                : undefined
            }
          />
          {isAtLeast(staff, 'agent') && (
            <NoteForm
              lead={lead}
              filters={filters}
              first={first?.note}
              isBusy={!isOffering}
              unsaved={request?.kind === 'note' ? request.text : null}
              onGiven={(text) => send({ type: 'note.given', text, key: newFormId() })}
            />
          )}
        </>
      )}
      {label === 'signedOut' && (
        <a href={`/desk/login?back=${encodeURIComponent(inboxAddress(filters, leadId))}`}>
          {inboxCopy.signIn}
        </a>
      )}
    </article>
  )
}

type Label = (typeof LEAD_PANEL_LABELS)[keyof typeof LEAD_PANEL_LABELS]

type LeadMessageProps = {
  readonly label: Label
  /** Who was faster; '' is the desk itself. */
  readonly by: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

const textOf = (label: NonNullable<Label>, by: string): string =>
  label === 'conflict'
    ? by === ''
      ? copy.conflictOwn
      : interpolate(copy.conflict, { name: by })
    : copy[label]

/** What is under way, and what did not go as meant with the ways on from there. */
function LeadMessage({ label, by, onRetry, onClose }: LeadMessageProps) {
  if (label === undefined) return null
  const isQuiet = label === 'loading' || label === 'acting'
  if (isQuiet)
    return (
      <p className="message" role="status">
        {copy[label]}
      </p>
    )
  const canRetry = label === 'notSent' || label === 'unknown' || label === 'unreachable'
  const isRead = label === 'conflict' || label === 'refused'
  return (
    <div className="message problem" role="alert">
      <p>{textOf(label, by)}</p>
      {canRetry && (
        <button type="button" onClick={onRetry}>
          {copy.retry}
        </button>
      )}
      {(isRead || label === 'notSent' || label === 'unknown') && (
        <button type="button" onClick={onClose}>
          {isRead ? copy.understood : copy.discard}
        </button>
      )}
    </div>
  )
}
