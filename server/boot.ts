import 'server-only'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AccountSweep } from './accounts/profile/accountSweep'
import { CatalogueWatch } from './catalogue/catalogueWatch'
import { type Config, config } from './config'
import { serveAdminSocket } from './database/pglite/adminSocket'
import { lockDataDir } from './database/pglite/dataDirLock'
import { type Database, openDatabase } from './database/database'
import { LeadDelivery } from './delivery/delivery'
import { Documents } from './documents/documents'
import { createEdge } from './documents/edge'
import { answerCall } from './answerCall'
import { LeadIntake } from './leads/intake/leadIntake'
import { log } from './log'
import { type Runtime, isRunning, runtime, setRuntime } from './runtime'
import { appSecret } from './secret'

/**
 * Starts the server's own parts: data directory, database, journal, delivery. While PostgreSQL is unavailable it starts all
 * the same and takes leads into the journal.
 * @throws {ConfigError} when the configuration is wrong
 * @throws {DataDirBusyError} when another process holds the data directory
 */
export async function boot(settings: Config = config()): Promise<Runtime> {
  if (isRunning()) return runtime()
  const unlock = lockDataDir(settings.dataDir)
  try {
    const running = await start(settings, unlock)
    setRuntime(running)
    return running
  } catch (error) {
    unlock()
    throw error
  }
}

async function start(settings: Config, unlock: () => void): Promise<Runtime> {
  warnOfPlaceholders(settings)
  const secret = appSecret(settings)
  const database = await openDatabase(settings)
  let delivery: LeadDelivery | undefined
  let catalogue: Promise<CatalogueWatch | undefined> | undefined
  let documents: Documents | undefined
  const keeping = await LeadIntake.start({
    database,
    dataDir: settings.dataDir,
    onStored: () => delivery?.wake(),
    onFirstOpen: () => {
      delivery = LeadDelivery.start({ database, config: settings })
      catalogue = watchCatalogue(database, (tags) => documents?.invalidate(tags) ?? 0)
    },
  })
  // While PostgreSQL is unavailable there is none yet: pages show the shipped catalogue until it is back.
  await catalogue
  const sweep = AccountSweep.start(database, () => keeping.gate.isOpen)
  const closeSocket = await openAdminSocket(settings, database, keeping)
  let stopping: Promise<void> | undefined
  return {
    config: settings,
    database,
    keeping,
    secret,
    leadLimiter: limiterOf(settings.leadsPerMinutePerIp),
    searchLimiter: limiterOf(settings.searchesPerMinutePerIp),
    accountLimiter: limiterOf(settings.accountCallsPerMinute),
    delivery: () => delivery,
    openEdge(next) {
      documents = new Documents(next, settings.pageCacheMegabytes)
      return createEdge({ config: settings, documents, next, answerCall })
    },
    shutdown() {
      stopping ??= stop([
        closeSocket,
        () => sweep.stop(),
        async () => (await catalogue)?.stop(),
        async () => delivery?.stop(),
        () => keeping.stop(),
        () => database.close(),
      ])
        .finally(() => setRuntime(undefined))
        .finally(unlock)
      return stopping
    },
  }
}

/** A catalogue that cannot be read must not keep leads out: pages then show the shipped one. */
async function watchCatalogue(
  database: Database,
  invalidatePages: Documents['invalidate'],
): Promise<CatalogueWatch | undefined> {
  try {
    return await CatalogueWatch.start(database, { invalidatePages })
  } catch (error) {
    log.error({ err: error }, 'the catalogue cannot be read from the database: the shipped one is shown')
    return undefined
  }
}

/** Runs every step, also when one before it failed. */
async function stop(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps)
    await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
}

/** Lets the command line in; without it the site works all the same. */
async function openAdminSocket(
  { dataDir }: Config,
  database: Database,
  { gate }: LeadIntake,
): Promise<() => Promise<void>> {
  if (database.kind === 'postgres') return async () => {}
  try {
    return await serveAdminSocket(dataDir, database, () => gate.hold())
  } catch (error) {
    log.warn({ err: error }, 'the command line cannot work while the server runs')
    return async () => {}
  }
}

const limiterOf = (perMinute: number): RateLimiterMemory | undefined =>
  perMinute ? new RateLimiterMemory({ points: perMinute, duration: 60 }) : undefined

function warnOfPlaceholders({ production, placeholders, otp }: Config): void {
  if (production && placeholders.length)
    log.warn({ variables: placeholders }, 'placeholders are in use: set these variables to your own')
  if (production && otp.sender === 'log')
    log.warn('OTP_SENDER is log: login codes are printed here, and nobody is sent one')
}
