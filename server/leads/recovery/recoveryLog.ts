import 'server-only'
import { rm, stat } from 'node:fs/promises'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import {
  Journal,
  journalLine,
  type JournalRecord,
  journalRecord,
  recordTime,
} from '@/server/leads/journal/journal'
import { readSegment } from '@/server/leads/journal/segments'
import { log } from '@/server/log'

/*
 * Erasures, withdrawals and additions since a backup, stored outside the database, so that a restore can repeat
 * them (docs/decisions/0050).
 */

const Ids = t.readonlyArray(t.string)
const Erasure = t.intersection([
  t.type({
    type: t.literal('erasure'),
    at: t.string,
    /** With aliases. */
    lead_ids: Ids,
    /** Leads that the CRM has or may have. */
    in_crm: Ids,
    /** For legal holds. */
    number_hash: t.string,
  }),
  t.partial({
    /** The account and former accounts of the number, which an older backup may contain. */
    user_ids: Ids,
    /** Key of codes, networks and former accounts. */
    owner_hash: t.string,
    /** Older releases, instead of both. */
    user_id: t.string,
  }),
])
const ConsentWithdrawal = t.type({
  type: t.literal('consentWithdrawal'),
  at: t.string,
  lead_ids: Ids,
  in_crm: Ids,
  user_id: t.string,
})
const Line = t.union([Erasure, ConsentWithdrawal])

/** Contains ids only, no personal data. */
export type RecoveryRecord = t.TypeOf<typeof Line>
export type ErasureRecord = t.TypeOf<typeof Erasure>

export class RecoveryLog {
  private constructor(
    private readonly journal: Journal,
    readonly copiesLeads: boolean,
  ) {}

  /** Opens or creates a folder's log. @param copiesLeads whether leads are copied as well */
  static async open(folder: string, copiesLeads: boolean): Promise<RecoveryLog> {
    return new RecoveryLog(await Journal.open(folder), copiesLeads)
  }

  /** Records a person's request. @throws the file system's error; then it must not be carried out */
  note(
    record: Omit<ErasureRecord, 'at'> | Omit<t.TypeOf<typeof ConsentWithdrawal>, 'at'>,
    at = new Date(),
  ): Promise<void> {
    return this.journal.append([journalLine({ ...record, at: at.toISOString() })])
  }

  /** Copies journal lines of leads, if configured. They are stored already, so failures are only logged. */
  async copyLeads(lines: readonly string[]): Promise<void> {
    if (this.copiesLeads) await this.copy(lines)
  }

  async copy(lines: readonly string[]): Promise<void> {
    if (!lines.length) return
    await this.journal
      .append(lines, { keep: true })
      .catch((error: unknown) => log.error({ err: error }, 'the recovery log cannot be written'))
  }

  /** @returns how many files were removed */
  async forget(before: Date): Promise<number> {
    await this.journal.rotate()
    let count = 0
    for (const path of await this.journal.closedSegments()) {
      if ((await stat(path)).mtime >= before) continue
      await rm(path)
      count += 1
    }
    return count
  }

  close(): Promise<void> {
    return this.journal.close()
  }
}

interface Recovered {
  readonly requests: readonly RecoveryRecord[]
  /** To be applied after leads: an addition may have reached another server. */
  readonly additions: readonly JournalRecord[]
}

/** Entries of all servers' recovery logs since a moment. */
export async function readRecoveryLogs(folders: readonly string[], since: Date): Promise<Recovered> {
  const logs: Recovered[] = []
  for (const folder of folders) logs.push(await readRecoveryLog(folder, since))
  const additions = logs.flatMap((one) => one.additions)
  return {
    requests: logs.flatMap(({ requests }) => requests),
    additions: [
      ...additions.filter(({ type }) => type === 'lead'),
      ...additions.filter(({ type }) => type !== 'lead'),
    ],
  }
}

async function readRecoveryLog(folder: string, since: Date): Promise<Recovered> {
  const requests: RecoveryRecord[] = []
  const additions: JournalRecord[] = []
  const from = since.toISOString()
  const journal = await Journal.open(folder)
  for (const segment of await journal.closedSegments())
    for await (const { records, damaged } of readSegment(segment)) {
      if (damaged.length) log.error({ segment, lines: damaged.length }, 'damaged lines in the recovery log')
      for (const value of records) {
        const request = decoded(Line, value)
        const addition = request ? undefined : journalRecord(value)
        if (request && request.at >= from) requests.push(request)
        if (addition && recordTime(addition) >= since) additions.push(addition)
      }
    }
  await journal.close()
  return { requests, additions }
}
