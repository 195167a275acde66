import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import {
  ARRIVED,
  FIRST_PATIENT,
  SAMPLE_CHOICE,
  SAMPLE_SESSION,
  SECOND_PATIENT,
  sampleAppointment,
  sampleDay,
  sampleSession,
} from '@/devtools/specimens/sampleDay'
import type { DayStepOutcome } from '@/model/desk/dayChanges'
import { type DayFeedListener, followDay, readDay, sendDayStep } from '@/services/desk'
import { DayList, type DayListProps } from './DayList'

jest.mock('@/services/desk')
let feed: DayFeedListener
jest.mocked(followDay).mockImplementation((_after, listener) => {
  feed = listener
  return () => undefined
})
jest.mocked(readDay).mockReturnValue(new Promise(() => {}))
let answer: (outcome: DayStepOutcome) => void
let fail: (error: unknown) => void
beforeEach(() => {
  jest.mocked(sendDayStep).mockReset()
  jest.mocked(sendDayStep).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve
        fail = reject
      }),
  )
})

const show = (own: Partial<DayListProps> = {}) =>
  render(<DayList choice={SAMPLE_CHOICE} page={sampleDay()} mayCancel mayChange posted={null} {...own} />)
const row = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-appointment='${id}']`)
  if (!found) throw new Error(`${id} is not shown`)
  return found
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('a button takes its step in place of the form, and the answer is said at the row', async () => {
  show()
  fireEvent.click(within(row(FIRST_PATIENT)).getByRole('button', { name: /^Arrived: / }))
  expect(sendDayStep).toHaveBeenCalledWith({
    ...{ kind: 'appointment', id: FIRST_PATIENT, version: 1, action: 'arrive', reason: null },
  })
  expect(row(FIRST_PATIENT).textContent).toContain(copy.notSent)
  await act(async () => answer({ kind: 'done', sessions: [ARRIVED] }))
  expect(within(row(FIRST_PATIENT)).getByRole('status').textContent).toBe('Done: Arrived')
  expect(row(FIRST_PATIENT).closest('[data-group]')?.getAttribute('data-group')).toBe('arrived')
})

test('single keys act on the marked patient, are shown at its buttons, and do nothing while one types', async () => {
  show()
  press('a')
  expect(sendDayStep).not.toHaveBeenCalled()
  press('j')
  press('j')
  const arrived = within(row(SECOND_PATIENT)).getByRole('button', { name: /^Arrived: / })
  expect(arrived.querySelector('[data-key]')?.getAttribute('data-key')).toBe('a')
  fireEvent.keyDown(screen.getByLabelText(copy.delay), { key: 'a' })
  expect(sendDayStep).not.toHaveBeenCalled()
  // What cannot be done now has no key.
  press('x')
  expect(sendDayStep).not.toHaveBeenCalled()
  press('a')
  expect(sendDayStep).toHaveBeenCalledWith(expect.objectContaining({ id: SECOND_PATIENT, action: 'arrive' }))
})

test('n calls the next patient in, and who was inside has been seen', async () => {
  const inside = sampleAppointment(FIRST_PATIENT, {
    state: 'inConsultation',
    version: 3,
    actions: ['finish'],
  })
  const waiting = sampleAppointment(SECOND_PATIENT, { state: 'arrived', version: 2, actions: ['begin'] })
  show({ page: sampleDay([sampleSession([inside, waiting])]) })
  press('n')
  expect(sendDayStep).toHaveBeenCalledWith({
    ...{ kind: 'next', id: SECOND_PATIENT, version: 2 },
    inside: { id: FIRST_PATIENT, version: 3 },
  })
})

test('a step without an answer says that it waits, and one that a colleague overtook names the colleague', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  show()
  act(() => feed.opened())
  press('j')
  press('a')
  await act(async () => fail({ kind: 'network' }))
  expect(document.querySelector('.lineState')?.textContent).toContain(
    interpolate(copy.waiting, { count: '1' }),
  )
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: copy.tryNow }))
  await act(async () => answer({ kind: 'conflict', by: 'Asha Rao', sessions: [ARRIVED] }))
  expect(within(row(FIRST_PATIENT)).getByRole('alert').textContent).toBe(
    interpolate(copy.conflictBy, { name: 'Asha Rao' }),
  )
  expect(screen.queryByText(interpolate(copy.waiting, { count: '1' }))).toBeNull()
})

test('what others do is read and shown', async () => {
  jest.mocked(readDay).mockResolvedValueOnce(sampleDay([ARRIVED]))
  show()
  act(() => feed.opened())
  await act(async () => feed.received({ position: '11', sessionId: SAMPLE_SESSION, day: SAMPLE_CHOICE.date }))
  expect(readDay).toHaveBeenCalledWith(SAMPLE_CHOICE, [SAMPLE_SESSION], expect.anything())
  expect(row(FIRST_PATIENT).closest('[data-group]')?.getAttribute('data-group')).toBe('arrived')
})

test('a reason that is missing is asked for at the row, and nothing is sent', () => {
  show()
  fireEvent.click(within(row(FIRST_PATIENT)).getByRole('button', { name: /^Cancel: /, hidden: true }))
  expect(within(row(FIRST_PATIENT)).getByRole('alert').textContent).toBe(copy.problems.noReason)
  expect(sendDayStep).not.toHaveBeenCalled()
})

test('who may only read sees no buttons of a row', () => {
  show({
    mayChange: false,
    mayCancel: false,
    page: sampleDay([sampleSession([sampleAppointment(FIRST_PATIENT, { actions: [] })])]),
  })
  expect(within(row(FIRST_PATIENT)).queryByRole('button')).toBeNull()
})
