import { SimulatedClock, createActor, fromEventObservable, fromPromise } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import {
  COLLEAGUE,
  FIRST_LEAD,
  NEW_LEAD,
  OLD_LEAD,
  SAMPLE_COUNTS,
  SAMPLE_NOW,
  SAMPLE_STAFF,
  SECOND_LEAD,
  sampleRow,
} from '@/devtools/specimens/sampleLeads'
import type { DeskList, DeskRow } from '@/model/desk/deskLead'
import { filtersOf } from '@/model/desk/inboxFilters'
import { FIRST_PAGE, deskInboxTestModel, listOfLeads } from './deskInbox.testModel'
import { type FeedEvent, type MoreQuestion, type RowsQuestion, deskInboxMachine } from './deskInbox.machine'

const SIGNED_OUT = { kind: 'signedOut' }
const NETWORK = { kind: 'network' }

/** An inbox in use: its feeds and readings wait to be answered by hand. */
function openInbox() {
  const feeds: { after: string; tell: (event: FeedEvent) => void; breaks: () => void; ends: () => void }[] =
    []
  const closed: number[] = []
  const reads: (RowsQuestion | MoreQuestion)[] = []
  const answers: { with: (page: DeskList) => void; fail: (error: unknown) => void }[] = []
  const effects: string[] = []
  const clock = new SimulatedClock()
  const read = <Question extends RowsQuestion | MoreQuestion>() =>
    fromPromise<DeskList, Question>(({ input }) => {
      reads.push(input)
      return new Promise((resolve, reject) => answers.push({ with: resolve, fail: reject }))
    })
  const actor = createActor(
    deskInboxMachine.provide({
      actors: {
        followFeed: fromEventObservable<FeedEvent, { after: string }>(({ input }) => ({
          subscribe: (listener) => {
            const observer = typeof listener === 'object' ? listener : {}
            const place = feeds.push({
              after: input.after,
              tell: (event) => observer.next?.(event),
              breaks: () => observer.error?.(new Error('broken')),
              ends: () => observer.complete?.(),
            })
            return { unsubscribe: () => closed.push(place - 1) }
          },
        })),
        readRows: read<RowsQuestion>(),
        readMore: read<MoreQuestion>(),
      },
      actions: {
        keepAddress: (_, { filters, selected }) =>
          effects.push(`address ${filters.view} ${selected?.slice(-1) ?? '-'}`),
        logFailure: (_, { error }) => effects.push(`log ${JSON.stringify(error)}`),
      },
    }),
    { input: deskInboxTestModel.input, clock },
  )
  actor.on('change.received', ({ change }) => effects.push(`change ${change.type}`))
  actor.on('selected.changed', () => effects.push('selected changed'))
  actor.subscribe({ error: () => {} })
  actor.start()
  const feed = () => feeds[feeds.length - 1]
  return {
    feeds,
    closed,
    reads,
    effects,
    clock,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
    get ids() {
      return actor
        .getSnapshot()
        .context.list.rows.map(({ leadId, version }) => `${leadId.slice(-1)}v${version}`)
    },
    opens: () => feed()?.tell({ type: 'feed.opened' }),
    tells: (row: DeskRow, position: string, by = '', type = 'arrived') =>
      feed()?.tell({
        type: 'feed.changed',
        change: { row, position, counts: SAMPLE_COUNTS, by, type, now: SAMPLE_NOW },
      }),
    resets: () => feed()?.tell({ type: 'feed.reset' }),
    breaks: () => (feed()?.breaks(), turn()),
    feedEnds: () => (feed()?.ends(), turn()),
    comes: (page: DeskList) => (answers[answers.length - 1]?.with(page), turn()),
    fails: (error: unknown) => (answers[answers.length - 1]?.fail(error), turn()),
  }
}

const live = () => {
  const inbox = openInbox()
  inbox.opens()
  return inbox
}

const claimed = (leadId: string, owner = COLLEAGUE, version = 2) =>
  sampleRow(leadId, { state: 'claimed', version, owner })

