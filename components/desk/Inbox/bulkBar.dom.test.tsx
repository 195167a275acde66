import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { bulkAnswerInWords, bulkLeadsCopy as copy } from '@/content/copy/bulkLeads'
import { interpolate } from '@/content/copy/interpolate'
import { SAMPLE_INBOX } from '@/devtools/specimens/sampleInbox'
import {
  COLLEAGUE,
  FIRST_LEAD,
  SAMPLE_COUNTS,
  SAMPLE_STAFF,
  SECOND_LEAD,
  sampleList,
  sampleRow,
} from '@/devtools/specimens/sampleLeads'
import { ONE_GIVEN } from '@/machines/bulkLeads/bulkLeads.testModel'
import { type FeedListener, followFeed, readLeads, sendBulk } from '@/services/desk'
import { Inbox, type InboxProps } from './Inbox'

jest.mock('@/services/desk')
jest.mock('@/components/desk/Alerts/alertBrowser')
jest.mock('./chime')
let feed: FeedListener
jest.mocked(followFeed).mockImplementation((_after, listener) => {
  feed = listener
  return () => undefined
})
jest.mocked(readLeads).mockReturnValue(new Promise(() => {}))
const rows = [sampleRow(FIRST_LEAD), sampleRow(SECOND_LEAD)]

const CHOICES = {
  ...SAMPLE_INBOX.choices,
  people: [[COLLEAGUE.id, COLLEAGUE.name]],
  closeReasons: [['tooFar', 'Too far away']],
} as const

const show = (own: Partial<InboxProps> = {}) =>
  render(<Inbox {...SAMPLE_INBOX} page={sampleList(rows)} choices={CHOICES} {...own} />)

const region = () => screen.getByRole('region', { name: copy.title, hidden: true })
const status = () => within(region()).getByRole('status', { hidden: true })
const press = (name: string) => fireEvent.click(within(region()).getByRole('button', { name, hidden: true }))
const chooses = (name: 'to' | 'reason', value: string) =>
  fireEvent.change(within(region()).getByLabelText(copy[name]), { target: { value } })
const chosen = (count: number) => interpolate(copy.chosen, { count: String(count) })

test('leads are chosen by their boxes, by keys and all at once', () => {
  show()
  expect(region().hasAttribute('data-idle')).toBe(true)
  press(copy.chooseAll)
  expect(status().textContent).toBe(chosen(2))
  press(copy.chooseNone)
  expect(region().hasAttribute('data-idle')).toBe(true)
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'e' })
  expect(status().textContent).toBe(chosen(1))
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(document.activeElement).toBe(within(region()).getByLabelText(copy.to))
})

test('the chosen leads are sent with the versions that are shown now; the answer is said and undone', async () => {
  jest.mocked(sendBulk).mockResolvedValueOnce(ONE_GIVEN)
  show()
  press(copy.chooseAll)
  const changed = sampleRow(FIRST_LEAD, { version: 4 })
  act(() =>
    feed.received({
      ...{ row: changed, leadId: FIRST_LEAD, position: '11', counts: SAMPLE_COUNTS },
      ...{ by: COLLEAGUE.name, type: 'noted' },
    }),
  )
  press(copy.give)
  expect(sendBulk).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(within(region()).getByLabelText(copy.to))
  chooses('to', COLLEAGUE.id)
  press(copy.give)
  await waitFor(() => expect(status().textContent).toBe(bulkAnswerInWords(ONE_GIVEN)))
  expect(bulkAnswerInWords(ONE_GIVEN)).toBe(
    'Assigned to Asha Rao: 1. Not changed: 1. Sunita Devi (Asha Rao has changed it).',
  )
  const leads = [
    { id: FIRST_LEAD, version: 4 },
    { id: SECOND_LEAD, version: 1 },
  ]
  expect(sendBulk).toHaveBeenCalledWith({ leads, step: { type: 'give', to: COLLEAGUE.id } })
  jest.mocked(sendBulk).mockResolvedValueOnce({ ...ONE_GIVEN, type: 'undo', refused: [] })
  press(copy.undo)
  await waitFor(() => expect(status().textContent).toBe(interpolate(copy.done.undo, { count: '1' })))
  expect(sendBulk).toHaveBeenLastCalledWith({ leads: ONE_GIVEN.done, step: { type: 'undo' } })
  fireEvent.click(within(region()).getByRole('link', { name: copy.understood }))
  expect(status().textContent).toBe('')
})

test('where no answer comes, the same is sent again', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  jest.mocked(sendBulk).mockClear()
  jest.mocked(sendBulk).mockRejectedValueOnce({ kind: 'network' })
  show()
  press(copy.chooseAll)
  chooses('reason', 'tooFar')
  press(copy.close)
  await waitFor(() => expect(status().textContent).toBe(copy.failed))
  jest.mocked(sendBulk).mockResolvedValueOnce({ ...ONE_GIVEN, type: 'close' })
  press(copy.retry)
  await waitFor(() => expect(status().textContent).toContain(interpolate(copy.done.close, { count: '1' })))
  const [first, again] = jest.mocked(sendBulk).mock.calls
  expect(again).toEqual(first)
})

test('an answer of a form comes with the page, and its undo is a form', () => {
  show({ bulkAnswer: ONE_GIVEN })
  expect(status().textContent).toBe(bulkAnswerInWords(ONE_GIVEN))
  const form = within(region()).getByRole('button', { name: copy.undo }).closest('form')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/desk/leads/change', 'post'])
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['query', 'view=queue'],
    ['step', 'undo'],
    ['lead', `${FIRST_LEAD} 2`],
  ])
})

test('a viewer, and a desk that follows a CRM, have no boxes', () => {
  const { unmount } = show({ staff: { ...SAMPLE_STAFF, role: 'viewer' } })
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toHaveLength(1)
  unmount()
  show({ page: sampleList(rows, { owns: 'crm' }) })
  expect(screen.queryByRole('region', { name: copy.title, hidden: true })).toBeNull()
})
