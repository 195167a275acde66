import 'server-only'
import { randomUUID } from 'node:crypto'
import { type MachineLog, PROBLEM_REPORT_BYTES } from '@/model/page/problemReport'
import type { Language } from '@/model/page/language'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { forgetMentions } from '@/server/privacy/erasure/forgetMentions'
import { openJson, sealJson } from '@/server/privacy/sealing/sealedJson'
import { trimmedLog } from './machineLogCodec'

/* What visitors report (docs/decisions/0061): a free text may hold anything, so all of it is sealed. */

const PURPOSE = 'problem report'

/** Encrypted content of a report. */
export interface ProblemReport {
  /** In the visitor's own words. */
  readonly message: string
  readonly language: Language
  /** Of the page that the visitor came from; '' where it is not known. */
  readonly pageType: string
  readonly release: string
  /** None where the page sent none, or one that no known chart fits. */
  readonly log?: MachineLog
}

/** A report as it is read. */
export interface StoredReport extends ProblemReport {
  readonly id: string
  readonly at: Date
}

const ADD = 'insert into problem_report (id, at, content) values ($1::uuid, $2::timestamptz, $3::jsonb)'
const NEWEST = 'select id, at, content from problem_report order by at desc, id limit $1::int'
const BY_ID = 'select id, at, content from problem_report where id = $1::uuid'

/** A report within its size: the log gives way, oldest events first. */
export function withinSize(report: ProblemReport): ProblemReport {
  const { log, ...rest } = report
  if (!log) return report
  const left = PROBLEM_REPORT_BYTES - Buffer.byteLength(JSON.stringify(rest)) - '"log":,'.length
  return { ...rest, log: trimmedLog(log, left) }
}

/** Keeps a report. @returns its id @throws the database's error */
export async function addReport(
  executeSql: ExecuteSql,
  report: ProblemReport,
  at = new Date(),
): Promise<string> {
  const id = randomUUID()
  await executeSql(ADD, [id, at, JSON.stringify(sealJson(PURPOSE, { ...withinSize(report) }, id))])
  return id
}

interface Row {
  readonly id: string
  readonly at: Date | string
  readonly content: JsonObject
}

/** It was a report when it was sealed. */
const opened = ({ id, at, content }: Row): StoredReport => ({
  ...(openJson(PURPOSE, content, id) as unknown as ProblemReport),
  id,
  at: new Date(at),
})

/** The newest reports. @throws the database's error; as openJson */
export async function newestReports(executeSql: ExecuteSql, limit: number): Promise<readonly StoredReport[]> {
  return (await executeSql<Row>(NEWEST, [limit])).rows.map(opened)
}

/** One report; undefined where none has this id. @throws the database's error; as openJson */
export async function reportById(executeSql: ExecuteSql, id: string): Promise<StoredReport | undefined> {
  const { rows } = await executeSql<Row>(BY_ID, [id])
  return rows[0] && opened(rows[0])
}

/**
 * Removes reports that contain one of some texts, such as an erased person's number.
 * @throws the database's error
 */
export const forgetReports = (executeSql: ExecuteSql, texts: readonly string[]): Promise<void> =>
  forgetMentions(
    executeSql,
    {
      table: 'problem_report',
      column: 'content',
      purpose: PURPOSE,
      textOf: ({ message }) => String(message),
    },
    texts,
  )
