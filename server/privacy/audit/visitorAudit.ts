import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { limitedLog, log } from '@/server/log'
import { sign } from '@/server/config/secret'
import { type DatedNote, recordAll } from './auditTrail'
import { type AuditActor, type AuditNote } from './auditNote'

const PSEUDONYM_LENGTH = 16
const AGAIN_AFTER_MS = 1000
/** Entries that one statement adds at most. */
const TOGETHER = 200
/** Entries that wait at most; who floods the site beyond that is in its limits' counts. */
const MOST_WAITING = 10_000

/** A visitor in the audit trail: a keyed hash of the number, the same before and after the account is erased. */
export const visitorActor = (secret: string, { countryCode, mobile }: MobileNumber): AuditActor =>
  `visitor ${sign(secret, 'audit visitor', `${countryCode} ${mobile}`).slice(0, PSEUDONYM_LENGTH)}`

/**
 * Queue of visitors' actions for the audit trail. It never delays or fails a request: entries are written after the
 * answer, in batches, with retries while the database is unavailable (docs/decisions/0042).
 */
export class VisitorAudit {
  private readonly waiting: DatedNote[] = []
  private writing: Promise<void> | undefined
  private isStopping = false
  private readonly sayLost = limitedLog('entries of the audit trail were lost', Date.now)
  private readonly sayLate = limitedLog('the audit trail cannot be written: it is tried again', Date.now)

  /** @param secret of this site, for the pseudonyms */
  constructor(
    private readonly executeSql: ExecuteSql,
    private readonly secret: string,
  ) {}

  /** Notes what the owner of a number did. Returns at once, never throws. */
  note(number: MobileNumber, done: Omit<AuditNote, 'actor'>): void {
    if (this.waiting.length >= MOST_WAITING) return this.sayLost(undefined)
    this.waiting.push({ ...done, actor: visitorActor(this.secret, number), at: new Date() })
    this.writing ??= this.write().finally(() => (this.writing = undefined))
  }

  /** Waits until all entries are written. */
  async idle(): Promise<void> {
    while (this.writing) await this.writing
  }

  /** Writes what waits, if the database takes it now. */
  async stop(): Promise<void> {
    this.isStopping = true
    await this.idle()
    if (this.waiting.length)
      log.error({ entries: this.waiting.length }, 'entries of the audit trail were lost')
  }

  private async write(): Promise<void> {
    while (this.waiting.length) {
      const next = this.waiting.slice(0, TOGETHER)
      try {
        await recordAll(this.executeSql, next)
        this.waiting.splice(0, next.length)
      } catch (error) {
        this.sayLate(error)
        if (this.isStopping) return
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS).unref())
      }
    }
  }
}
