import { fromEventObservable, fromPromise } from 'xstate'
import {
  type DeskInboxContext,
  type FeedEvent,
  type MoreQuestion,
  type RowsQuestion,
  deskInboxMachine,
} from '@/machines/deskInbox/deskInbox.machine'
import type { DeskList } from '@/model/desk/deskLead'
import { inboxAddress } from '@/model/desk/inboxFilters'
import { followFeed, readLeads } from '@/services/desk'

/** Maximum pages reloaded for a long scrolled list. */
const MOST_PARTS = 10

/** The list from its beginning, with as many rows as were shown. Its position is that of the first part: nothing after it is missed. */
async function readRows({ filters, atLeast }: RowsQuestion, signal: AbortSignal): Promise<DeskList> {
  const first = await readLeads(filters, null, signal)
  const rows = new Map(first.rows.map((row) => [row.leadId, row]))
  let { next } = first
  for (let parts = 1; next !== null && rows.size < atLeast && parts < MOST_PARTS; parts++) {
    const part = await readLeads(filters, next, signal)
    for (const row of part.rows) rows.set(row.leadId, row)
    next = part.next
  }
  return { ...first, rows: [...rows.values()], next }
}

/** Shows the view in the address, as a page that one can come back to. */
function keepAddress(
  _: unknown,
  { filters, selected }: Pick<DeskInboxContext, 'filters' | 'selected'>,
): void {
  const address = inboxAddress(filters, selected)
  if (location.pathname + location.search !== address && location.pathname === '/desk')
    history.pushState(null, '', address)
}

/** The inbox machine with its calls and effects. */
export const liveDeskInbox = deskInboxMachine.provide({
  actors: {
    followFeed: fromEventObservable<FeedEvent, { after: string }>(({ input }) => ({
      // An actor subscribes with an observer.
      subscribe: (listener) => {
        const observer = typeof listener === 'object' ? listener : {}
        const close = followFeed(input.after, {
          opened: () => observer.next?.({ type: 'feed.opened' }),
          reset: () => observer.next?.({ type: 'feed.reset' }),
          received: ({ row, position, counts, by, type }) =>
            observer.next?.({
              type: 'feed.changed',
              change: { row, position, counts, by, type, now: Date.now() },
            }),
          lost: () => observer.error?.(new Error('the feed is lost')),
        })
        return { unsubscribe: close }
      },
    })),
    readRows: fromPromise<DeskList, RowsQuestion>(({ input, signal }) => readRows(input, signal)),
    readMore: fromPromise<DeskList, MoreQuestion>(({ input: { filters, cursor }, signal }) =>
      readLeads(filters, cursor, signal),
    ),
  },
  actions: {
    keepAddress,
    logFailure: (_, { error }) => console.warn(error),
  },
})
