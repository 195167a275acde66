import type { MouseEvent } from 'react'
import { durationInWords, momentInWords } from '@/content/copy/deskTimes'
import { inboxCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import type { DeskRow } from '@/model/desk/deskLead'

type LeadRowProps = {
  readonly row: DeskRow
  readonly href: string
  readonly isSelected: boolean
  readonly staffId: string
  readonly timeZone: string
  /** In milliseconds. */
  readonly now: number
  readonly onOpen: (leadId: string) => void
}

/** Whether a click is to open the lead here, not in another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** When something has to be done for a lead, or how long it has waited. */
function clockOf({ row, now, timeZone }: Pick<LeadRowProps, 'row' | 'now' | 'timeZone'>): string {
  if (row.dueAt !== null && row.state !== 'lost' && row.state !== 'merged')
    return interpolate(Date.parse(row.dueAt) <= now && row.state !== 'booked' ? copy.overdue : copy.dueAt, {
      time: momentInWords(row.dueAt, timeZone, now),
    })
  if (row.firstCalledAt === null && (row.state === 'queued' || row.state === 'claimed'))
    return interpolate(copy.waits, { time: durationInWords(now - Date.parse(row.arrivedAt)) })
  return momentInWords(row.arrivedAt, timeZone, now)
}

/** What else is to be known before a lead is opened. */
const marksOf = (row: DeskRow): readonly string[] => [
  ...(row.isRepeated ? [copy.repeated] : []),
  ...(row.isSuspectedSpam ? [copy.spam] : []),
  ...(row.isWithdrawn ? [copy.withdrawn] : []),
  ...(row.attempts > 0 ? [interpolate(copy.attempts, { count: String(row.attempts) })] : []),
]

/** A lead in the list: a link to the same list with the lead open. */
export const LeadRow = ({ row, href, isSelected, staffId, onOpen, ...time }: LeadRowProps) => (
  <a
    href={href}
    data-lead={row.leadId}
    aria-current={isSelected ? 'true' : undefined}
    onClick={(event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      onOpen(row.leadId)
    }}
  >
    <span className="line">
      <strong>{row.name}</strong>
      <span className={row.isLate ? 'clock late' : 'clock'}>
        {row.isLate && <b>{copy.late} · </b>}
        {clockOf({ row, ...time })}
      </span>
    </span>
    <span className="line">
      <span className="about">{[row.treatment, row.city].filter(Boolean).join(', ')}</span>
      <span className="state" data-state={row.state}>
        {copy.states[row.state]}
        {row.owner && ` · ${row.owner.id === staffId ? copy.ownerYou : row.owner.name}`}
      </span>
    </span>
    <span className="line small">
      <span>
        {row.mobile} · {row.source}
      </span>
      <span>{marksOf(row).join(' · ')}</span>
    </span>
  </a>
)
