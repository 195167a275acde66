'use client'

import type { SyntheticEvent } from 'react'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { preventDefaultThen } from '@/components/ui/preventDefaultThen'
import { bulkAnswerInWords, bulkLeadsCopy as copy } from '@/content/copy/bulkLeads'
import { interpolate } from '@/content/copy/interpolate'
import { BULK_LEADS_LABELS } from '@/machines/bulkLeads/bulkLeads.labels'
import type { DeskRow } from '@/model/desk/deskLead'
import { type InboxFilters, queryOf } from '@/model/desk/inboxFilters'
import type { Choice } from './InboxFilterForm'
import type { BulkLeads } from './useBulkLeads'

/** The id of the form that the boxes of the list belong to. */
export const BULK_FORM = 'bulk-form'
const ACTION = '/desk/leads/change'

type BulkBarProps = {
  readonly bulk: BulkLeads
  readonly rows: readonly DeskRow[]
  readonly filters: InboxFilters
  /** Who may receive leads of this person, by id. */
  readonly people: readonly Choice[]
  readonly reasons: readonly Choice[]
}

/** A choice, and the button that makes the step with it. */
const Step = ({
  name,
  step,
  choices,
}: {
  readonly name: 'to' | 'reason'
  readonly step: 'give' | 'close'
  readonly choices: readonly Choice[]
}) => (
  <div className="step">
    <label>
      {copy[name]}
      <select name={name} id={`bulk-${name}`} defaultValue="">
        <option value="">{copy.any}</option>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <button type="submit" name="step" value={step}>
      {copy[step]}
    </button>
  </div>
)

/** What is done with the chosen leads, the answer, and its undo: plain forms, alive or not. */
export function BulkBar({ bulk: { state, send, current }, rows, filters, people, reasons }: BulkBarProps) {
  const { chosen, answer } = state.context
  const label = BULK_LEADS_LABELS[String(state.value) as keyof typeof BULK_LEADS_LABELS]
  const isIdle = state.matches('choosing') && chosen.length === 0
  const query = queryOf(filters).toString()
  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const value = (name: string) => String(form.get(name) ?? '')
    const step =
      value('step') === 'give'
        ? ({ type: 'give', to: value('to') } as const)
        : ({ type: 'close', reason: value('reason') } as const)
    if ((step.type === 'give' ? step.to : step.reason) === '') {
      const field = event.currentTarget.elements.namedItem(step.type === 'give' ? 'to' : 'reason')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    send({ type: 'step.chosen', step, leads: current() })
  }
  const status = answer ? bulkAnswerInWords(answer) : label && !isIdle ? copy[label] : ''
  return (
    <section
      id="bulk"
      className="bulk"
      aria-label={copy.title}
      data-idle={isIdle ? '' : undefined}
      aria-busy={state.hasTag('busy') || undefined}
    >
      <p role="status">{interpolate(status, { count: String(chosen.length) })}</p>
      {state.matches('answered') && (
        <div className="line">
          {state.can({ type: 'undo.pressed' }) && answer && (
            <form
              method="post"
              action={ACTION}
              onSubmit={preventDefaultThen(() => send({ type: 'undo.pressed' }))}
            >
              <HiddenFields values={{ query, step: 'undo' }} />
              {answer.done.map(({ id, version }) => (
                <input key={id} type="hidden" name="lead" value={`${id} ${version}`} />
              ))}
              <button type="submit">{copy.undo}</button>
            </form>
          )}
          <a
            href={`/desk?${query}`}
            className="button"
            onClick={preventDefaultThen(() => send({ type: 'answer.closed' }))}
          >
            {copy.understood}
          </a>
        </div>
      )}
      {(state.matches('failed') || state.matches('signedOut')) && (
        <div className="line">
          <button type="button" onClick={() => send({ type: 'retry.pressed' })}>
            {copy.retry}
          </button>
          <button type="button" onClick={() => send({ type: 'answer.closed' })}>
            {copy.understood}
          </button>
        </div>
      )}
      <form
        id={BULK_FORM}
        method="post"
        action={ACTION}
        onSubmit={onSubmit}
        hidden={!state.matches('choosing')}
      >
        <HiddenFields values={{ query }} />
        <Step name="to" step="give" choices={people} />
        <Step name="reason" step="close" choices={reasons} />
        <div className="line alive">
          <button
            type="button"
            onClick={() =>
              send({
                type: 'all.chosen',
                leads: rows.map(({ leadId, version }) => ({ id: leadId, version })),
              })
            }
          >
            {copy.chooseAll}
          </button>
          <button type="button" onClick={() => send({ type: 'none.chosen' })}>
            {copy.chooseNone}
          </button>
        </div>
      </form>
    </section>
  )
}
