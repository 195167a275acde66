import 'server-only'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Config, config } from './config'
import { serveAdminSocket } from './database/adminSocket'
import { lockDataDir } from './database/dataDirLock'
import { type Database, openDatabase } from './database/database'
import { LeadDelivery } from './delivery/delivery'
import { enqueueDeliveries } from './delivery/enqueue'
import { LeadKeeping } from './leads/leadKeeping'
import { log } from './log'
import { type Runtime, isRunning, runtime, setRuntime } from './runtime'
import { appSecret } from './secret'

/**
 * Starts the server's own parts: data directory, database, journal, delivery. With PostgreSQL away it starts all
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
  const keeping = await LeadKeeping.start({
    database,
    dataDir: settings.dataDir,
    enqueue: () => (delivery?.isOpen ? enqueueDeliveries : undefined),
    onStored: () => delivery?.wake(),
    onFirstOpen: () => {
      delivery = LeadDelivery.start({ database, config: settings })
    },
  })
  const closeSocket = await openAdminSocket(settings, database)
  let stopping: Promise<void> | undefined
  return {
    config: settings,
    database,
    keeping,
    secret,
    leadLimiter: leadLimiterOf(settings),
    delivery: () => delivery,
    shutdown() {
      stopping ??= stop([
        closeSocket,
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

/** Runs every step, also when one before it failed. */
async function stop(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps)
    await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
}

/** Ends this process's runtime, if there is one. */
export async function shutdown(): Promise<void> {
  if (isRunning()) await runtime().shutdown()
}

/** Lets the leads command in; without it the site works all the same. */
async function openAdminSocket({ dataDir }: Config, database: Database): Promise<() => Promise<void>> {
  if (database.kind === 'postgres') return async () => {}
  try {
    return await serveAdminSocket(dataDir, database.executeSql)
  } catch (error) {
    log.warn({ err: error }, 'the leads command cannot read while the server runs')
    return async () => {}
  }
}

const leadLimiterOf = ({ leadsPerMinutePerIp }: Config): RateLimiterMemory | undefined =>
  leadsPerMinutePerIp ? new RateLimiterMemory({ points: leadsPerMinutePerIp, duration: 60 }) : undefined

function warnOfPlaceholders({ production, placeholders }: Config): void {
  if (production && placeholders.length)
    log.warn({ variables: placeholders }, 'placeholders are in use: set these variables to your own')
}
