import 'server-only'
import { join } from 'node:path'
import type { Database } from '@/server/database/database'
import { CircuitBreaker } from '@/server/database/circuitBreaker'
import { DatabaseUnavailableError } from '@/server/database/postgres/sqlPool'
import { migrate } from '@/server/database/migrate'
import { ConfigError } from '@/server/config/config'
import { checkKeysOpenLeads, learnKeyInUse } from '@/server/privacy/sealing/keyInUse'
import { limitedLog, log } from '@/server/log'
import { Journal, type JournalRecord, recordTime } from '@/server/leads/journal/journal'
import { adoptJournal, checkpointJournal, drainJournal } from '@/server/leads/journal/journalDrain'
import { damagedFiles, forgetQuarantined } from '@/server/leads/journal/setAside'
import { RecoveryLog } from '@/server/leads/recovery/recoveryLog'
import { LeadBacklog, LeadInbox } from './leadInbox'

/** On PGlite, a journal segment of this size is removed after a checkpoint. */
const SEGMENT_LIMIT_BYTES = 64 * 1024 * 1024
const UPKEEP_EVERY_MS = 2000

export interface LeadIntakeOptions {
  readonly database: Database
  readonly dataDir: string
  /** The journal's folder if not dataDir; servers may share it (server/database/serverFolders.ts). */
  readonly folder?: string
  /** @throws when this process no longer owns the folder (FolderLock.check) */
  readonly beforeWrite?: () => void
  /** Folder of the recovery log with copies of leads; default: dataDir, without leads. */
  readonly recoveryDir?: string
  readonly onStored?: () => void
  /** Called once the database is available with its newest schema. */
  readonly onFirstAvailable?: () => void
  /** Further condition for using the database. @throws {ConfigError} if not met */
  readonly check?: () => Promise<void>
  readonly segmentLimitBytes?: number
  readonly probeEveryMs?: number
}

/** Accepts leads: the database behind its circuit breaker, the journal, and the inbox. */
export class LeadIntake {
  readonly inbox: LeadInbox
  readonly breaker: CircuitBreaker
  readonly backlog = new LeadBacklog()
  private upkeep: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private wasAvailable = false
  private generation = 0
  private damaged = 0
  private readonly trouble = limitedLog('the journal cannot be read', Date.now)
  private keyError: ConfigError | undefined

  private constructor(
    readonly database: Database,
    readonly journal: Journal,
    /** Changes since a backup (server/leads/recovery/recoveryLog.ts). */
    readonly recovery: RecoveryLog,
    private readonly options: LeadIntakeOptions,
  ) {
    this.breaker = new CircuitBreaker(
      database,
      () => this.prepare(),
      () => this.onAvailable(),
      options.probeEveryMs,
    )
    this.inbox = new LeadInbox({
      database,
      breaker: this.breaker,
      journal,
      recovery,
      backlog: this.backlog,
      onStored: options.onStored ?? (() => {}),
    })
  }

  /**
   * Opens the journal and the database, and stores what a former process left in the journal: on PGlite before
   * this returns, on PostgreSQL once it is available.
   * @throws {ConfigError} when data is sealed with an unknown key, or as `check`
   */
  static async start(options: LeadIntakeOptions): Promise<LeadIntake> {
    const journal = await Journal.open(
      join(options.folder ?? options.dataDir, 'journal'),
      options.beforeWrite,
    )
    const { dataDir, recoveryDir } = options
    const recovery = await RecoveryLog.open(
      recoveryDir ?? join(dataDir, 'recovery'),
      recoveryDir !== undefined,
    )
    const intake = new LeadIntake(options.database, journal, recovery, options)
    await adoptJournal(intake)
    await intake.countDamaged()
    await intake.breaker.start()
    if (intake.keyError) {
      intake.breaker.stop()
      await journal.close()
      throw intake.keyError
    }
    await intake.upkeep
    intake.timer = setInterval(() => void intake.keepUp(), UPKEEP_EVERY_MS)
    intake.timer.unref()
    return intake
  }

  /** A database with unknown keys counts as unavailable: leads go to the journal. */
  private async prepare(): Promise<void> {
    this.keyError = undefined
    await migrate(this.database.kysely)
    try {
      await learnKeyInUse(this.database)
      await checkKeysOpenLeads(this.database)
      await this.options.check?.()
    } catch (error) {
      if (error instanceof ConfigError) this.keyError = error
      throw error
    }
  }

