import { requestWith } from '@/tests/support/siteRequest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { jsonCall } from '@/server/accounts/accountGuards'
import { createLead } from '@/server/leads/leadCalls'
import type { LeadRow } from '@/server/leads/intake/leadBatch'
import { BACKUP_JOB, noteRun } from '@/server/database/repeatedJob'
import { runtime, setRuntime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { leadBody } from '@/tests/support/testLead'
import { testLimits } from '@/tests/support/testLimits'
import { metrics } from './metrics'
import { answerMetrics } from './metricsAnswer'

const METRICS_TOKEN = 'a token of thirty-two characters!'
testAccounts({ METRICS_TOKEN })
beforeEach(() => metrics().registry.resetMetrics())

const ask = (authorization?: string) =>
  answerMetrics(requestWith(authorization ? { authorization } : {}, '/metrics'))
const shown = async () => (await ask(`Bearer ${METRICS_TOKEN}`)).text()
const send = (body: Record<string, unknown>, headers = {}) =>
  jsonCall(createLead)(accounts.request('/lead/v1/admin/webleadcreate', body, headers))

test('the counts equal what happened (decision 0052)', async () => {
  setRuntime({ ...runtime(), limits: testLimits({ leadsOfNumber: 2 }) })
  const own = { ...leadBody(), MobileNoData: '9876509999' }
  const key = { 'idempotency-key': 'metrics-1' }
  expect((await send(own, key)).status).toBe(200)
  expect((await send(own, key)).status).toBe(200)
  expect((await send(own)).status).toBe(429)
  expect((await send({ ...leadBody(), NameData: '' })).status).toBe(400)
  expect((await send(leadBody())).status).toBe(200)
  const lines = (await shown()).split('\n').filter((line) => line.startsWith('shalya_l'))
  expect(lines.sort()).toEqual([
    'shalya_leads_total{outcome="accepted"} 2',
    'shalya_leads_total{outcome="invalid"} 1',
    'shalya_leads_total{outcome="repeated"} 1',
    'shalya_leads_total{outcome="tooMany"} 1',
    'shalya_limit_refusals_total{limit="leadsOfNumber"} 1',
  ])
})

test('they are for who has the token alone, and there only where one is configured', async () => {
  expect([(await ask()).status, (await ask('Bearer another')).status]).toEqual([401, 401])
  accounts.configure({ METRICS_TOKEN: '' })
  expect((await ask(`Bearer ${METRICS_TOKEN}`)).status).toBe(404)
})

test('the dashboard and the alerts ask for figures that are there (decision 0052)', async () => {
  const files = ['alerts.yaml', 'dashboard.json'].map((name) =>
    readFileSync(join(__dirname, '..', '..', 'deploy', 'monitoring', name), 'utf8'),
  )
  const [alerts = '', dashboard = ''] = files
  expect(Object.keys(parse(alerts) as object)).toEqual(['groups'])
  expect(JSON.parse(dashboard)).toMatchObject({ title: 'Shalya' })
  const usedNames = new Set(files.flatMap((text) => text.match(/\bshalya_[a-z_]+/g) ?? []))
  const offered = await shown()
  for (const name of usedNames) expect([name, offered.includes(`# HELP ${name} `)]).toEqual([name, true])
})

const figure = async (name: string) =>
  Number(new RegExp(`^shalya_${name} (.*)$`, 'm').exec(await shown())?.[1])

test('the age of the oldest lead that only the journal has is told (decision 0052)', async () => {
  const { intake } = runtime()
  expect(await figure('journal_oldest_seconds')).toBe(0)
  const row = (id: string, secondsAgo: number) =>
    ({ id, idem_key: null, created_at: new Date(Date.now() - secondsAgo * 1000).toISOString() }) as LeadRow
  const [older, newer] = [row('older', 700), row('newer', 5)]
  for (const one of [older, newer]) intake.backlog.add(one)
  expect(Math.round(await figure('journal_oldest_seconds'))).toBe(700)
  intake.backlog.remove(older)
  expect(await figure('journal_oldest_seconds')).toBeLessThan(60)
  intake.backlog.remove(newer)
  expect(await figure('journal_oldest_seconds')).toBe(0)
})

test('so is when the last backup was made, also by another machine (decision 0052)', async () => {
  expect(await figure('backup_timestamp_seconds')).toBe(0)
  await noteRun(accounts.database.executeSql, BACKUP_JOB)
  expect(Math.abs((await figure('backup_timestamp_seconds')) - Date.now() / 1000)).toBeLessThan(60)
  await accounts.database.executeSql(`update job_turn set taken_at = taken_at - interval '2 days'`)
  const old = await figure('backup_timestamp_seconds')
  await noteRun(accounts.database.executeSql, BACKUP_JOB)
  expect((await figure('backup_timestamp_seconds')) - old).toBeGreaterThan(86_400)
})
