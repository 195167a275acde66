import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { ADAPTERS } from '@/server/delivery/adapters/adapters'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { leadById } from '@/server/leads/leadStore'
import { openToCommands } from '@/tests/support/openToCommands'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { acceptedId, leadInput } from '@/tests/support/testLead'

let own: TestDatabase
let intake: LeadIntake
let delhi: string
let mumbai: string
let folder: string
let close: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shalya-command-'))
  own = await createTestDatabase()
  intake = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
  mumbai = await acceptedId(intake, leadInput())
  delhi = await acceptedId(intake, leadInput({ CityData: 'Delhi', NameData: 'आशा' }))
  close = await openToCommands(own)
})
afterAll(async () => {
  await close()
  await intake.stop()
  await own.drop()
  rmSync(folder, { recursive: true, force: true })
})

const run = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'scripts/leads.ts', ...args],
      { env: { ...process.env, NODE_OPTIONS: '', ...env } },
    )
    let [out, errors] = ['', '']
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
    child.on('close', (code) => resolve({ code, out, errors }))
  })
const leads = (...args: string[]) =>
  run(args, { DATA_DIR: own.dataDir, DATABASE_URL: own.databaseUrl ?? '', LOG_LEVEL: 'info' })

describe('the leads command', () => {
  it('shows a lead, lists, exports to a file and starts dead deliveries again', async () => {
    await own.database.executeSql(`update lead_delivery set state = 'dead' where lead_id = $1`, [mumbai])
    const shown = await leads('show', delhi)
    const listed = await leads('list', '--state', 'dead')
    const file = join(folder, 'leads.csv')
    const out = await leads('export', '--city', 'Delhi', '--out', file, '--as', 'Meera', '--why', 'figures')
    const replayed = await leads('replay')

    expect(JSON.parse(shown.out)).toMatchObject({ id: delhi, NameData: 'आशा' })
    expect(listed.out.trim().split('\n')).toHaveLength(1)
    expect(listed.out).toContain(mumbai)
    expect(out.errors).toContain('1 leads exported')
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufeffReceived,Name,/)
    expect(replayed).toMatchObject({ errors: '', out: '1 deliveries are due again\n' })
    expect((await leadById(own.database, mumbai))?.state).toBe('pending')

    const written = []
    for await (const { at: _, beginsAfter: _first, ...entry } of auditEntries(own.database.executeSql))
      written.push(entry)
    const actor = expect.stringMatching(/^staff ./)
    expect(written).toEqual([
      { actor, action: 'lead.shown', subject: delhi },
      { actor, action: 'leads.listed', count: 1 },
      { actor: 'staff Meera', action: 'leads.exported', count: 1, subject: 'csv', why: 'figures' },
      { actor, action: 'leads.replayed', count: 1 },
    ])
  })

  it('marks the leads it knows, each once, and fails where one is not known', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    const known = await leads('mark', 'calling', delhi, delhi)
    const partly = await leads('mark', 'booked', delhi, unknown)

    expect(known).toMatchObject({ code: 0, errors: '', out: '1 of 1 leads are marked as calling\n' })
    expect(partly).toMatchObject({
      code: 1,
      errors: 'The others are not known, withdrawn by their senders, or say what their appointment says.\n',
      out: '1 of 2 leads are marked as booked\n',
    })
  })

  it('says in one line what is wrong', async () => {
    const unknown = await leads('show', 'nonsense')
    const wrong = await run(['list'], { CRM_ADAPTER: 'telex' })

    expect(unknown).toMatchObject({ code: 1, errors: 'leads: no lead nonsense\n' })
    expect(wrong).toMatchObject({
      code: 1,
      errors: `leads: CRM_ADAPTER: expected one of none, ${ADAPTERS.map(({ name }) => name).join(', ')}\n`,
    })
  })
})

describe('its command for damaged lines', () => {
  it('lists damaged lines of the journal, shows and removes them', async () => {
    const file = '000001-000000-abc.damaged'
    writeFileSync(join(own.dataDir, 'journal', file), 'one\ntwo\u0001\n')
    const listed = await leads('damaged')
    expect(listed.out).toBe(`${file}\t2\t${join(own.dataDir, 'journal')}\n`)
    expect(listed.errors).toContain('2 damaged lines')
    expect((await leads('damaged', '--show', file)).out.split('\n')).toHaveLength(3)
    expect((await leads('damaged', '--remove', 'other')).code).toBe(1)
    expect((await leads('damaged', '--remove', file)).out).toBe(`${file} is removed\n`)
    expect((await leads('damaged')).out).toBe('')
  })
})
