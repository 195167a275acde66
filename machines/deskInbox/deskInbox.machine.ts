import { assign, emit, fromEventObservable, setup } from 'xstate'
import { unprovided, withContext, withEvent, withOutput } from '@/machines/machineSetup'
import { kindOf } from '@/model/failure'
import type { DeskList } from '@/model/desk/deskLead'
import type { InboxFilters } from '@/model/desk/inboxFilters'
import {
  type FeedChange,
  type InboxList,
  type LeadChange,
  isNewsOfSelected,
  listOf,
  selectionAfter,
  withChange,
  withMore,
  withoutLeaving,
} from '@/model/desk/inboxList'
import type { StaffMember } from '@/model/desk/staff'
import type { OptionMove } from '@/model/search/moveActiveOption'

export type DeskInboxContext = {
  /** Who is signed in. */
  readonly staff: StaffMember
  readonly filters: InboxFilters
  readonly list: InboxList
  /** The id of the lead that is open beside the list, null where none is. */
  readonly selected: string | null
  /** The colleague who has just taken the open lead. */
  readonly takenBy: string | null
}

export type FeedEvent =
  | { readonly type: 'feed.opened' }
  | { readonly type: 'feed.changed'; readonly change: FeedChange }
  /** The server cannot tell what was missed. */
  | { readonly type: 'feed.reset' }

export type DeskInboxEvent =
  | FeedEvent
  /** The browser says that there is no network, or that there is one again; or the person asks to try now. */
  | { readonly type: 'line.lost' }
  | { readonly type: 'line.back' }
  | { readonly type: 'filters.changed'; readonly filters: InboxFilters }
  | { readonly type: 'lead.selected'; readonly leadId: string }
  | { readonly type: 'lead.closed' }
  | { readonly type: 'selection.moved'; readonly move: OptionMove }
  /** An own action was answered. */
  | { readonly type: 'lead.acted'; readonly change: LeadChange }
  /** The end of what was read comes into sight. */
  | { readonly type: 'end.reached' }
  | { readonly type: 'notice.closed' }

/** What the inbox says to who listens: the live region, and the panel of the selected lead. */
export type DeskInboxEmitted =
  | { readonly type: 'change.received'; readonly change: FeedChange; readonly selected: string | null }
  /** The selected lead may be another than the one that is shown. */
  | { readonly type: 'selected.changed' }

export type DeskInboxInput = Pick<DeskInboxContext, 'staff' | 'filters' | 'selected'> & {
  readonly page: DeskList
}

/** What is asked of the list: from its beginning as much as was shown, or what follows. */
export type RowsQuestion = { readonly filters: InboxFilters; readonly atLeast: number }
export type MoreQuestion = { readonly filters: InboxFilters; readonly cursor: string | null }

/** What takes a lead from under a colleague's eyes. */
const TAKES: readonly string[] = ['claim', 'take']

