'use client'

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inboxCopy as copy } from '@/content/copy/desk'
import type { DeskRow } from '@/model/desk/deskLead'
import { type InboxFilters, inboxAddress, nextPageAddress } from '@/model/desk/inboxFilters'
import { LeadRow } from './LeadRow'

/** As high as three lines and their space: every row has it, so that the list knows its length. */
export const ROW_HEIGHT = 96
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
}

/**
 * The leads as a list of links, of which only those in sight are drawn. Before the page is alive all rows that came with it
 * are there. The selected row stays drawn wherever the list is scrolled to, so that it keeps the focus.
 */
export function LeadList({ rows, next, filters, selected, onOpen, onEnd, ...time }: LeadListProps) {
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
    // Only another selection moves the list, not a row that comes in above it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
