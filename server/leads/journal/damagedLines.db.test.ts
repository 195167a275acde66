import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leadById } from '@/server/leads/leadStore'
import { readiness } from '@/server/metrics/readiness'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { intake, own, restartIntake, setDatabaseAway, testLeadServer } from '@/tests/support/testLeadServer'
import { until } from '@/tests/support/until'
import { damagedFiles, damagedLines } from './setAside'

testLeadServer()

const folder = () => join(own.dataDir, 'journal')
const segments = () => readdirSync(folder()).filter((name) => name.endsWith('.ndjson'))

test('a damaged line of the journal is set aside whole and said, keeps no other lead out, and stays for a person', async () => {
  setDatabaseAway(true)
  const ids: string[] = []
  for (let lead = 0; lead < 3; lead++) ids.push(await acceptedId(intake, leadInput()))
  await intake.journal.rotate()
  const [name = ''] = segments()
  const bytes = readFileSync(join(folder(), name))
  const inSecond = bytes.indexOf('\n') + 40
  bytes.writeUInt8(bytes.readUInt8(inSecond) ^ 4, inSecond)
  writeFileSync(join(folder(), name), bytes)
  const line = bytes.toString('latin1').split('\n')[1]

  // As after a crash: the next process begins with what is on the disk.
  await restartIntake()
  expect(intake.damagedLines).toBe(1)
  setDatabaseAway(false)
  await until('the file has gone', () => intake.backlog.isDrained && segments().length === 0)
  const found = await Promise.all(ids.map((id) => leadById(own.database, id)))
  expect(found.map((lead) => lead?.id)).toEqual([ids[0], undefined, ids[2]])

  await restartIntake()
  const [file] = await damagedFiles(folder())
  expect(file).toEqual({ name: name.replace('.ndjson', '.damaged'), lines: 1 })
  expect(await damagedLines(folder(), file?.name ?? '')).toEqual([line])
  const answer = readiness()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    status: { message: 'degraded' },
    data: { damagedJournalLines: 1 },
  })
})
