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
import type { DeskRow } from './deskLead'
import { filtersOf } from './inboxFilters'
import { type InboxList, listOf, selectionAfter, withChange, withMore, withoutLeaving } from './inboxList'

const looking = (query = '', selected: string | null = null) => ({
  filters: filtersOf(new URLSearchParams(query)),
  staff: SAMPLE_STAFF,
  selected,
})
const list = (rows: readonly DeskRow[], next: string | null = null) => listOf(sampleList(rows, { next }))
const idsOf = ({ rows }: InboxList) => rows.map(({ leadId }) => leadId.slice(-1)).join('')
const after = (known: InboxList, row: DeskRow, look = looking(), position: string | null = '11') =>
  withChange(
    known,
    { row, position, counts: position === null ? null : SAMPLE_COUNTS, now: SAMPLE_NOW },
    look,
  )

const two = list([sampleRow(FIRST_LEAD), sampleRow(SECOND_LEAD)])

test('a new lead stands at its place: the queue by tier and age, all by age', () => {
  expect(idsOf(after(two, sampleRow(NEW_LEAD)))).toBe('124')
  expect(idsOf(after(two, sampleRow(NEW_LEAD, { tier: 1 })))).toBe('142')
  expect(idsOf(after(two, sampleRow(NEW_LEAD, { dueAt: '2026-11-23T05:59:00Z' })))).toBe('412')
  const all = list([sampleRow(SECOND_LEAD), sampleRow(FIRST_LEAD)])
  expect(idsOf(after(all, sampleRow(NEW_LEAD), looking('view=all')))).toBe('421')
})

test('a lead beyond what was read is left to what is read later', () => {
  const begun = list([sampleRow(FIRST_LEAD), sampleRow(SECOND_LEAD)], 'cursor')
  const updated = after(begun, sampleRow(NEW_LEAD))
  expect(idsOf(updated)).toBe('12')
  expect(updated.position).toBe('11')
  const whole = withMore(updated, sampleList([sampleRow(OLD_LEAD), sampleRow(NEW_LEAD)]))
  expect(idsOf(whole)).toBe('1234')
  expect(whole.next).toBeNull()
})

test('what follows may be older than what the feed has told meanwhile', () => {
  const begun = list([sampleRow(FIRST_LEAD)], 'cursor')
  const late = after(begun, sampleRow(NEW_LEAD, { version: 2, isLate: true }))
  const [, row] = withMore(late, sampleList([sampleRow(NEW_LEAD)])).rows
  expect(row).toMatchObject({ version: 2, isLate: true })
  const gone = after(late, sampleRow(NEW_LEAD, { version: 3, state: 'claimed', owner: COLLEAGUE }))
  expect(idsOf(withMore(gone, sampleList([sampleRow(NEW_LEAD)])))).toBe('1')
})

test('a lead that another has claimed leaves the queue, and the own list gets it', () => {
  const mine = sampleRow(FIRST_LEAD, { state: 'claimed', version: 2, owner: SAMPLE_STAFF })
  expect(idsOf(after(two, mine))).toBe('2')
  expect(idsOf(after(list([]), mine, looking('view=mine')))).toBe('1')
  expect(idsOf(after(list([]), { ...mine, owner: COLLEAGUE }, looking('view=mine')))).toBe('')
})

test('an older version, or the same one again, changes nothing but the position', () => {
  const claimed = after(two, sampleRow(FIRST_LEAD, { state: 'claimed', version: 3, owner: COLLEAGUE }))
  const again = after(claimed, sampleRow(FIRST_LEAD, { version: 2 }), looking(), '12')
  expect(idsOf(again)).toBe('2')
  expect(again.position).toBe('12')
  // The feed tells how many leads the views have by now, also with what is no news of the lead.
  expect(again.counts).toEqual(SAMPLE_COUNTS)
  expect(idsOf(withMore(claimed, sampleList([sampleRow(FIRST_LEAD), sampleRow(OLD_LEAD)])))).toBe('23')
})

test('the answer to an own step leaves the feed’s position and counts', () => {
  const acted = after(two, sampleRow(FIRST_LEAD, { version: 2 }), looking(), null)
  expect([acted.position, acted.counts]).toEqual([two.position, two.counts])
})