/** What a member of staff sees of the clinic's leads, and how the list stays true while colleagues work (docs/decisions/0056). */
export const deskInboxMachine = setup({
  types: {} as {
    context: DeskInboxContext
    events: DeskInboxEvent
    input: DeskInboxInput
    emitted: DeskInboxEmitted
    tags: 'busy' | 'unsure'
  },
  actors: {
    followFeed: fromEventObservable<FeedEvent, { after: string }>(() => {
      throw new Error('not provided')
    }),
    readRows: unprovided<DeskList, RowsQuestion>(),
    readMore: unprovided<DeskList, MoreQuestion>(),
  },
  /** Long enough that a server which starts again is not asked by all at once. In milliseconds. */
  delays: { retryPause: 3_000 },
  guards: {
    isSameView: ({ context }, { filters }: { filters: InboxFilters }) =>
      JSON.stringify(filters) === JSON.stringify(context.filters),
    takesOpenLead: ({ context }, { change: { row, by, type } }: { change: FeedChange }) =>
      row.leadId === context.selected && TAKES.includes(type) && by !== context.staff.name,
    isNewsOfSelected: ({ context }, { change }: { change: FeedChange }) =>
      isNewsOfSelected(context.list, change, context),
    hasMore: ({ context }) => context.list.next !== null,
    isSignedOut: (_, { error }: { error: unknown }) => kindOf(error) === 'signedOut',
  },
  actions: {
    takeFilters: assign((_, { filters }: { filters: InboxFilters }) => ({ filters })),
    takeRows: assign((_, page: DeskList) => ({ list: listOf(page) })),
    takeMore: assign(({ context }, page: DeskList) => ({ list: withMore(context.list, page) })),
    takeChange: assign(({ context }, { change }: { change: LeadChange }) => ({
      list: withChange(context.list, change, context),
    })),
    tellTaken: assign((_, { by }: { by: string }) => ({ takenBy: by })),
    closeNotice: assign({ takenBy: null }),
    select: assign(({ context }, { leadId }: { leadId: string | null }) => ({
      selected: leadId,
      takenBy: null,
      list: withoutLeaving(context.list, leadId),
    })),
    emitChange: emit(({ context: { selected } }, { change }: { change: FeedChange }) => ({
      type: 'change.received',
      change,
      selected,
    })),
    emitSelectedChanged: emit({ type: 'selected.changed' }),
    // What happens outside; provided where the list is shown.
    keepAddress: (_, _params: { filters: InboxFilters; selected: string | null }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'deskInbox',
  description: 'The clinic’s leads in a list that colleagues change while it is read.',
  context: ({ input: { page, ...input } }) => ({ ...input, list: listOf(page), takenBy: null }),
  initial: 'following',
  on: {
    'lead.selected': { actions: [withEvent('select'), withContext('keepAddress')] },
    'lead.closed': { actions: [{ type: 'select', params: { leadId: null } }, withContext('keepAddress')] },
    'selection.moved': {
      actions: [
        {
          type: 'select',
          params: ({ context: { list, selected }, event }) => ({
            leadId: selectionAfter(list.rows, selected, event.move),
          }),
        },
        withContext('keepAddress'),
      ],
    },
    'lead.acted': { actions: withEvent('takeChange') },
    'notice.closed': { actions: 'closeNotice' },
    'filters.changed': [
      { guard: withEvent('isSameView') },
      { target: '.catchingUp', actions: [withEvent('takeFilters'), withContext('keepAddress')] },
    ],
  },
  states: {
    following: {
      description:
        'The feed begins where the list was read, so that nothing is missed and nothing comes twice.',
      initial: 'connecting',
      invoke: {
        id: 'followFeed',
        src: 'followFeed',
        input: ({ context }) => ({ after: context.list.position }),
        onDone: 'offline',
        onError: 'offline',
      },
      on: {
        'line.lost': 'offline',
        'feed.reset': 'catchingUp',
        'feed.changed': [
          {
            guard: withEvent('takesOpenLead'),
            actions: [
              { type: 'tellTaken', params: ({ event }) => event.change },
              withEvent('takeChange'),
              withEvent('emitChange'),
              'emitSelectedChanged',
            ],
          },
          {
            guard: withEvent('isNewsOfSelected'),
            actions: [withEvent('takeChange'), withEvent('emitChange'), 'emitSelectedChanged'],
          },
          { actions: [withEvent('takeChange'), withEvent('emitChange')] },
        ],
      },
      states: {
        connecting: {
          description: 'The rows are there; the feed is on its way.',
          tags: 'busy',
          on: { 'feed.opened': 'live' },
        },
        live: {
          description: 'What a colleague does shows within a second.',
          initial: 'settled',
          states: {
            settled: {
              description: 'All that was read is shown.',
              on: { 'end.reached': { guard: 'hasMore', target: 'readingMore' } },
            },
            readingMore: {
              description: 'What follows in the list is on its way.',
              tags: 'busy',
              invoke: {
                id: 'readMore',
                src: 'readMore',
                input: ({ context: { filters, list } }) => ({ filters, cursor: list.next }),
                onDone: { target: 'settled', actions: withOutput('takeMore') },
                onError: [
                  { guard: withEvent('isSignedOut'), target: '#deskInbox.signedOut' },
                  { target: '#deskInbox.offline', actions: withEvent('logFailure') },
                ],
              },
            },
          },
        },
      },
    },
    catchingUp: {
      description: 'After a break, or for another view, the list is read anew; the old rows stay until then.',
      tags: ['busy', 'unsure'],
      invoke: {
        id: 'readRows',
        src: 'readRows',
        input: ({ context: { filters, list } }) => ({ filters, atLeast: list.rows.length }),
        onDone: { target: 'following', actions: [withOutput('takeRows'), 'emitSelectedChanged'] },
        onError: [
          { guard: withEvent('isSignedOut'), target: 'signedOut' },
          { target: 'offline', actions: withEvent('logFailure') },
        ],
      },
      on: { 'line.lost': 'offline' },
    },
    offline: {
      description:
        'The connection is lost: what is shown may be old, and it says so. It is tried again by itself.',
      tags: 'unsure',
      after: { retryPause: 'catchingUp' },
      on: { 'line.back': 'catchingUp' },
    },
    signedOut: {
      description: 'The session has ended: the page leads to the login, and comes back to this view.',
      tags: 'unsure',
    },
  },
})
