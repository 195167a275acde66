'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { leadPanelCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import { fieldTime } from '@/model/desk/clinicTime'
import type { DeskLead } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { FollowUpAction, FollowUpEvent } from '@/model/desk/followUp'
import { type InboxFilters, inboxAddress } from '@/model/desk/inboxFilters'
import { type DetailProblem, detailedEvent, needsDetails, REASONS_OF } from '@/model/desk/leadRequest'
import { StepForm } from './StepForm'

type ActionDetailsProps = {
  readonly action: FollowUpAction
  readonly problem: DetailProblem | null
  /** What was typed and not taken. */
  readonly typed: string
  readonly lead: DeskLead
  readonly filters: InboxFilters
  readonly settings: StoredSettings
  readonly now: number
  readonly onGiven: (event: FollowUpEvent) => void
  readonly onCancel: () => void
}

/** The one field that an action needs: a time, a reason or another lead. */
export function ActionDetails(props: ActionDetailsProps) {
  const { action, problem, typed, lead, filters, settings, now, onGiven, onCancel } = props
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => field.current?.focus(), [problem])
  if (!needsDetails(action)) return null
  const { title, field: label, send } = copy.details[action]
  const { timeZone, openingHours } = settings
  const isTime = action === 'schedule' || action === 'book'
  const choices =
    action === 'merge'
      ? [...lead.duplicates, ...lead.earlier].map(({ leadId, name, reference, treatment }) => ({
          id: leadId,
          label: `${name}, ${treatment} (${reference})`,
        }))
      : isTime
        ? []
        : settings.settings[REASONS_OF[action]]
  const shared = {
    ref: field,
    id: 'detail',
    name: 'detail',
    defaultValue: typed,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onCancel()
    },
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? 'detail-problem' : isTime ? 'detail-hint' : undefined,
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onGiven(detailedEvent(action, field.current?.value ?? '', timeZone))
  }
  return (
    <StepForm
      lead={lead}
      filters={filters}
      className="details"
      labelledBy="detail-title"
      hidden={{ action }}
      onSubmit={onSubmit}
    >
      <h3 id="detail-title">{title}</h3>
      <label htmlFor="detail">{label}</label>
      {isTime ? (
        <input type="datetime-local" min={fieldTime(new Date(now), timeZone)} {...shared} />
      ) : (
        <select {...shared}>
          <option value="">{copy.choose}</option>
          {choices.map(({ id, label: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
      {problem && (
        <p id="detail-problem" className="error">
          {copy.problems[problem]}
        </p>
      )}
      {isTime && openingHours.length > 0 && (
        <p id="detail-hint" className="hint">
          {interpolate(copy.hours, { hours: openingHours.join(', ') })}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="primary">
          {send}
        </button>
        <a
          href={inboxAddress(filters, lead.row.leadId)}
          onClick={(event) => {
            event.preventDefault()
            onCancel()
          }}
        >
          {copy.cancel}
        </a>
      </div>
    </StepForm>
  )
}