describe('the inbox machine', () => {
  provesMachine(deskInboxMachine, deskInboxTestModel)

  it('shows what came with the page at once, and follows the feed from where that was read', () => {
    const inbox = openInbox()
    expect(inbox.now.value).toEqual({ following: 'connecting' })
    expect(inbox.ids).toEqual(['1v1', '2v1'])
    expect(inbox.feeds.map(({ after }) => after)).toEqual([FIRST_PAGE.position])
    expect(inbox.now.hasTag('busy')).toBe(true)
    expect(inbox.now.hasTag('unsure')).toBe(false)
    inbox.opens()
    expect(inbox.now.value).toEqual({ following: { live: 'settled' } })
    expect(inbox.now.hasTag('busy')).toBe(false)
  })

  it('takes what the feed tells while it connects', () => {
    const inbox = openInbox()
    inbox.tells(claimed(FIRST_LEAD), '11', COLLEAGUE.name, 'claim')
    expect(inbox.ids).toEqual(['2v1'])
    expect(inbox.now.value).toEqual({ following: 'connecting' })
  })

  it('tells of each change, and names the colleague who takes the open lead', () => {
    const inbox = live()
    inbox.send({ type: 'lead.selected', leadId: FIRST_LEAD })
    inbox.tells(sampleRow(FIRST_LEAD, { version: 2 }), '11', COLLEAGUE.name, 'release')
    expect(inbox.now.context.takenBy).toBeNull()
    inbox.tells(claimed(FIRST_LEAD, COLLEAGUE, 3), '12', COLLEAGUE.name, 'claim')
    expect(inbox.now.context.takenBy).toBe(COLLEAGUE.name)
    expect(inbox.effects).toEqual([
      'address queue 1',
      'change release',
      'selected changed',
      'change claim',
      'selected changed',
    ])
    expect(inbox.now.context.list.position).toBe('12')
    expect(inbox.now.context.list.counts).toEqual(SAMPLE_COUNTS)
    // The lead stays in sight, in its newest version, until another is opened.
    expect(inbox.ids).toEqual(['1v3', '2v1'])
    inbox.send({ type: 'notice.closed' })
    expect(inbox.now.context.takenBy).toBeNull()
    inbox.send({ type: 'lead.selected', leadId: SECOND_LEAD })
    expect(inbox.ids).toEqual(['2v1'])
  })

  it('is not told that oneself has taken it, nor of another lead', () => {
    const inbox = live()
    inbox.send({ type: 'lead.selected', leadId: FIRST_LEAD })
    inbox.tells(claimed(FIRST_LEAD, SAMPLE_STAFF), '11', SAMPLE_STAFF.name, 'claim')
    inbox.tells(claimed(SECOND_LEAD), '12', COLLEAGUE.name, 'take')
    expect(inbox.now.context.takenBy).toBeNull()
    // Its own answer tells nothing newer; another window of the same person's does.
    inbox.tells(claimed(FIRST_LEAD, SAMPLE_STAFF), '13', SAMPLE_STAFF.name, 'claim')
    inbox.tells(claimed(FIRST_LEAD, SAMPLE_STAFF), '14', SAMPLE_STAFF.name, 'noted')
    expect(inbox.effects).toEqual([
      'address queue 1',
      'change claim',
      'selected changed',
      'change take',
      'change claim',
      'change noted',
    ])
  })

  it('says that the open lead has changed for a newer step and a colleague’s note, not for an answered step', () => {
    const inbox = live()
    inbox.send({ type: 'lead.selected', leadId: FIRST_LEAD })
    const row = claimed(FIRST_LEAD, SAMPLE_STAFF)
    inbox.send({ type: 'lead.acted', change: { row, position: null, counts: null, now: SAMPLE_NOW } })
    inbox.effects.length = 0
    const changes = (...told: Parameters<typeof inbox.tells>) => {
      inbox.tells(...told)
      return inbox.effects.splice(0).includes('selected changed')
    }
    expect([
      changes(row, '11', SAMPLE_STAFF.name, 'claim'),
      changes(row, '12', SAMPLE_STAFF.name, 'noted'),
      changes(row, '13', COLLEAGUE.name, 'noted'),
      changes(claimed(FIRST_LEAD, SAMPLE_STAFF, 3), '14', SAMPLE_STAFF.name, 'call'),
      changes(claimed(SECOND_LEAD, COLLEAGUE, 9), '15', COLLEAGUE.name, 'noted'),
    ]).toEqual([false, false, true, true, false])
  })

  it('forgets who took a lead when another is opened or the lead is closed', () => {
    for (const go of [
      { type: 'lead.selected', leadId: SECOND_LEAD },
      { type: 'lead.closed' },
      { type: 'selection.moved', move: 'next' },
    ] as const) {
      const inbox = live()
      inbox.send({ type: 'lead.selected', leadId: FIRST_LEAD })
      inbox.tells(claimed(FIRST_LEAD), '11', COLLEAGUE.name, 'take')
      expect(inbox.now.context.takenBy).toBe(COLLEAGUE.name)
      inbox.send(go)
      expect(inbox.now.context.takenBy).toBeNull()
    }
  })

  it('walks through the rows, keeps each in the address, and closes', () => {
    const inbox = live()
    for (const move of ['next', 'next', 'next', 'previous'] as const)
      inbox.send({ type: 'selection.moved', move })
    inbox.send({ type: 'lead.closed' })
    expect(inbox.now.context.selected).toBeNull()
    expect(inbox.effects).toEqual([
      'address queue 1',
      'address queue 2',
      'address queue 2',
      'address queue 1',
      'address queue -',
    ])
  })

  it('shows an own step at once, in every state', async () => {
    const inbox = live()
    const change = { row: claimed(FIRST_LEAD, SAMPLE_STAFF), position: null, counts: null, now: SAMPLE_NOW }
    inbox.send({ type: 'line.lost' })
    inbox.send({ type: 'lead.acted', change })
    expect(inbox.ids).toEqual(['2v1'])
    expect(inbox.now.context.list.position).toBe(FIRST_PAGE.position)
    expect(inbox.effects).toEqual([])
  })

  it('reads the list anew for another view, and not for the same one', async () => {
    const inbox = live()
    inbox.send({ type: 'filters.changed', filters: filtersOf(new URLSearchParams()) })
    expect(inbox.reads).toEqual([])
    const mine = filtersOf(new URLSearchParams('view=mine'))
    inbox.send({ type: 'filters.changed', filters: mine })
    expect(inbox.now.value).toBe('catchingUp')
    expect(inbox.now.hasTag('busy')).toBe(true)
    expect(inbox.now.hasTag('unsure')).toBe(true)
    expect(inbox.effects).toEqual(['address mine -'])
    expect(inbox.closed).toEqual([0])
    expect(inbox.reads).toEqual([{ filters: mine, atLeast: 2 }])
    inbox.send({ type: 'filters.changed', filters: filtersOf(new URLSearchParams('view=due')) })
    expect(inbox.reads).toHaveLength(2)
    await inbox.comes(listOfLeads([SECOND_LEAD], '20'))
    expect(inbox.ids).toEqual(['2v1'])
    expect(inbox.effects).toEqual(['address mine -', 'address due -', 'selected changed'])
    expect(inbox.feeds.map(({ after }) => after)).toEqual(['10', '20'])
    expect(inbox.now.value).toEqual({ following: 'connecting' })
  })

  const BREAKS = [
    ['the feed breaks', (inbox: ReturnType<typeof live>) => inbox.breaks()],
    ['the feed ends', (inbox: ReturnType<typeof live>) => inbox.feedEnds()],
    ['the network goes', async (inbox: ReturnType<typeof live>) => inbox.send({ type: 'line.lost' })],
  ] as const

  it.each(BREAKS)(
    'when %s, it says so, waits, reads the list anew and goes on from there',
    async (_, broken) => {
      const inbox = live()
      await broken(inbox)
      expect(inbox.now.value).toBe('offline')
      expect(inbox.now.hasTag('unsure')).toBe(true)
      expect(inbox.now.hasTag('busy')).toBe(false)
      expect(inbox.ids).toEqual(['1v1', '2v1'])
      inbox.clock.increment(2_999)
      expect(inbox.reads).toEqual([])
      inbox.clock.increment(1)
      expect(inbox.reads).toHaveLength(1)
      await inbox.fails(NETWORK)
      expect(inbox.now.value).toBe('offline')
      expect(inbox.effects).toEqual([`log ${JSON.stringify(NETWORK)}`])
      inbox.send({ type: 'line.back' })
      expect(inbox.now.value).toBe('catchingUp')
      await inbox.comes(listOfLeads([FIRST_LEAD, NEW_LEAD], '30'))
      expect(inbox.ids).toEqual(['1v1', '4v1'])
      expect(inbox.feeds.at(-1)?.after).toBe('30')
      inbox.opens()
      // What the feed repeats is not shown twice.
      inbox.tells(sampleRow(NEW_LEAD), '31')
      expect(inbox.ids).toEqual(['1v1', '4v1'])
    },
  )

  it('reads anew when the feed cannot tell what was missed, and drops it when the network goes', () => {
    const inbox = live()
    inbox.resets()
    expect(inbox.now.value).toBe('catchingUp')
    inbox.send({ type: 'line.lost' })
    expect(inbox.now.value).toBe('offline')
  })

  it('reads on at the end of the list, once, and shows nothing twice', async () => {
    const inbox = live()
    inbox.send({ type: 'end.reached' })
    inbox.send({ type: 'end.reached' })
    expect(inbox.now.value).toEqual({ following: { live: 'readingMore' } })
    expect(inbox.now.hasTag('busy')).toBe(true)
    expect(inbox.reads).toEqual([{ filters: deskInboxTestModel.input.filters, cursor: 'cursor' }])
    inbox.tells(claimed(FIRST_LEAD), '11', COLLEAGUE.name, 'claim')
    await inbox.comes(listOfLeads([FIRST_LEAD, SECOND_LEAD, OLD_LEAD], '9'))
    expect(inbox.now.value).toEqual({ following: { live: 'settled' } })
    expect(inbox.ids).toEqual(['2v1', '3v1'])
    expect(inbox.now.context.list.position).toBe('11')
    inbox.send({ type: 'end.reached' })
    expect(inbox.reads).toHaveLength(1)
  })

  it('leads to the login when the session has ended', async () => {
    for (const ask of [{ type: 'end.reached' }, { type: 'feed.reset' }] as const) {
      const inbox = live()
      inbox.send(ask)
      await inbox.fails(SIGNED_OUT)
      expect(inbox.now.value).toBe('signedOut')
      expect(inbox.now.hasTag('unsure')).toBe(true)
      expect(inbox.effects).toEqual([])
    }
  })

  it('is offline when what follows does not come', async () => {
    for (const error of [NETWORK, null, 'signedOut', {}]) {
      const inbox = live()
      inbox.send({ type: 'end.reached' })
      await inbox.fails(error)
      expect(inbox.now.value).toBe('offline')
      expect(inbox.effects).toEqual([`log ${JSON.stringify(error)}`])
    }
  })
})
