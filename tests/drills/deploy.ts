/** exchanges two servers behind nginx, release N, N+1 and N again, under 200 requests and 20 leads a second; then one is killed */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startShippedNginx } from '@/scripts/nginx.mjs'
import { percentile } from '@/tests/bench/table.mjs'
import { PrivatePostgres } from '@/tests/fault/privatePostgres'
import { BuiltSite } from '@/tests/site/builtSite'
import { chunkNames, makeNextRelease, removeRelease } from '@/tests/site/nextRelease'
import { onServer } from '@/tests/site/testDatabases'
import { type Tab, Visitors } from '@/tests/site/visitorsOfNginx'
import { expectTrue, runDrill } from '@/tests/support/drill'
import { PrivateRedis } from '@/tests/support/privateRedis'
import { TestReceiver } from '@/tests/support/testReceiver'
import { pause, until } from '@/tests/support/until'

const TICK_MS = 50

interface LoadFigures {
  begun: number
  /** Why requests failed, each. */
  readonly failures: string[]
  /** Milliseconds of each answer. */
  readonly times: number[]
}

/**
 * Begins requests at a steady rate, whatever the answers do, as visitors do, until it is stopped.
 * @param ask makes the n-th request; @throws when its answer is not the right one
 * @returns its figures, which grow, and `stop`, which waits for the last answer
 */
function steadyLoad(
  perSecond: number,
  ask: (serial: number) => Promise<void>,
): { readonly figures: LoadFigures; stop(): Promise<void> } {
  const figures: LoadFigures = { begun: 0, failures: [], times: [] }
  const running = new Set<Promise<void>>()
  const began = performance.now()
  const begin = (serial: number): void => {
    const from = performance.now()
    const one = ask(serial)
      .then(
        () => void figures.times.push(performance.now() - from),
        (error: unknown) =>
          void figures.failures.push(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => running.delete(one))
    running.add(one)
  }
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (figures.begun < due) begin(figures.begun++)
  }, TICK_MS)
  return {
    figures,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}

const ROOT = resolve(__dirname, '..', '..')
const REQUESTS_A_SECOND = 200
const LEADS_A_SECOND = 20
/** How soon a changed row is on every server's pages. */
const CHANGE_LIMIT_MS = 2000

