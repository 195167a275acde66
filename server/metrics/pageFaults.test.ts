import { FAULT_PATH } from '@/model/page/faults'
import { release } from '@/server/edge/release'
import { SITE } from '@/tests/support/siteRequest'
import { type Runtime, setRuntime } from '@/server/runtime'
import { testLimits } from '@/tests/support/testLimits'
import { metrics } from './metrics'
import { takePageFault } from './pageFaults'

const told = (body: unknown) =>
  takePageFault(
    new Request(SITE + FAULT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SITE },
      body: JSON.stringify(body),
    }),
  )

beforeEach(() => {
  metrics().faults.reset()
  setRuntime({ limits: testLimits(), config: { siteUrl: SITE } } as unknown as Runtime)
})
afterAll(() => setRuntime(undefined))

test('a fault counts by its name and release, another release’s as other', async () => {
  expect((await told({ name: 'leadForm', release: release() })).status).toBe(204)
  expect((await told({ name: 'modal', release: 'of-before' })).status).toBe(204)
  const { values } = await metrics().faults.get()
  expect(values.map(({ labels, value }) => [labels, value])).toEqual([
    [{ name: 'leadForm', release: release() }, 1],
    [{ name: 'modal', release: 'other' }, 1],
  ])
})

test.each([
  { name: 'Asha Rao 9876543210', release: release() },
  { name: '__proto__', release: release() },
  { name: 'leadForm' },
  null,
])('nothing but known names becomes a label: %j', async (body) => {
  expect((await told(body)).status).toBe(400)
  expect((await metrics().faults.get()).values).toEqual([])
})
