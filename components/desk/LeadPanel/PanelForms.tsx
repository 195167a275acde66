'use client'

import { deskLeadPlaceCopy } from '@/content/copy/deskLeadPlace'
import { leadPlaceAddress } from '@/model/desk/leadPlace'
import { type KeyboardEvent, useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { describedBy } from '@/components/ui/describedBy'
import { preventDefaultThen, onPlainClick } from '@/components/ui/preventDefaultThen'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { leadPanelCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import { fieldTime } from '@/model/desk/clinicTime'
import { type DeskLead, STAFF_NOTE_LENGTH } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { FollowUpAction, FollowUpEvent } from '@/model/desk/followUp'
import { type InboxFilters, inboxAddress, queryOf } from '@/model/desk/inboxFilters'
import {
  type DetailProblem,
  type InitialPanelState,
  detailedEvent,
  needsDetails,
  REASONS_OF,
} from '@/model/desk/leadRequest'

type StepFormProps = {
  readonly lead: DeskLead
  /** The view that the page comes back to. */
  readonly filters: InboxFilters
  readonly className?: string
  readonly labelledBy?: string
  /** What is sent beside the lead, its version and the view. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Submit handler after hydration. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement>
  readonly children: ReactNode
}

/** A form that does something with the open lead; the server takes it without JavaScript. */
export const StepForm = ({
  lead,
  filters,
  className,
  labelledBy,
  hidden,
  onSubmit,
  children,
}: StepFormProps) => (
  <form
    method="post"
    action="/desk/lead/step"
    className={className}
    aria-labelledby={labelledBy}
    noValidate
    onSubmit={onSubmit}
  >
    <HiddenFields
      values={{
        query: queryOf(filters).toString(),
        id: lead.row.leadId,
        version: lead.row.version,
        ...hidden,
      }}
    />
    {children}
  </form>
)

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
  const hint =
    isTime && openingHours.length > 0 && interpolate(copy.hours, { hours: openingHours.join(', ') })
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
      if (event.key === 'Escape') preventDefaultThen(onCancel)(event)
    },
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(problem && 'detail-problem', hint && 'detail-hint'),
  }
  const onSubmit = preventDefaultThen(() =>
    onGiven(detailedEvent(action, field.current?.value ?? '', timeZone)),
  )
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
      {hint && (
        <p id="detail-hint" className="hint">
          {hint}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="primary">
          {send}
        </button>
        <a href={inboxAddress(filters, lead.row.leadId)} onClick={onPlainClick(onCancel)}>
          {copy.cancel}
        </a>
      </div>
      {action === 'book' && (
        <a href={leadPlaceAddress(lead.row.leadId, lead.row.version)}>{deskLeadPlaceCopy.link}</a>
      )}
    </StepForm>
  )
}

type NoteFormProps = {
  readonly lead: DeskLead
  readonly filters: InboxFilters
  /** A note as it came with the page: the key that it is stored by once, and what was typed and not taken. */
  readonly first: InitialPanelState['note'] | undefined
  readonly isBusy: boolean
  /** A note that is being sent, or was not. */
  readonly unsaved: string | null
  readonly onGiven: (text: string) => void
}

/** A note on the lead; what was typed stays until it is saved. */
export function NoteForm({ lead, filters, first, isBusy, unsaved, onGiven }: NoteFormProps) {
  // One more than before empties the field.
  const savedCount = lead.notes.length
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<string | null>(null)

  useEffect(() => {
    if (unsaved !== null) sent.current = unsaved
  }, [unsaved])
  useEffect(() => {
    if (sent.current === null || field.current?.value.trim() !== sent.current) return
    field.current.value = ''
    sent.current = null
  }, [savedCount])
  const give = preventDefaultThen(() => onGiven(field.current?.value ?? ''))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) give(event)
  }
  return (
    <form method="post" action="/desk/lead/note" className="note" onSubmit={give}>
      <HiddenFields
        values={{ query: queryOf(filters).toString(), id: lead.row.leadId, key: first?.key ?? '' }}
      />
      <label htmlFor="lead-note">{copy.note}</label>
      <textarea
        id="lead-note"
        ref={field}
        name="text"
        defaultValue={first?.text}
        rows={3}
        maxLength={STAFF_NOTE_LENGTH}
        onKeyDown={onKeyDown}
      />
      <button type="submit" disabled={isBusy}>
        {copy.addNote}
      </button>
    </form>
  )
}