const began = performance.now()
const say = (what: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`)

/** What nginx's machine has of a release: the newest build, and what was kept of those before. */
function bringToFront(front: string, release: string): void {
  rmSync(join(front, '.next'), { recursive: true, force: true })
  cpSync(join(release, '.next', 'static'), join(front, '.next', 'static'), { recursive: true })
  const script = join(ROOT, 'deploy', 'keep-release-files.sh')
  const { status, stderr } = spawnSync(
    'sh',
    [script, join(front, '.next', 'static'), join(front, 'kept-static')],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}

/** Replaces the servers one after the other; each is ready before the next one is stopped. */
async function roll(servers: readonly BuiltSite[], release: string): Promise<void> {
  for (const server of servers) {
    const code = await server.end('SIGTERM')
    if (code !== 0) throw new Error(`a server ended with ${code}`)
    server.folder = release
    await server.start()
    await until('the server is ready', async () => (await fetch(`${server.url}/readyz`)).ok, 30_000)
  }
}

function figuresOf(what: string, { begun, failures, times }: LoadFigures): string {
  const within = (share: number) => `${percentile(times, share).toFixed(0)} ms`
  return `${begun} ${what}, ${failures.length} failed; half within ${within(0.5)}, 99 of 100 within ${within(0.99)}`
}

/** Renames a doctor by the clinic's command. @returns ms from the command's end until every server shows it */
async function changeEverywhere(servers: readonly BuiltSite[], folder: string): Promise<number> {
  const [first] = servers
  if (!first) throw new Error('no server')
  await first.catalogue(['export', '--out', folder, 'doctors'])
  const file = join(folder, 'doctors.json')
  const [doctor] = JSON.parse(readFileSync(file, 'utf8')) as { slug: string }[]
  writeFileSync(file, JSON.stringify([{ ...doctor, DoctorName: 'Dr Quite Renamed' }]))
  const page = `/doctor/${doctor?.slug ?? ''}`
  for (const { url } of servers) await fetch(url + page)
  await first.catalogue(['import', file])
  const from = performance.now()
  for (const { url } of servers)
    await until(
      'the new name',
      async () => (await (await fetch(url + page)).text()).includes('Quite Renamed'),
      10_000,
    )
  return performance.now() - from
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-drill-'))
  const front = join(folder, 'front')
  const postgres = new PrivatePostgres()
  const crm = await TestReceiver.start()
  const accepted: string[] = []
  crm.answer = ({ headers }) => {
    const id = String(headers['idempotency-key'] ?? '')
    accepted.push(id)
    return { body: { id: `crm-${id}` } }
  }
  const servers = [new BuiltSite(), new BuiltSite()]
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true }), () => crm.stop()]
  try {
    const next = makeNextRelease()
    ends.push(() => removeRelease(next))
    const own = new Set(chunkNames())
    const shared = chunkNames(next).filter((name) => own.has(name))
    expectTrue(shared.length === 0, `of ${own.size} scripts of N+1 none has a name of N`)
    await postgres.create()
    ends.push(() => postgres.dispose())
    const redis = await PrivateRedis.start()
    ends.push(() => redis.stop())
    for (const server of servers) {
      ends.push(() => server.dispose())
      await server.prepare({
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        SITE_URL: 'https://localhost',
        APP_SECRET: 'one secret that both servers have',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        DRAIN_SECONDS: '5',
        CRM_ADAPTER: 'webhook',
        CRM_WEBHOOK_URL: `${crm.url}/leads`,
        CRM_WEBHOOK_SECRET: 'a secret that the receiver knows as well',
      })
      await server.start()
    }
    bringToFront(front, ROOT)
    const nginx = await startShippedNginx(
      servers.map(({ url }) => url),
      { project: front },
    )
    ends.push(nginx.stop)
    const visitors = new Visitors(nginx.url, nginx.certificate)
    ends.push(() => visitors.end())
    const tabs = [await visitors.open('/treatment/piles'), await visitors.open('/hi/treatment/piles')]
    const [tab] = tabs
    if (!tab) throw new Error('no page')
    say('two servers run release N behind nginx')

    const pages = steadyLoad(REQUESTS_A_SECOND, (serial) => visitors.read(serial))
    const leads = steadyLoad(LEADS_A_SECOND, () => visitors.send(tab))
    await pause(5000)
    // What a start of N+1 would do to the schema, and N does not know of.
    await onServer(
      postgres.url,
      `alter table lead add column next_release text; insert into kysely_migration (name, timestamp) values ('999_next_release', now()::text)`,
    )
    bringToFront(front, next)
    await roll(servers, next)
    say('both run N+1')
    tabs.push(await visitors.open('/treatment/piles'))
    const missing = await fetch(`${servers[0]?.url}${tab.scripts[0]}`)
    expectTrue(missing.status === 404, 'servers of N+1 do not have what pages of N ask for; nginx kept it')
    const used = await Promise.allSettled(tabs.map((one) => visitors.use(one)))
    bringToFront(front, ROOT)
    await roll(servers, ROOT)
    say('both run N again, on the schema of N+1')
    used.push(...(await Promise.allSettled(tabs.map((one) => visitors.use(one)))))
    await pause(5000)
    await Promise.all([pages.stop(), leads.stop()])

    expectTrue(pages.figures.failures.length === 0, figuresOf('pages', pages.figures))
    expectTrue(leads.figures.failures.length === 0, figuresOf('leads', leads.figures))
    const unused = used.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expectTrue(
      unused.length === 0,
      `${used.length} uses of pages of the release before: scripts, data, forms with and without code`,
    )
    for (const failure of new Set([...pages.figures.failures, ...leads.figures.failures, ...unused]))
      console.log(`       ${failure}`)
    await judgeLeads(visitors, servers, accepted)
    const changeMs = await changeEverywhere(servers, folder)
    expectTrue(
      changeMs <= CHANGE_LIMIT_MS,
      `a changed row is on both servers ${changeMs.toFixed(0)} ms after the import`,
    )

    await killOne(visitors, servers, tab)
    await judgeLeads(visitors, servers)
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** One server is killed while leads come. */
async function killOne(visitors: Visitors, servers: readonly BuiltSite[], tab: Tab): Promise<void> {
  const leads = steadyLoad(LEADS_A_SECOND, () => visitors.send(tab))
  await pause(2000)
  await servers[0]?.end('SIGKILL')
  await pause(5000)
  await leads.stop()
  say('one server was killed')
  expectTrue(leads.figures.failures.length === 0, figuresOf('leads', leads.figures))
  for (const failure of new Set(leads.figures.failures)) console.log(`       ${failure}`)
}

/** Counts what is stored against what was acknowledged, and what the CRM has of it. */
async function judgeLeads(
  { acknowledged }: Visitors,
  servers: readonly BuiltSite[],
  accepted?: readonly string[],
): Promise<void> {
  const stored = (await servers[1]?.storedLeads()) ?? []
  const ids = new Set(stored.map(({ id }) => String(id)))
  const numbers = new Set(stored.map(({ MobileNoData }) => MobileNoData))
  const lost = [...acknowledged].filter((id) => !ids.has(id)).length
  expectTrue(
    lost === 0 && numbers.size === stored.length,
    `${acknowledged.size} leads acknowledged to pages with code, ${stored.length} stored with those of plain forms: ` +
      `${lost} lost, ${stored.length - numbers.size} double`,
  )
  if (!accepted) return
  await until('the CRM has all', () => new Set(accepted).size >= ids.size, 30_000)
  const twice = accepted.length - new Set(accepted).size
  expectTrue(twice === 0, `${accepted.length} deliveries to the CRM, ${twice} of them repeated`)
}

runDrill(main)
