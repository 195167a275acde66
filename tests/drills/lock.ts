/**
 * Servers in containers of their own share one DATA_DIR: on the embedded database the second is refused, on PostgreSQL each has a journal of its own; none loses a lead.
 */
import { spawnSync } from 'node:child_process'
import { BuiltSite } from '@/tests/site/builtSite'
import { PrivatePostgres } from '@/tests/fault/privatePostgres'
import { expectTrue, runDrill, say, secondsOf } from '@/tests/support/drill'
import { DrillLeads, readinessOf } from '@/tests/support/drillLeads'
import { until } from '@/tests/support/until'

/** Sees no process of others, as in a container. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const LEADS = 35
const ADOPTION_LIMIT_MS = 90_000

async function serverOn(dataDir: string, settings: Record<string, string> = {}): Promise<BuiltSite> {
  const site = await BuiltSite.create({ ...settings, DATA_DIR: dataDir })
  site.within = CONTAINER
  return site
}

/** Resolves with whether a server starts, and what it printed where it does not. */
const startOf = (site: BuiltSite): Promise<string> =>
  site.start().then(
    () => '',
    () => site.printed,
  )

async function embedded(): Promise<void> {
  say('on the embedded database:')
  const first = await BuiltSite.create()
  first.within = CONTAINER
  const second = await serverOn(first.dataDir)
  const leads = new DrillLeads()
  try {
    await first.start()
    await leads.send(first, LEADS)
    expectTrue((await startOf(second)).includes('is in use by process'), 'a second server is refused')
    await leads.send(first, LEADS)
    await first.end('SIGKILL')
    await secondsOf('the second server starts after kill -9 of the first', () => second.start())
    await leads.send(second, LEADS)
    await leads.compare(second)
  } finally {
    await second.dispose()
    await first.dispose()
  }
}

async function onPostgres(): Promise<void> {
  say('on PostgreSQL:')
  const postgres = new PrivatePostgres()
  await postgres.create()
  const settings = { DATABASE_URL: postgres.url, APP_SECRET: 'a secret of the drill, 32 characters' }
  const first = await BuiltSite.create(settings)
  first.within = CONTAINER
  const second = await serverOn(first.dataDir, settings)
  const leads = new DrillLeads()
  try {
    await first.start()
    await second.start()
    say('both run on one DATA_DIR; PostgreSQL is stopped')
    postgres.stop()
    for (const site of [first, second]) await leads.send(site, LEADS)
    await second.end('SIGKILL')
    postgres.start()
    await secondsOf("the first has its own journal and the killed server's in the database", () =>
      until(
        'all leads are stored',
        async () =>
          (await readinessOf(first)) === 'ready' &&
          (await first.storedLeads()).length === leads.acknowledged.size,
        ADOPTION_LIMIT_MS,
      ).catch((error: Error) => expectTrue(false, error.message)),
    )
    await leads.compare(first)
  } finally {
    await second.dispose()
    await first.dispose()
    postgres.dispose()
  }
}

async function drill(): Promise<void> {
  if (spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status !== 0)
    throw new Error(
      'NOT DONE: this machine lets nobody make process spaces (unshare --pid), so there are no containers',
    )
  await embedded()
  await onPostgres()
}

runDrill(drill)
