import 'server-only'
import { placeholders } from '@/content/brand'
import { startRetention } from './privacy/retention/retentionJob'
import { startAuditWitness } from '@/server/privacy/audit/auditWitness'
import { VisitorAudit } from '@/server/privacy/audit/visitorAudit'
import { storeNotices } from '@/server/privacy/consent/notices'
import { CatalogueWatch } from '@/server/catalogue/changes/catalogueWatch'
import { type Config, config, ConfigError } from './config/config'
import { serveAdminSocket } from '@/server/database/pglite/adminSocket'
import { startVacuum } from './database/pglite/vacuumJob'
import { DataDirBusyError, type FolderLock } from './database/folderLock'
import { protectFolder } from './database/pglite/protectedFolder'
import { takeServerFolder } from './database/serverFolders'
import { type Database, openDatabase } from '@/server/database/database'
import { LeadDelivery } from '@/server/delivery/delivery'
import { startMessages } from '@/server/appointments/messages/messageJob'
import { startPastAppointments } from '@/server/appointments/pastAppointments'
import { startWaitingList } from '@/server/appointments/waiting/offerPlaces'
import { startContentExpiry } from '@/server/catalogue/review/contentExpiry'
import { startAlerts } from './desk/alerts/sendAlerts'
import { FollowUpJob } from './desk/followUp/followUpJob'
import { DayFeed } from './desk/day/dayFeed'
import { LeadFeed } from './desk/followUp/leadFeed'
import { livingSessions } from './desk/staff/deskSessions'
import { Documents } from '@/server/edge/documents'
import { pageRenderer } from '@/server/edge/renderPage'
import { createEdge } from '@/server/edge/edge'
import { isAbsent } from './edge/absentPages'
import { RenderTurns } from './edge/renderTurns'
import { siteRoutes } from './edge/siteRoutes'
import { warmPages } from './edge/warmPages'
import { clientIp, limitKeyOf } from '@/server/http/clientAddress'
import { answerCall } from './handlers'
import { incomingRequest } from './http/incomingRequest'
import { Limits } from './http/limits'
import { openSharedCounts } from './http/sharedCounts'
import { ownLeadId } from './leads/intake/leadCookie'
import { startAdoption } from './leads/journal/journalTakeover'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { log, describeError } from './log'
import { startProcessMetrics } from './metrics/metrics'
import { startResealing } from './privacy/rotation/rotateKeys'
import { setDataKeys } from './privacy/sealing/dataKeys'
import { startKeyWatch } from './privacy/sealing/keyInUse'
import { checkSecretInUse } from './privacy/sealing/secretInUse'
import { type Runtime, isRunning, runtime, setRuntime } from './runtime'
import { siteSecret } from './config/secret'
import { Traffic } from './traffic/traffic'
import { startTraces } from './traces/traces'
import { unsafeContacts, unsafeSettings } from './config/unsafeSettings'

/**
 * Starts the server's own parts: data directory, database, journal, delivery. While PostgreSQL is unavailable it starts all
 * the same and takes leads into the journal.
 * @throws {ConfigError} when the configuration is wrong, or in production unsafe (unsafeSettings.ts)
 * @throws {DataDirBusyError} when another process holds the data directory of the embedded database
 */
export async function boot(settings: Config = config()): Promise<Runtime> {
  if (isRunning()) return runtime()
  const lock = await takeServerFolder(settings.dataDir, settings.databaseUrl !== undefined)
  try {
    const running = await start(settings, lock)
    setRuntime(running)
    return running
  } catch (error) {
    lock.release()
    throw error
  }
}

