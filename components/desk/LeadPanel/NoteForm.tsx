'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { leadPanelCopy as copy } from '@/content/copy/desk'
import { type DeskLead, STAFF_NOTE_LENGTH } from '@/model/desk/deskLead'
import type { FirstLook } from '@/model/desk/firstLook'
import { type InboxFilters, queryOf } from '@/model/desk/inboxFilters'

type NoteFormProps = {
  readonly lead: DeskLead
  readonly filters: InboxFilters
  /** A note as it came with the page: the key that it is stored by once, and what was typed and not taken. */
  readonly first: FirstLook['note'] | undefined
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
  const give = () => onGiven(field.current?.value ?? '')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    give()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    give()
  }
  return (
    <form method="post" action="/desk/lead/note" className="note" onSubmit={onSubmit}>
      <input type="hidden" name="query" value={queryOf(filters).toString()} />
      <input type="hidden" name="id" value={lead.row.leadId} />
      <input type="hidden" name="key" value={first?.key ?? ''} />
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
