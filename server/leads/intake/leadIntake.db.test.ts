import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@/server/database/database'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { pause, until } from '@/tests/support/until'
import { acceptLead } from './acceptLead'
import { LeadIntake } from './leadIntake'
import { leadById } from '@/server/leads/leadStore'
import { checkpointJournal, drainJournal } from '@/server/leads/journal/journalDrain'
import { saveSurvey } from './surveyAnswers'
import { opened } from '@/tests/support/openedRows'
import { acceptedId, leadBody, leadInput } from '@/tests/support/testLead'

let own: TestDatabase
let database: Database
let away = false
/** The database acknowledges everything and does nothing, as PGlite after a crash inside it. */
let isHollow = false
let intake: LeadIntake

const cut = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** The test's database behind a switch that makes it unreachable. */
function switched(real: Database): Database {
  return {
    ...real,
    executeSql: (text, values) =>
      away ? Promise.reject(cut()) : isHollow ? Promise.resolve(HOLLOW) : real.executeSql(text, values),
    transaction: (work) =>
      away ? Promise.reject(cut()) : isHollow ? work(async () => HOLLOW) : real.transaction(work),
  }
}
const HOLLOW = { rows: [], rowCount: 0, command: 'SELECT' }

const start = () => LeadIntake.start({ database, dataDir: own.dataDir, probeEveryMs: 20 })
const journalFolder = () => join(own.dataDir, 'journal')
const segments = () => readdirSync(journalFolder()).filter((name) => name.endsWith('.ndjson'))

const comeBack = async () => {
  away = false
  await until('the journal is drained', () => intake.breaker.isAvailable && intake.backlog.isDrained)
}

beforeAll(async () => {
  own = await createTestDatabase()
  database = switched(own.database)
})
afterAll(() => own.drop())
beforeEach(async () => {
  away = false
  isHollow = false
  intake = await start()
})
afterEach(async () => {
  await intake.stop()
  rmSync(journalFolder(), { recursive: true, force: true })
})

describe('while somebody has the only connection for long', () => {
  it('a lead does not wait: it is acknowledged by the journal, and stored when the connection is free', async () => {
    const before = await acceptedId(intake, leadInput())
    const free = intake.breaker.hold()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const importing = own.database.transaction(() => held)
    const input = leadInput({}, { idempotencyKey: 'held-1' })
    const during = await acceptedId(intake, input)
    const waits = intake.backlog.has(during)
    const again = await acceptedId(intake, input)

    release()
    await importing
    free()
    expect({ waits, again }).toEqual({ waits: true, again: during })
    await until('the journal is drained', () => intake.backlog.isDrained)
    expect((await leadById(own.database, before))?.id).toBe(before)
    expect((await leadById(own.database, during))?.id).toBe(during)
    expect(intake.breaker.isAvailable).toBe(true)
  })

  it('two that hold it at once both have to let go', () => {
    const [one, other] = [intake.breaker.hold(), intake.breaker.hold()]
    one()
    one()
    expect(intake.breaker.isAvailable).toBe(false)
    other()
    expect(intake.breaker.isAvailable).toBe(true)
  })
})

describe('while the database says that it has done what it has not', () => {
  it('leads go on into the journal, which is kept, and arrive once it tells the truth again', async () => {
    const before = await acceptedId(intake, leadInput())
    isHollow = true
    const ids = await Promise.all(Array.from({ length: 20 }, () => acceptedId(intake, leadInput())))
    expect(intake.breaker.isAvailable).toBe(false)
    expect(intake.backlog.size).toBe(20)
    // Long enough for several probes: one that gets an empty answer does not count.
    await pause(200)
    expect(intake.breaker.isAvailable).toBe(false)

    isHollow = false
    await until('the journal is drained', () => intake.breaker.isAvailable && intake.backlog.isDrained)
    for (const id of [before, ...ids]) expect((await leadById(own.database, id))?.id).toBe(id)
  })

  it('no file of the journal goes before its leads were read again in the database', async () => {
    away = true
    const id = await acceptedId(intake, leadInput())
    intake.breaker.stop()
    await intake.journal.rotate()
    away = false
    isHollow = true
    await expect(drainJournal(intake)).rejects.toThrow()
    await expect(checkpointJournal(intake)).resolves.toBeUndefined()
    expect(segments()).toHaveLength(1)

    isHollow = false
    await drainJournal(intake)
    expect((await leadById(own.database, id))?.id).toBe(id)
    expect(segments()).toEqual([])
  })
})

