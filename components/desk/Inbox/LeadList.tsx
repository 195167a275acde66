'use client'

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onPlainClick } from '@/components/ui/preventDefaultThen'
import { inboxCopy as copy } from '@/content/copy/desk'
import type { DeskRow } from '@/model/desk/deskLead'
import { isAskedIfCame } from '@/model/desk/followUp'
import { type InboxFilters, inboxAddress, nextPageAddress } from '@/model/desk/inboxFilters'
import { durationInWords, momentInWords } from '@/content/copy/deskTimes'
import { bulkLeadsCopy } from '@/content/copy/bulkLeads'
import { interpolate } from '@/content/copy/interpolate'
import type { LeadVersion } from '@/model/desk/bulkSteps'
import { BULK_FORM } from './BulkBar'

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

/** When something has to be done for a lead, or how long it has waited. */
function clockOf({ row, now, timeZone }: Pick<LeadRowProps, 'row' | 'now' | 'timeZone'>): string {
  if (row.dueAt !== null && row.state !== 'lost' && row.state !== 'merged')
    return interpolate(
      isAskedIfCame(row, now) ? copy.didTheyCome : Date.parse(row.dueAt) <= now ? copy.overdue : copy.dueAt,
      {
        time: momentInWords(row.dueAt, timeZone, now),
      },
    )
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
const LeadRow = ({ row, href, isSelected, staffId, onOpen, ...time }: LeadRowProps) => (
  <a
    href={href}
    data-lead={row.leadId}
    aria-current={isSelected ? 'true' : undefined}
    onClick={onPlainClick(() => onOpen(row.leadId))}
  >
    <span className="line">
      <strong>{row.name}</strong>
      <span className={row.isLate ? 'clock late' : 'clock'}>
        {row.isLate && <b>{copy.late} · </b>}
        <span>{clockOf({ row, ...time })}</span>
      </span>
    </span>
    <span className="line">
      <span className="about">{[row.treatment, row.city].filter(Boolean).join(', ')}</span>
      <span className="state" data-state={row.state}>
        {[copy.states[row.state], row.owner && (row.owner.id === staffId ? copy.ownerYou : row.owner.name)]
          .filter(Boolean)
          .join(' · ')}
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

/** Which leads are chosen for a step together. */
export interface LeadChoice {
  readonly isChosen: ReadonlySet<string>
  readonly onToggle: (lead: LeadVersion) => void
}

/** The box of a lead, a field of the form in BulkBar. */
const ChoiceBox = ({
  row: { leadId, version, name },
  choice: { isChosen, onToggle },
}: {
  readonly row: DeskRow
  readonly choice: LeadChoice
}) => (
  <label className="box">
    <input
      type="checkbox"
      name="lead"
      form={BULK_FORM}
      value={`${leadId} ${version}`}
      aria-label={interpolate(bulkLeadsCopy.choose, { name })}
      checked={isChosen.has(leadId)}
      onChange={() => onToggle({ id: leadId, version })}
    />
  </label>
)

/** As high as three lines and their space: every row has it, so that the list knows its length. */
const ROW_HEIGHT = 96
const OVERSCAN = 8

type LeadListProps = {
  readonly rows: readonly DeskRow[]
  /** The cursor of what follows the rows; null at the end of the list. */
  readonly next: string | null
  readonly filters: InboxFilters
  readonly selected: string | null
  readonly staffId: string
  readonly timeZone: string
  readonly now: number
  readonly onOpen: (leadId: string) => void
  readonly onEnd: () => void
  /** Null for who cannot change leads. */
  readonly choice: LeadChoice | null
}

/**
 * Leads as a virtualised list of links. Before hydration all rows of the page are rendered. The selected row stays
 * rendered wherever the list is scrolled, to keep the focus.
 */
export function LeadList({ rows, next, filters, selected, onOpen, onEnd, choice, ...time }: LeadListProps) {
  const hasMore = next !== null
  const scroller = useRef<HTMLDivElement>(null)
  const [isAlive, setAlive] = useState(false)
  const selectedAt = rows.findIndex(({ leadId }) => leadId === selected)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.leadId ?? index,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return selectedAt < 0 || shown.includes(selectedAt)
        ? shown
        : [...shown, selectedAt].sort((one, other) => one - other)
    },
  })
  const items = virtual.getVirtualItems()

  useEffect(() => setAlive(true), [])
  useLayoutEffect(() => {
    if (selectedAt >= 0) virtual.scrollToIndex(selectedAt, { align: 'auto' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another selection moves the list, not a row that comes in above it
  }, [selected])

  const shown = isAlive
    ? items.map(({ index, start }) => ({ index, start }))
    : rows.map((_, index) => ({ index, start: undefined }))
  return (
    <div
      className="scroller"
      ref={scroller}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (hasMore && scrollTop + clientHeight > scrollHeight - OVERSCAN * ROW_HEIGHT) onEnd()
      }}
    >
      <ul
        aria-label={copy.leads}
        style={isAlive ? { height: virtual.getTotalSize(), position: 'relative' } : undefined}
      >
        {shown.map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={row.leadId}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : rows.length}
                style={
                  start === undefined
                    ? undefined
                    : { position: 'absolute', top: 0, insetInline: 0, transform: `translateY(${start}px)` }
                }
              >
                {choice && <ChoiceBox row={row} choice={choice} />}
                <LeadRow
                  row={row}
                  href={inboxAddress(filters, row.leadId)}
                  isSelected={row.leadId === selected}
                  onOpen={onOpen}
                  {...time}
                />
              </li>
            )
          )
        })}
      </ul>
      {hasMore && isAlive && (
        <button type="button" className="more" onClick={onEnd}>
          {copy.more}
        </button>
      )}
      {hasMore && !isAlive && (
        <noscript>
          <a href={nextPageAddress(filters, next)}>{copy.more}</a>
        </noscript>
      )}
    </div>
  )
}
