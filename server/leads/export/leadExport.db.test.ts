import { referenceOf } from '@/model/lead/ownEnquiry'
import { parse } from 'csv-parse/sync'
import { Writable } from 'node:stream'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { rowLike } from '@/tests/support/testCatalogue'
import { readConfig } from '@/server/config/config'
import { scheduleNow } from '@/server/delivery/outbox/scheduleNow'
import { serveAdminSocket } from '@/server/database/pglite/adminSocket'
import { openThroughAdminSocket } from '@/server/database/database'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { type ExportColumns, type ExportFormat, exportLeads } from './leadExport'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { type LeadFilter, countLeads, leadById, leadPages, newestLeads } from '@/server/leads/leadStore'
import { leadsOfPerson } from '@/server/leads/personSearch'
import { acceptedId, leadInput, nextMobile } from '@/tests/support/testLead'

let own: TestDatabase
let intake: LeadIntake
let formula: string
let delhi: string

beforeAll(async () => {
  own = await createTestDatabase()
  intake = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
  formula = await acceptedId(
    intake,
    leadInput({ NameData: '=HYPERLINK("x")', QueryData: '+1, "quoted"\nline' }),
  )
  delhi = await acceptedId(
    intake,
    leadInput({ CityData: 'Delhi', ProcedureNameData: 'LASIK', NameData: 'आशा' }),
  )
  await Promise.all(Array.from({ length: 1200 }, () => acceptedId(intake, leadInput())))
})
afterAll(async () => {
  await intake.stop()
  await own.drop()
})

async function exported(
  format: ExportFormat,
  filter: LeadFilter = {},
  columns?: ExportColumns,
): Promise<string> {
  const parts: string[] = []
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk.toString())
      done()
    },
  })
  await exportLeads(own.database, filter, out, { format, columns })
  return parts.join('')
}