async function start(settings: Config, lock: FolderLock): Promise<Runtime> {
  if (settings.production) refuseUnsafe(unsafeSettings(settings, process.env))
  warnOfPlaceholders(settings)
  const { secret, keep: keepSecret } = siteSecret(settings)
  protectFolder(settings.dataDir)
  setDataKeys(settings)
  if (settings.metricsToken !== undefined) startProcessMetrics()
  const endTraces = settings.tracesEndpoint ? await startTraces(settings.tracesEndpoint) : undefined
  const database = await openDatabase(settings, { beforeWrite: lock.check })
  let delivery: LeadDelivery | undefined
  let catalogue: Promise<CatalogueWatch | undefined> | undefined
  let documents: Documents | undefined
  let renderPage: ReturnType<typeof pageRenderer> | undefined
  const intake = await LeadIntake.start({
    database,
    dataDir: settings.dataDir,
    folder: lock.folder,
    beforeWrite: lock.check,
    recoveryDir: settings.recoveryDir,
    check: () => checkSecretInUse(database, secret),
    onStored: () => delivery?.wake(),
    onFirstAvailable: () => {
      void storeNotices(database)
      delivery = LeadDelivery.start({ database, config: settings })
      catalogue = watchCatalogue(database, (tags) => documents?.invalidate(tags) ?? 0)
    },
  }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  keepSecret()
  // While PostgreSQL is unavailable, pages show the shipped catalogue.
  await catalogue
  if (settings.production && intake.breaker.isAvailable) refuseUnsafe(unsafeContacts(settings))
  warnOfStandIns(settings)
  const shared = openSharedCounts(settings.redisUrl, database, secret)
  const limits = Limits.of(settings, shared?.make)
  const isAvailable = () => intake.breaker.isAvailable
  const visitorAudit = new VisitorAudit(database.executeSql, secret)
  const { dataDir } = settings
  const auditWitness = startAuditWitness({ executeSql: database.executeSql, dataDir, isAvailable })
  const retention = startRetention({ database, intake, retention: settings.retention, secret })
  const vacuum = startVacuum(database)
  const keyWatch = startKeyWatch(database, isAvailable)
  const resealing = startResealing(database, secret, isAvailable)
  const contentExpiry = startContentExpiry(database, isAvailable)
  const pastAppointments = startPastAppointments(database, isAvailable)
  const waitingList = startWaitingList(database, settings.messages.quietHours, isAvailable)
  const messages = startMessages(database, settings, isAvailable)
  const adoption = startAdoption({ database, dataDir: settings.dataDir, own: lock.folder, isAvailable })
  const followUps = new FollowUpJob({ database, isAvailable, assigns: settings.deskOwns !== 'crm' })
  const alerts = startAlerts(database, { config: settings, secret }, isAvailable)
  const traffic = new Traffic({
    executeSql: database.executeSql,
    isAvailable,
  })
  const leadFeed = new LeadFeed(database.executeSql, livingSessions, () => isDraining)
  const dayFeed = new DayFeed(database.executeSql, livingSessions, () => isDraining)
  const closeSocket = await openAdminSocket(settings, database, intake)
  let stopping: Promise<void> | undefined
  let isDraining = false
  return {
    config: settings,
    database,
    intake,
    secret,
    limits,
    traffic,
    visitorAudit,
    delivery: () => delivery,
    waitingList,
    leadFeed,
    dayFeed,
    isDraining: () => isDraining,
    drain() {
      isDraining = true
    },
    renderPage: async (path) => renderPage?.(path),
    openEdge(next) {
      renderPage = pageRenderer(next, settings)
      documents = new Documents(next, settings.pageCacheMegabytes)
      const turns = new RenderTurns(limits.isOn('pages') ? undefined : Infinity)
      warmPages(next, turns, () => isDraining)
      return createEdge({
        config: settings,
        documents,
        next,
        answerCall,
        hasOwnEnquiry: (request) => ownLeadId(incomingRequest(request)) !== undefined,
        visitorOf: (request) => limitKeyOf(clientIp(incomingRequest(request))),
        retryAfterSeconds: (visitor) => limits.secondsToWait('pages', visitor),
        turns,
        isAbsent,
        hasRoute: siteRoutes(),
      })
    },
    shutdown() {
      stopping ??= stop([
        closeSocket,
        async () => adoption?.stop(),
        () => leadFeed.stop(),
        () => dayFeed.stop(),
        () => followUps.stop(),
        () => alerts.stop(),
        () => traffic.stop(),
        () => retention.stop(),
        async () => vacuum?.stop(),
        () => contentExpiry.stop(),
        () => pastAppointments.stop(),
        () => waitingList.stop(),
        () => messages.stop(),
        () => keyWatch.stop(),
        () => resealing.stop(),
        () => limits.stop(),
        () => visitorAudit.stop(),
        () => auditWitness.stop(),
        async () => shared?.close(),
        async () => (await catalogue)?.stop(),
        async () => delivery?.stop(),
        () => intake.stop(),
        () => database.close(),
        async () => endTraces?.(),
      ])
        .finally(() => setRuntime(undefined))
        .finally(lock.release)
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

/** @throws {ConfigError} with all lines */
function refuseUnsafe(lines: readonly string[]): void {
  if (lines.length) throw new ConfigError(lines.join('\n'))
}

/** Runs every step, also when one before it failed. */
async function stop(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps)
    await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
}

/** Opens the socket for commands; the site works without it. */
async function openAdminSocket(
  { dataDir }: Config,
  database: Database,
  { breaker }: LeadIntake,
): Promise<() => Promise<void>> {
  if (database.kind === 'postgres') return async () => {}
  try {
    return await serveAdminSocket(dataDir, database, () => breaker.hold())
  } catch (error) {
    log.warn({ err: error }, 'the command line cannot work while the server runs')
    return async () => {}
  }
}

/** A clinic's own brand and numbers are rows of the catalogue. */
function warnOfStandIns({ production }: Config): void {
  const fields = production ? placeholders() : []
  if (fields.length)
    log.warn(
      // Not `fields`: what a lead holds is never logged.
      { details: fields },
      'contact details are still as shipped: import your own (docs/what-you-can-change.md)',
    )
}

function warnOfPlaceholders({ production, placeholders, otp }: Config): void {
  if (production && placeholders.length)
    log.warn({ variables: placeholders }, 'placeholders are in use: set these variables to your own')
  if (production && otp.sender === 'log')
    log.warn('OTP_SENDER is log: login codes are printed here, and nobody is sent one')
}

/** Starts the server's parts, or ends the process with one line that says what is wrong. */
export async function bootOrExit(): Promise<void> {
  try {
    await boot()
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof DataDirBusyError
    console.error(known ? error.message : `the server cannot start: ${JSON.stringify(describeError(error))}`)
    process.exit(1)
  }
}