  private onAvailable(): void {
    if (!this.wasAvailable) this.options.onFirstAvailable?.()
    this.wasAvailable = true
    const generation = this.database.generation?.() ?? 0
    // Reads again what the database confirmed before it failed, as after a crash.
    if (generation !== this.generation) this.backlog.noteJournalled()
    this.generation = generation
    void this.keepUp()
  }

  /** Damaged journal lines set aside for a person. */
  get damagedLines(): number {
    return this.damaged
  }

  private async countDamaged(): Promise<void> {
    const files = await damagedFiles(this.journal.folder)
    this.damaged = files.reduce((sum, { lines }) => sum + lines, 0)
  }

  /** Drains the journal if needed, removes a large one, and retries a failed one. One run at a time. */
  keepUp(): Promise<void> {
    this.upkeep ??= this.keepUpOnce().finally(() => (this.upkeep = undefined))
    return this.upkeep
  }

  private async keepUpOnce(): Promise<void> {
    await this.journal.retry()
    await this.bringIn()
    await this.countDamaged().catch(this.trouble)
  }

  private async bringIn(): Promise<void> {
    if (!this.breaker.isAvailable) return
    const limit = this.options.segmentLimitBytes ?? SEGMENT_LIMIT_BYTES
    try {
      if (!this.backlog.isDrained) {
        const records = await drainJournal(this)
        if (records) log.info({ records }, 'the journal has been brought into the database')
      } else if (this.database.kind === 'pglite' && this.journal.bytes > limit) await checkpointJournal(this)
    } catch (error) {
      log.error({ err: error }, 'the journal could not be brought into the database: it is tried again')
    }
  }

  /**
   * Stores the journal's leads in the database, so that queries are complete.
   * @throws {DatabaseUnavailableError} if not possible now
   */
  async settle(): Promise<void> {
    await this.inbox.idle()
    // The run in progress may have begun before the newest line.
    for (let times = 0; times < 2 && this.breaker.isAvailable && !this.backlog.isDrained; times++)
      await this.keepUp()
    if (!this.breaker.isAvailable || !this.backlog.isDrained)
      throw new DatabaseUnavailableError('leads stand in the journal only')
  }

  /**
   * Removes erased or changed records from the journal's files: on PGlite the segments, after a checkpoint
   * (PostgreSQL's contain nothing stored), and records set aside.
   * @param isErased whether to remove a record set aside
   */
  forgetJournal(isErased: (record: JournalRecord) => boolean): Promise<void> {
    return this.insteadOfUpkeep(async () => {
      if (this.database.kind === 'pglite') await this.forgetSegments()
      await forgetQuarantined(this.journal.folder, isErased)
    })
  }

  /** Cleans the embedded database's journal after a command erased a person. */
  async forgetErased(): Promise<void> {
    if (this.database.kind !== 'pglite') return
    const { rows } = await this.database.executeSql('select 1 from erased_lead limit 1')
    if (rows.length) await this.forgetJournal(() => false)
  }

  /** Removes records refused by the database before a moment. */
  forgetRefused(before: Date): Promise<void> {
    return this.insteadOfUpkeep(() =>
      forgetQuarantined(this.journal.folder, (record) => recordTime(record) < before),
    )
  }

  private async insteadOfUpkeep(begin: () => Promise<void>): Promise<void> {
    while (this.upkeep) await this.upkeep
    const work = begin()
    // Its caller handles the failure.
    this.upkeep = work.catch(() => undefined).finally(() => (this.upkeep = undefined))
    await work
  }

  /** Removes the embedded database's segments and their erasure marks. */
  private async forgetSegments(): Promise<void> {
    const { rows } = await this.database.executeSql<{ id: string }>('select id from erased_lead')
    await checkpointJournal(this)
    // Lines that are not in the database yet are kept, with the marks.
    if (!this.backlog.isDrained) return
    await this.database.executeSql('delete from erased_lead where id = any($1::uuid[])', [
      rows.map(({ id }) => id),
    ])
  }

  /** Writes pending leads, and empties the journal if the database has everything. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.inbox.idle()
    await this.keepUp()
    const everythingStored = this.breaker.isAvailable && this.backlog.isDrained
    this.breaker.stop()
    await this.journal.close()
    await this.recovery.close()
    if (everythingStored && this.database.kind === 'pglite')
      await checkpointJournal(this).catch((error: unknown) =>
        log.error({ err: error }, 'the journal is kept'),
      )
  }
}
