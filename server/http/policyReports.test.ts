import { type Runtime, setRuntime } from '@/server/runtime'
import { testLimits } from '@/tests/support/testLimits'
import { policyReportCounts, takePolicyReports } from './policyReports'

beforeEach(() => setRuntime({ limits: testLimits() } as unknown as Runtime))
afterAll(() => setRuntime(undefined))

const send = (body: string) =>
  takePolicyReports(new Request('http://localhost/api/reports', { method: 'POST', body }))

test('reports are counted by rule, in both of their forms, and nothing else of them is kept', async () => {
  const old = {
    'csp-report': { 'effective-directive': 'script-src-elem', 'document-uri': 'https://x/?mob=98' },
  }
  const reports = [
    { type: 'csp-violation', body: { effectiveDirective: 'style-src-attr', sample: 'typed text' } },
    { type: 'csp-violation', body: { effectiveDirective: 'zq-made-up' } },
    'nothing',
    null,
  ]
  expect((await send(JSON.stringify(old))).status).toBe(204)
  expect((await send(JSON.stringify(reports))).status).toBe(204)
  expect(policyReportCounts()).toEqual({ 'script-src-elem': 1, 'style-src-attr': 1, other: 3 })
})

test('what is no report is refused', async () => {
  expect((await send('{')).status).toBe(400)
  expect((await send('x'.repeat(20_000))).status).toBe(413)
})

test('a report counts twenty rules at the most', async () => {
  const before = policyReportCounts()['img-src'] ?? 0
  await send(JSON.stringify(Array.from({ length: 100 }, () => ({ body: { effectiveDirective: 'img-src' } }))))
  expect(policyReportCounts()['img-src']).toBe(before + 20)
})

test('an address that reports without end is not read any more', async () => {
  setRuntime({ limits: testLimits({ reports: 2 }) } as unknown as Runtime)
  const before = policyReportCounts()['img-src'] ?? 0
  const report = JSON.stringify({ body: { effectiveDirective: 'img-src' } })
  const codes = []
  for (let time = 0; time < 4; time++) codes.push((await send(report)).status)
  expect(codes).toEqual([204, 204, 429, 429])
  expect(policyReportCounts()['img-src']).toBe(before + 2)
})