describe('while the database is unavailable', () => {
  it('leads are acknowledged, stand in the journal, and arrive under the same id when it is back', async () => {
    away = true
    const ids = await Promise.all(Array.from({ length: 50 }, () => acceptedId(intake, leadInput())))
    expect(intake.breaker.isAvailable).toBe(false)
    expect(segments()).not.toEqual([])
    expect(intake.backlog.size).toBe(50)

    await comeBack()
    const found = await Promise.all(ids.map((id) => leadById(own.database, id)))
    expect(found.map((lead) => lead?.id)).toEqual(ids)
    expect(found.map((lead) => lead?.state)).toEqual(Array(50).fill('pending'))
    expect(intake.backlog.size).toBe(0)
  })

  it('a repeated key gets the same id, and another body a conflict', async () => {
    away = true
    const input = leadInput({}, { idempotencyKey: 'outage-1' })
    const id = await acceptedId(intake, input)

    expect(await acceptedId(intake, input)).toBe(id)
    expect(await acceptLead(leadInput({}, { idempotencyKey: 'outage-1' }), intake)).toEqual({
      kind: 'conflict',
    })
    await comeBack()
    expect(await acceptedId(intake, input)).toBe(id)
  })

  it('a key that was answered before the outage gets a second id, which leads to the same lead', async () => {
    const input = leadInput({}, { idempotencyKey: 'before-1' })
    const before = await acceptedId(intake, input)
    away = true
    const during = await acceptedId(intake, input)
    await comeBack()

    expect(during).not.toBe(before)
    expect((await leadById(own.database, during))?.id).toBe(before)
  })

  it('a key that was answered before with another body makes a lead of its own: both were acknowledged', async () => {
    const before = await acceptedId(intake, leadInput({}, { idempotencyKey: 'before-2' }))
    away = true
    const during = await acceptedId(intake, leadInput({}, { idempotencyKey: 'before-2' }))
    await comeBack()

    expect((await leadById(own.database, before))?.id).toBe(before)
    expect((await leadById(own.database, during))?.id).toBe(during)
  })

  it('survey answers are kept and join their lead', async () => {
    const known = await acceptedId(intake, leadInput())
    away = true
    const waiting = await acceptedId(intake, leadInput())
    for (const id of [known, waiting])
      expect(await saveSurvey(id, { insuranceField: 'Yes', FormLocalityField: 'Andheri' }, intake)).toEqual({
        kind: 'saved',
      })
    await comeBack()

    for (const id of [known, waiting])
      expect(await leadById(own.database, id)).toMatchObject({
        survey: { insuranceField: 'Yes', FormLocalityField: 'Andheri' },
        fields: { IsInsurance: 'yes', locality: 'Andheri' },
      })
  })

  it('leads survive a kill of the process: the next one knows their keys at once and stores them later', async () => {
    away = true
    const input = leadInput({}, { idempotencyKey: 'killed-1' })
    const id = await acceptedId(intake, input)
    // A killed process closes nothing: the next one starts beside what it left.
    const killed = intake
    killed.breaker.stop()
    intake = await start()
    expect(await acceptedId(intake, input)).toBe(id)
    await comeBack()

    expect((await leadById(own.database, id))?.id).toBe(id)
    await until('the segments are gone', () => segments().length === 0)
  })
})

describe('when nothing can take a lead', () => {
  it('it is never acknowledged', async () => {
    away = true
    await acceptedId(intake, leadInput())
    await intake.journal.rotate()
    rmSync(journalFolder(), { recursive: true })
    const answer = await acceptLead(leadInput(), intake)
    mkdirSync(journalFolder())

    expect(answer).toEqual({ kind: 'unavailable' })
  })
})

describe('what the journal holds', () => {
  it('is stored once, however often it is replayed', async () => {
    away = true
    const id = await acceptedId(intake, leadInput({}, { idempotencyKey: 'twice-1' }))
    await intake.journal.rotate()
    const copies = segments().map((name) => [name, readFileSync(join(journalFolder(), name))] as const)
    await comeBack()
    const count = async () =>
      (await own.database.executeSql<{ n: number }>('select count(*)::int as n from lead')).rows[0]?.n
    const before = await count()
    await intake.stop()
    for (const [name, bytes] of copies) writeFileSync(join(journalFolder(), name), bytes)
    intake = await start()
    await until('drained', () => intake.backlog.isDrained)

    expect(await count()).toBe(before)
    expect((await leadById(own.database, id))?.duplicate_of).toBeNull()
  })

  it('and the database refuses is set aside, and blocks nothing behind it', async () => {
    away = true
    const good = await acceptedId(intake, leadInput())
    const bad = await acceptedId(intake, leadInput())
    const last = await acceptedId(intake, leadInput())
    await intake.stop()
    const { journalLine, recordOf } = await import('@/server/leads/journal/journal')
    const [name = ''] = segments()
    const path = join(journalFolder(), name)
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    const spoilt = lines.map((line) => {
      const record = recordOf(line) as { row: { id: string; created_at: string } }
      if (record.row.id === bad) record.row.created_at = 'no time'
      return journalLine(record)
    })
    writeFileSync(path, spoilt.join(''))
    intake = await start()
    await comeBack()

    expect(await leadById(own.database, bad)).toBeUndefined()
    for (const id of [good, last]) expect((await leadById(own.database, id))?.id).toBe(id)
    expect(existsSync(join(journalFolder(), 'quarantine.txt'))).toBe(true)
    expect(opened(readFileSync(join(journalFolder(), 'quarantine.txt'), 'utf8'))).toContain(bad)
  })
})

describe('the quick survey', () => {
  it('adds later answers to earlier ones', async () => {
    const id = await acceptedId(intake, leadInput())
    await saveSurvey(id, { callNowLaterField: 'Now', isConsultedField: 'Yes' }, intake)
    await saveSurvey(id, { callNowLaterField: 'Tomorrow' }, intake)

    expect(await leadById(own.database, id)).toMatchObject({
      survey: { callNowLaterField: 'Tomorrow', isConsultedField: 'Yes' },
      fields: { Callback_Input: 'Tomorrow', IsConsultwithDoctor: 'Yes', NameData: leadBody().NameData },
    })
  })

  it('of an unknown lead is refused', async () => {
    const unknown = '01940000-0000-7000-8000-000000000000'
    expect(await saveSurvey(unknown, { callNowLaterField: 'Now' }, intake)).toEqual({ kind: 'unknownLead' })
    expect(await saveSurvey("x' or 1=1", {}, intake)).toEqual({ kind: 'unknownLead' })
  })

  it('refuses an answer that is too long', async () => {
    const id = await acceptedId(intake, leadInput())
    expect(await saveSurvey(id, { FormLocalityField: 'x'.repeat(5000) }, intake)).toMatchObject({
      kind: 'invalid',
      fields: { FormLocalityField: 'tooLong' },
    })
  })
})