describe('an export', () => {
  it('holds every lead once, oldest first, over all pages', async () => {
    const ids = (await exported('ndjson'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; created_at: string })

    expect(ids).toHaveLength(1202)
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1202)
    expect(ids.map(({ created_at }) => created_at)).toEqual(ids.map(({ created_at }) => created_at).sort())
  })

  it('as CSV makes cells harmless that a spreadsheet would run', async () => {
    const csv = await exported('csv', { ids: [formula] })
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv).toContain(`"'+1, ""quoted""\nline"`)
  })

  it('has the columns of every Lead field, the first touch and the delivery', async () => {
    const [header = ''] = (await exported('csv', { ids: [formula] }, 'full')).split('\n')
    expect(header.split(',')).toEqual(
      expect.arrayContaining([
        'id',
        'NameData',
        'qualifying',
        'first_utm_campaign',
        'delivery_state',
        'external_id',
      ]),
    )
  })

  it('as CSV says in names and in the clinic’s time what people need, and with full columns everything', async () => {
    const hospital = rowLike('hospitals')
    const doctor = rowLike('doctors')
    await importCatalogue(own.database, {
      cities: shippedRows('cities').slice(0, 3),
      hospitals: [hospital],
      doctors: [doctor],
      brand: [rowLike('brand', { timeZone: 'Asia/Dubai' })],
    })
    const id = await acceptedId(
      intake,
      leadInput({
        hospitalid: String(hospital.HospitalId),
        docotrid: String(doctor.DoctorId),
        CityData: 'Bombay',
      }),
    )
    await own.database.executeSql(`update lead set created_at = '2026-11-22T20:15:00Z' where id = $1`, [id])
    const rowOf = async (columns?: ExportColumns) =>
      (parse(await exported('csv', { ids: [id] }, columns), { columns: true }) as Record<string, string>[])[0]

    const short = await rowOf()
    expect(Object.keys(short ?? {})).toHaveLength(19)
    const readable = {
      Received: '2026-11-23 00:15:00',
      City: 'Mumbai',
      Treatment: 'Piles Treatment',
      Hospital: hospital.HospitalName,
      Doctor: doctor.DoctorName,
      Lead: id,
    }
    expect(short).toMatchObject(readable)
    expect(await rowOf('full')).toMatchObject({
      ...readable,
      created_at: '2026-11-23 00:15:00',
      hospitalid: String(hospital.HospitalId),
      delivery_state: 'pending',
    })
    await own.database.executeSql('delete from lead where id = $1', [id])
  })

  it.each([
    ['+91 60009 99123'],
    ['6000999123'],
    ['06000-999-123'],
    ['916000999123'],
    ['zubeida'],
    ['IDA Kh'],
    ['100%'],
    ['_ (x)'],
  ])('finds a person by %s', async (typed) => {
    const body = { NameData: 'Zubeida Khan 100%_ (x)', MobileNoData: '6000999123' }
    const id = await acceptedId(intake, leadInput(body))
    const found = await newestLeads(own.database, { ids: await leadsOfPerson(own.database, typed) }, 100)
    expect(found.map((lead) => lead.id)).toEqual([id])
    await own.database.executeSql('delete from lead where id = $1', [id])
  })

  it('finds a lead by the reference that its visitor was shown', async () => {
    const id = await acceptedId(intake, leadInput({ NameData: 'Reference Holder' }))
    await acceptedId(intake, leadInput({ NameData: 'Somebody Else' }))
    const found = await newestLeads(
      own.database,
      { ids: await leadsOfPerson(own.database, ` ${referenceOf(id)} `) },
      100,
    )
    expect(found.map((lead) => lead.id)).toEqual([id])
    await own.database.executeSql("delete from lead where name in ('Reference Holder', 'Somebody Else')")
  })

  it('leaves out what partners and applicants sent, unless it is asked for', async () => {
    const body = { CityData: 'Kochi', ProcedureNameData: '', QueryData: 'To join' }
    const partner = await acceptedId(
      intake,
      leadInput({
        ...body,
        LeadTypeData: 'Partner',
        PageTypeData: 'Partner',
        specializations: 'ENT',
        state: 'Kerala',
      }),
    )
    const patient = await acceptedId(intake, leadInput({ CityData: 'Kochi', LeadTypeData: 'Campaign' }))
    const idsOf = async (type?: LeadFilter['type']) =>
      (await newestLeads(own.database, { city: 'Kochi', type }, 10)).map(({ id }) => id)

    expect(await idsOf('patient')).toEqual([patient])
    expect(await idsOf('Partner')).toEqual([partner])
    expect(await idsOf('Careers')).toEqual([])
    expect(await idsOf()).toEqual([patient, partner])
    expect(await countLeads(own.database, { city: 'Kochi', type: 'patient' })).toBe(1)
    expect(JSON.parse(await exported('ndjson', { city: 'Kochi', type: 'Partner' }))).toMatchObject({
      LeadTypeData: 'Partner',
      specializations: 'ENT',
      state: 'Kerala',
    })
  })

  it('is narrowed by city, treatment, state and time, city and treatment in any case', async () => {
    const idsOf = async (filter: LeadFilter) => {
      const ids: string[] = []
      for await (const page of leadPages(own.database, filter)) ids.push(...page.map(({ id }) => id))
      return ids
    }
    const anHourAgo = new Date(Date.now() - 3_600_000)

    expect(await idsOf({ city: 'delhi' })).toEqual([delhi])
    expect(await idsOf({ treatment: 'lasik', states: ['pending'], from: anHourAgo })).toEqual([delhi])
    expect(await idsOf({ treatment: 'lasik', states: ['dead'] })).toEqual([])
    expect(await idsOf({ to: anHourAgo })).toEqual([])
  })
})

it('the newest leads come first', async () => {
  const id = await acceptedId(intake, leadInput({ CityData: 'Pune', MobileNoData: nextMobile() }))
  expect((await newestLeads(own.database, { city: 'Pune' }, 10)).map((lead) => lead.id)).toEqual([id])
})

it('a delivery that waits becomes due at once', async () => {
  await own.database.executeSql(
    `update lead_delivery set state = 'retrying', next_attempt_at = now() + interval '1 hour' where lead_id = $1`,
    [delhi],
  )
  const now = new Date()
  const { delivery: limits } = readConfig({} as NodeJS.ProcessEnv)
  expect(await scheduleNow([delhi], own.database.executeSql, limits, now.getTime())).toEqual([delhi])
  expect((await leadById(own.database, delhi))?.next_attempt_at).toEqual(now)
})

describe('through the admin socket', () => {
  it('the leads are read while the server goes on taking leads', async () => {
    const close = await serveAdminSocket(own.dataDir, own.database)
    const client = await openThroughAdminSocket(own.dataDir)
    const waits: number[] = []
    let reading = true
    const writing = (async () => {
      while (reading) {
        const started = performance.now()
        await acceptedId(intake, leadInput({ CityData: 'Chennai' }))
        waits.push(performance.now() - started)
      }
    })()
    let read = 0
    try {
      for await (const page of leadPages(client, {})) {
        read += page.length
        expect(page[0]?.created_at.toISOString()).toMatch(/Z$/)
      }
    } finally {
      reading = false
      await writing
      await client.close()
      await close()
    }

    expect(read).toBeGreaterThanOrEqual(1202)
    expect(waits.length).toBeGreaterThan(1)
    // A lead may wait for one page's statement, never for the whole export.
    expect(Math.max(...waits)).toBeLessThan(2000)
  })
})
