import type { TestModel } from '@/devtools/proof/testModel'
import {
  COLLEAGUE,
  FIRST_LEAD,
  NEW_LEAD,
  OLD_LEAD,
  SAMPLE_COUNTS,
  SAMPLE_NOW,
  SAMPLE_STAFF,
  SECOND_LEAD,
  sampleList,
  sampleRow,
} from '@/devtools/specimens/sampleLeads'
import type { DeskList } from '@/model/desk/deskLead'
import { filtersOf } from '@/model/desk/inboxFilters'
import type { DeskInboxContext, DeskInboxEvent, DeskInboxInput } from './deskInbox.machine'

/** A page of the list: these leads, as of this place in the feed, and where the next page begins. */
export const listOfLeads = (
  leadIds: readonly string[],
  position: string,
  next: string | null = null,
): DeskList =>
  sampleList(
    leadIds.map((leadId) => sampleRow(leadId)),
    { next, position },
  )

const taken = sampleRow(FIRST_LEAD, { state: 'claimed', version: 2, owner: COLLEAGUE })

/** What a test of the list begins with: two leads, more of them on the server. */
export const FIRST_PAGE = listOfLeads([FIRST_LEAD, SECOND_LEAD], '10', 'cursor')

export const deskInboxTestModel: TestModel<DeskInboxEvent, DeskInboxContext, DeskInboxInput> = {
  input: { staff: SAMPLE_STAFF, filters: filtersOf(new URLSearchParams()), selected: null, page: FIRST_PAGE },
  events: [
    { label: 'sees the feed open', event: { type: 'feed.opened' } },
    {
      label: 'gets a new lead',
      event: {
        type: 'feed.changed',
        change: {
          row: sampleRow(NEW_LEAD),
          position: '11',
          counts: SAMPLE_COUNTS,
          now: SAMPLE_NOW,
          by: '',
          type: 'arrived',
        },
      },
    },
    {
      label: 'sees a colleague claim the first lead',
      event: {
        type: 'feed.changed',
        change: {
          row: taken,
          position: '12',
          counts: SAMPLE_COUNTS,
          now: SAMPLE_NOW,
          by: COLLEAGUE.name,
          type: 'claim',
        },
      },
    },
    {
      label: 'sees a colleague’s note on the first lead',
      event: {
        type: 'feed.changed',
        change: {
          row: sampleRow(FIRST_LEAD),
          position: '13',
          counts: SAMPLE_COUNTS,
          now: SAMPLE_NOW,
          by: COLLEAGUE.name,
          type: 'noted',
        },
      },
    },
    { label: 'is told to read the list anew', event: { type: 'feed.reset' } },
    { label: 'loses the connection', event: { type: 'line.lost' } },
    { label: 'tries the connection again', event: { type: 'line.back' } },
    {
      label: 'chooses the own leads',
      event: { type: 'filters.changed', filters: filtersOf(new URLSearchParams('view=mine')) },
    },
    { label: 'opens the first lead', event: { type: 'lead.selected', leadId: FIRST_LEAD } },
    { label: 'presses j', event: { type: 'selection.moved', move: 'next' } },
    { label: 'closes the lead', event: { type: 'lead.closed' } },
    {
      label: 'has claimed the second lead',
      event: {
        type: 'lead.acted',
        change: {
          row: sampleRow(SECOND_LEAD, { state: 'claimed', version: 2, owner: SAMPLE_STAFF }),
          position: null,
          counts: null,
          now: SAMPLE_NOW,
        },
      },
    },
    { label: 'reaches the end of the list', event: { type: 'end.reached' } },
    { label: 'closes the notice', event: { type: 'notice.closed' } },
  ],
  outcomes: {
    followFeed: [
      { label: 'the feed breaks', error: new Error('no feed') },
      { label: 'the feed ends', output: undefined },
    ],
    readRows: [
      { label: 'the list comes', output: listOfLeads([FIRST_LEAD, SECOND_LEAD], '20') },
      { label: 'the list is refused: the session has ended', error: { kind: 'signedOut' } },
      { label: 'no list comes', error: { kind: 'network' } },
    ],
    readMore: [
      { label: 'the rest of the list comes', output: listOfLeads([SECOND_LEAD, OLD_LEAD], '13') },
      { label: 'the rest is refused: the session has ended', error: { kind: 'signedOut' } },
      { label: 'no rest comes', error: { kind: 'network' } },
    ],
  },
  delays: { retryPause: 3_000 },
  stateKey: ({ filters, list, selected, takenBy }) => ({
    view: filters.view,
    hasMore: list.next !== null,
    selected,
    takenBy,
  }),
}
