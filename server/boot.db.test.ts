import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot } from './boot'
import { readConfig } from './config/config'
import { DataDirBusyError, FolderLock } from './database/folderLock'
import { localPort } from '@/tests/support/localPort'
import { type TestDatabase, createTestDatabase, testDatabaseKind } from '@/tests/support/testDatabase'
import { until } from '@/tests/support/until'
import { leadById } from './leads/leadStore'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { type Runtime, isRunning } from './runtime'

let own: TestDatabase | undefined
let dataDir: string
let databaseUrl = ''
let running: Runtime | undefined

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shalya-boot-'))
  if (testDatabaseKind === 'pglite') return
  own = await createTestDatabase({ migrated: false })
  databaseUrl = own.databaseUrl ?? ''
})
afterEach(async () => {
  await running?.shutdown()
  running = undefined
})
afterAll(async () => {
  await own?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(url = databaseUrl): Promise<Runtime> {
  running = await boot(readConfig({ DATA_DIR: dataDir, DATABASE_URL: url } as unknown as NodeJS.ProcessEnv))
  return running
}

const segments = () => readdirSync(join(dataDir, 'journal')).filter((name) => name.endsWith('.ndjson'))

describe(`the server on ${testDatabaseKind}`, () => {
  it('starts on an empty database, takes leads, and leaves nothing in the journal when it stops', async () => {
    const { intake, database } = await start()
    const id = await acceptedId(intake, leadInput())
    expect((await leadById(database, id))?.id).toBe(id)
    await running?.shutdown()

    expect(isRunning()).toBe(false)
    expect(segments()).toEqual([])
    const again = await start()
    expect((await leadById(again.database, id))?.id).toBe(id)
  })

  it('holds its data directory against any other', async () => {
    await start()
    await expect(FolderLock.take(dataDir)).rejects.toThrow(DataDirBusyError)
  })
})

/** A way to PostgreSQL that a test may cut or let hang. */
class Way {
  private readonly sockets = new Set<Socket>()
  private server: Server | undefined
  private port = 0
  hangs = false

  constructor(private readonly to: URL) {}

  async open(): Promise<string> {
    this.server = createServer((client) => {
      const target = connect(Number(this.to.port || 5432), this.to.hostname)
      for (const socket of [client, target]) {
        this.sockets.add(socket)
        socket.on('error', () => socket.destroy())
        socket.on('close', () => [client, target].forEach((one) => one.destroy()))
      }
      client.on('data', (part) => this.hangs || target.write(part))
      target.on('data', (part) => this.hangs || client.write(part))
    })
    this.port = await localPort(this.server, this.port)
    const url = new URL(this.to)
    url.host = `127.0.0.1:${this.port}`
    return url.href
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve))
    for (const socket of this.sockets) socket.destroy()
    await closed
  }
}

const onPostgres = () => {
  let way: Way
  let url: string
  beforeEach(async () => {
    way = new Way(new URL(databaseUrl))
    url = await way.open()
  })
  afterEach(() => way.cut())

  /** Leads sent during an outage, and how long the slowest took. */
  async function sendDuring(runtime: Runtime, count: number): Promise<{ ids: string[]; slowest: number }> {
    let slowest = 0
    const ids: string[] = []
    for (let sent = 0; sent < count; sent++) {
      const started = performance.now()
      ids.push(await acceptedId(runtime.intake, leadInput()))
      slowest = Math.max(slowest, performance.now() - started)
    }
    return { ids, slowest }
  }

  const allArrive = (runtime: Runtime, ids: string[]) =>
    until('all leads are in the database', async () => {
      if (!runtime.intake.backlog.isDrained) return false
      const found = await Promise.all(ids.map((id) => leadById(runtime.database, id)))
      return found.every(Boolean)
    })

  it('takes leads while connections are refused, and stores them when they are not', async () => {
    const runtime = await start(url)
    await way.cut()
    const { ids } = await sendDuring(runtime, 30)
    expect(runtime.intake.breaker.isAvailable).toBe(false)
    await way.open()
    await allArrive(runtime, ids)
  })

  it('takes leads while the database hangs: one waits for the limit, the others do not', async () => {
    const runtime = await start(url)
    await acceptedId(runtime.intake, leadInput())
    way.hangs = true
    const first = await sendDuring(runtime, 1)
    const rest = await sendDuring(runtime, 20)
    expect(first.slowest).toBeLessThan(8000)
    expect(rest.slowest).toBeLessThan(1000)
    await way.cut()
    way.hangs = false
    await way.open()
    await allArrive(runtime, [...first.ids, ...rest.ids])
  })

  it('starts while the database is unavailable, and stores what it took meanwhile', async () => {
    await way.cut()
    const runtime = await start(url)
    const { ids } = await sendDuring(runtime, 5)
    await way.open()
    await allArrive(runtime, ids)
  })
}

const onPglite = () => {
  it('has every acknowledged lead again from the journal alone, as after a power cut that took the files', async () => {
    const { intake } = await start()
    const ids = await Promise.all(Array.from({ length: 40 }, () => acceptedId(intake, leadInput())))
    const { cpSync } = await import('node:fs')
    const left = mkdtempSync(join(tmpdir(), 'shalya-left-'))
    // The keys are on the disk before anything is sealed with them.
    for (const name of ['journal', 'data-keys'])
      cpSync(join(dataDir, name), join(left, name), { recursive: true })
    await running?.shutdown()

    running = await boot(readConfig({ DATA_DIR: left } as unknown as NodeJS.ProcessEnv))
    const { database } = running
    const found = await Promise.all(ids.map((id) => leadById(database, id)))
    await running.shutdown()
    rmSync(left, { recursive: true, force: true })
    expect(found.map((lead) => lead?.id)).toEqual(ids)
  })
}

describe('what only this database can suffer', testDatabaseKind === 'postgres' ? onPostgres : onPglite)