test('a lead that was opened by its address comes into the list when it begins to belong there', () => {
  const look = looking('', NEW_LEAD)
  const arrived = after(two, sampleRow(NEW_LEAD), look)
  expect(idsOf(arrived)).toBe('124')
  const elsewhere = after(two, sampleRow(NEW_LEAD, { state: 'claimed', owner: COLLEAGUE }), look)
  expect([idsOf(elsewhere), elsewhere.leaving]).toEqual(['12', null])
  expect(idsOf(after(elsewhere, sampleRow(NEW_LEAD, { version: 2 }), look))).toBe('124')
})

test('the open lead stays where it is until another is opened, unless it comes back', () => {
  const look = looking('', FIRST_LEAD)
  const claimed = sampleRow(FIRST_LEAD, { state: 'claimed', version: 2, owner: COLLEAGUE })
  const left = after(two, claimed, look)
  expect(idsOf(left)).toBe('12')
  expect(left.rows[0]).toBe(claimed)
  expect(idsOf(withoutLeaving(left, FIRST_LEAD))).toBe('12')
  expect(idsOf(withoutLeaving(left, null))).toBe('2')
  const back = after(left, sampleRow(FIRST_LEAD, { version: 3 }), look)
  expect(idsOf(withoutLeaving(back, null))).toBe('12')
})

test('filters hold for what the feed tells', () => {
  const listAfter = (query: string, own: Partial<DeskRow>) =>
    idsOf(after(list([]), sampleRow(NEW_LEAD, own), looking(query)))
  expect(listAfter('city=delhi', {})).toBe('4')
  expect(listAfter('city=Pune', {})).toBe('')
  expect(listAfter('treatment=hernia', {})).toBe('4')
  expect(listAfter('treatment=Piles', {})).toBe('')
  expect(listAfter('source=Google', {})).toBe('4')
  expect(listAfter('source=meta', {})).toBe('')
  expect(listAfter('tier=2', {})).toBe('4')
  expect(listAfter('tier=3', {})).toBe('')
  expect(listAfter('view=all&state=lost', { state: 'lost' })).toBe('4')
  expect(listAfter('view=all&state=lost', {})).toBe('')
  expect(listAfter('age=hour', {})).toBe('4')
  expect(listAfter('age=hour', { arrivedAt: '2026-11-23T04:59:59Z' })).toBe('')
  expect(listAfter('age=day', { arrivedAt: '2026-11-23T04:59:59Z' })).toBe('4')
  expect(listAfter('view=due', { dueAt: '2026-11-23T05:59:00Z' })).toBe('4')
  expect(listAfter('view=due', { dueAt: '2026-11-23T06:01:00Z' })).toBe('')
  expect(listAfter('view=due', { dueAt: '2026-11-23T05:59:00Z', state: 'booked' })).toBe('4')
  expect(listAfter('view=due', { dueAt: '2026-11-23T06:01:00Z', state: 'booked' })).toBe('')
  expect(listAfter('view=due', {})).toBe('')
})

test('what a search finds the server alone knows: a listed lead changes, no other comes', () => {
  expect(idsOf(after(two, sampleRow(NEW_LEAD), looking('q=lata')))).toBe('12')
  const changed = after(two, sampleRow(SECOND_LEAD, { version: 2, isLate: true }), looking('q=sunita'))
  expect(changed.rows.some(({ isLate, version }) => isLate && version === 2)).toBe(true)
})

test('j and k walk through the list and stop at its ends', () => {
  const { rows } = two
  expect(selectionAfter(rows, null, 'next')).toBe(FIRST_LEAD)
  expect(selectionAfter(rows, null, 'previous')).toBe(FIRST_LEAD)
  expect(selectionAfter(rows, FIRST_LEAD, 'next')).toBe(SECOND_LEAD)
  expect(selectionAfter(rows, SECOND_LEAD, 'next')).toBe(SECOND_LEAD)
  expect(selectionAfter(rows, SECOND_LEAD, 'previous')).toBe(FIRST_LEAD)
  expect(selectionAfter(rows, FIRST_LEAD, 'previous')).toBe(FIRST_LEAD)
  expect(selectionAfter([], FIRST_LEAD, 'next')).toBeNull()
})
