import { createActor, setup } from 'xstate'
import { chartHash, restingStatesOf, transitionsOf } from '@/machines/chartPlaces'
import { TRAFFIC_PATH, vitalStep } from '@/model/page/traffic'
import { PageCounts } from './pageTraffic'

const machine = setup({}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'ajar' } },
    ajar: {
      initial: 'slightly',
      states: { slightly: { on: { push: 'widely' } }, widely: {} },
      on: { shut: 'closed' },
    },
  },
})
const place = (event: string) => transitionsOf(machine).findIndex(({ eventType }) => eventType === event)
const state = (key: string) => restingStatesOf(machine).findIndex((one) => one.key === key)

function started() {
  const counts = new PageCounts()
  const actor = createActor(machine, { inspect: (event) => counts.note(event) }).start()
  return { counts, actor }
}

test('counts how often which transition was taken, and where the machine was when the page was left', () => {
  const { counts, actor } = started()
  for (const type of ['open', 'shut', 'open', 'push', 'nothing']) actor.send({ type } as never)
  expect(counts.leave('Home', [['LCP', 1]])).toEqual({
    pageType: 'Home',
    isBack: false,
    machines: [
      {
        id: 'door',
        hash: chartHash(machine),
        taken: expect.arrayContaining([
          [place('open'), 2],
          [place('shut'), 1],
          [place('push'), 1],
        ]),
        left: [[state('widely'), 1]],
        returned: [],
      },
    ],
    vitals: [['LCP', 1]],
  })
})

test('a page that comes back takes the states back in which it was left, and sends nothing twice', () => {
  const { counts, actor } = started()
  actor.send({ type: 'open' } as never)
  counts.leave('Home', [])
  actor.send({ type: 'shut' } as never)
  const { isBack, machines } = counts.leave('Home', [])
  expect({ isBack, machines }).toMatchObject({
    isBack: true,
    machines: [
      { taken: [[place('shut'), 1]], left: [[state('closed'), 1]], returned: [[state('slightly'), 1]] },
    ],
  })
})

test('what a machine knows stands in none of it', () => {
  const { counts, actor } = started()
  actor.send({ type: 'open', name: 'Padmavathi', mobile: '9876543210' } as never)
  expect(JSON.stringify(counts.leave('Home', []))).not.toMatch(/Padmavathi|9876543210|open/)
})

test('a value is told by its step alone', () => {
  expect([vitalStep('LCP', 2500), vitalStep('LCP', 2501), vitalStep('CLS', 9), vitalStep('TTFB', 9)]).toEqual(
    [1, 2, 5, 0],
  )
})

describe('when the page is left', () => {
  const beacon = jest.fn<boolean, [string, Blob]>(() => true)
  beforeEach(() => {
    beacon.mockClear()
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  })
  afterEach(() => {
    localStorage.clear()
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })

  const leaves = async () => {
    const { count } = await import('./pageTraffic')
    createActor(machine, { inspect: count }).start()
    window.dispatchEvent(new Event('pagehide'))
  }

  test('its counts are sent', async () => {
    await leaves()
    expect(beacon).toHaveBeenCalledTimes(1)
    expect(beacon.mock.calls[0]?.[0]).toBe(TRAFFIC_PATH)
  })

  test('nothing is sent where the browser asks for privacy', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    await leaves()
    expect(beacon).not.toHaveBeenCalled()
  })

  test('nothing is sent where the visitor has refused', async () => {
    localStorage.setItem('trackingRefused', '1')
    await leaves()
    expect(beacon).not.toHaveBeenCalled()
  })
})
