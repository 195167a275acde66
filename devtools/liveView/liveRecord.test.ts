import type { InspectionMessage, PageMessage } from '@/devtools/inspection/inspectionMessages'
import { machineNamed } from '@/devtools/machineCatalogue'
import { chartOf } from '@/devtools/proof/chartOf'
import { innermostStates } from '@/devtools/proof/machineShape'
import {
  activeStates,
  type LiveRecord,
  MOST_MOMENTS,
  isInspectionMessage,
  machinesOf,
  recorded,
  standing,
  tellingsUntil,
} from './liveRecord'

const began = (page: string): InspectionMessage => ({ type: 'page.began', page, path: '/faq', at: 1_000 })
// Only what the record reads of the protocol's messages.
const inspected = (page: string, more: object, taken: readonly string[] = []): PageMessage =>
  ({
    type: 'page.inspected',
    page,
    inspected: { sessionId: 'x:0', createdAt: '2000', ...more },
    taken,
  }) as PageMessage
const actor = (sessionId: string, name: string, definition: object, parentId?: string) => ({
  type: '@xstate.actor',
  sessionId,
  name,
  parentId,
  definition: JSON.stringify(definition),
})
const LOGIN = actor('x:0', 'login', { id: 'otpLogin', states: { a: {} } })
const CALL = actor('x:1', 'sendOtp', { id: 'sendOtp' }, 'x:0')
const event = (sessionId: string, type: string, sourceId?: string) => ({
  type: '@xstate.event',
  sessionId,
  sourceId,
  event: { type },
})
const snapshot = (sessionId: string, type: string, value: string) => ({
  type: '@xstate.snapshot',
  sessionId,
  event: { type },
  snapshot: { value },
})
const of = (...messages: readonly InspectionMessage[]): LiveRecord =>
  messages.reduce<LiveRecord>(recorded, [])

test('a page’s machines are inspected from its calls', () => {
  const [page] = of(began('p'), inspected('p', LOGIN), inspected('p', CALL))
  expect(page?.actors).toHaveLength(2)
  expect(page && machinesOf(page)).toEqual([
    { sessionId: 'x:0', name: 'login', machineId: 'otpLogin', parentId: undefined },
  ])
})

test('a moment knows its event, who sent it, when, and what was taken; earlier ones stay', () => {
  const [page] = of(
    began('p'),
    inspected('p', LOGIN),
    inspected('p', event('x:0', 'mobile.submitted')),
    inspected('p', event('x:1', 'xstate.init', 'x:0')),
    inspected('p', snapshot('x:0', 'mobile.submitted', 'sending'), ['t']),
    inspected('p', event('x:0', 'xstate.done.actor.sendOtp', 'x:1')),
    inspected('p', snapshot('x:0', 'xstate.done.actor.sendOtp', 'entering')),
  )
  expect(page?.moments).toMatchObject([
    { event: { type: 'mobile.submitted' }, sourceId: undefined, at: 2_000, taken: ['t'] },
    { event: { type: 'xstate.done.actor.sendOtp' }, sourceId: 'x:1' },
  ])
  expect(page && standing(page, 'x:0', 1)?.snapshot.value).toBe('sending')
  expect(page && standing(page, 'x:0', 2)?.snapshot.value).toBe('entering')
  expect(page && standing(page, 'x:0', 0)).toBeUndefined()
  // In the order of sending, which is not that of the moments.
  expect(page?.tellings.map(({ eventType, after }) => [eventType, after])).toEqual([
    ['mobile.submitted', 0],
    ['xstate.init', 0],
    ['xstate.done.actor.sendOtp', 1],
  ])
})

test('a machine whose action failed stands in error, whatever its last snapshot said', () => {
  const fate = { kind: 'failed', name: 'TypeError', message: '', stack: ['at send (a.js:1:2)'] } as const
  const [page] = of(began('p'), inspected('p', LOGIN), inspected('p', event('x:0', 'typed')), {
    ...inspected('p', snapshot('x:0', 'typed', 'sending')),
    fate,
  })
  expect(page && standing(page, 'x:0', 1)).toMatchObject({
    snapshot: { status: 'error', value: 'sending' },
    fate,
  })
})

test('when older moments are forgotten, what was sent last is still shown', () => {
  const many = Array.from({ length: MOST_MOMENTS + 5 }, (_, index) => [
    inspected('p', event('x:0', `e${index}`)),
    inspected('p', snapshot('x:0', `e${index}`, 'one')),
  ]).flat()
  const [page] = of(began('p'), inspected('p', LOGIN), ...many)
  expect(page).toMatchObject({ forgotten: 5 })
  expect(page && tellingsUntil(page, MOST_MOMENTS).at(-1)?.eventType).toBe(`e${MOST_MOMENTS + 4}`)
  expect(page && tellingsUntil(page, 1).at(-1)?.eventType).toBe('e5')
})

test('pages are kept apart; one that tells from the beginning is not recorded twice; one that was left says so', () => {
  const twice = [began('p'), inspected('p', LOGIN), inspected('p', snapshot('x:0', 'a', 'one'))]
  const [first, second] = of(...twice, began('q'), ...twice, { type: 'page.ended', page: 'q' })
  expect(first).toMatchObject({ page: 'p', isOpen: true })
  expect(first?.moments).toHaveLength(1)
  expect(second).toMatchObject({ page: 'q', isOpen: false, moments: [] })
  expect(of(inspected('unknown', LOGIN))).toEqual([])
})

test('other messages are none of ours', () => {
  expect([null, 'text', {}, { type: 1 }, began('p')].map(isInspectionMessage)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test('the states of a value, side by side and inside each other', () => {
  const { root } = chartOf(machineNamed('otpLogin').machine)
  const value = { provingNumber: { code: { enteringOtp: 'listening' }, resend: 'cooling' } }
  expect(activeStates(root, value)).toEqual([
    'otpLogin',
    'otpLogin.provingNumber',
    'otpLogin.provingNumber.code',
    'otpLogin.provingNumber.code.enteringOtp',
    'otpLogin.provingNumber.code.enteringOtp.listening',
    'otpLogin.provingNumber.resend',
    'otpLogin.provingNumber.resend.cooling',
  ])
  expect(activeStates(root, 'noSuchState')).toEqual(['otpLogin'])
  expect(innermostStates(value)).toBe(
    'provingNumber.code.enteringOtp.listening + provingNumber.resend.cooling',
  )
})

test('no machine is called as the live view’s address', () => {
  expect(machineNamed('live')).toBeUndefined()
})
