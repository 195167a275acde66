import 'server-only'
import { nextReview } from '@/machines/contentReview/contentReview.machine'
import { dayInIndia } from '@/model/catalogue/campaign'
import type { Kind } from '@/model/catalogue/kind'
import { KINDS, MEDICAL_KINDS } from '@/model/catalogue/kinds'
import { tableOf } from '@/server/catalogue/tableOf'
import { RepeatedJob, claimRun } from '@/server/database/repeatedJob'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { log } from '@/server/log'
import { SITE, noteContent } from './contentHistory'
import { readRecord, writeRecord } from './contentStore'

const EVERY_MS = 10 * 60 * 1000
const BATCH = 500

/** A medical text that is public, with the day on which it must be read again. */
export interface DueText {
  readonly kind: Kind
  readonly key: string
  readonly name: string
  readonly nextReview: string
}

/** How long before its review date a text is listed as due. */
const AHEAD_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Medical texts that must be read again within 30 days, or should have been, the oldest first. */
export async function dueTexts(executeSql: ExecuteSql, now = new Date()): Promise<readonly DueText[]> {
  const until = dayInIndia(new Date(now.getTime() + AHEAD_DAYS * DAY_MS))
  const queries = MEDICAL_KINDS.map(async (kind) => {
    const { rows } = await executeSql<{ key: string; name: string; day: string }>(
      `select key, row->>'${KINDS[kind].nameField ?? 'slug'}' as name, row->>'nextReview' as day
       from ${tableOf(kind)} where row->>'nextReview' <= $1 order by row->>'nextReview', key limit ${BATCH}`,
      [until],
    )
    return rows.map(({ key, name, day }) => ({ kind, key, name, nextReview: day }))
  })
  return (await Promise.all(queries)).flat().sort((a, b) => a.nextReview.localeCompare(b.nextReview))
}

/**
 * Marks the public medical texts whose review date has come; their pages stay as they are. One with a draft under way is left
 * to it.
 * @returns how many were marked
 * @throws the database's error
 */
export async function markExpired(database: Database, now = new Date()): Promise<number> {
  const today = dayInIndia(now)
  let marked = 0
  for (const kind of MEDICAL_KINDS) {
    const { rows } = await database.executeSql<{ key: string; day: string }>(
      `select text.key, text.row->>'nextReview' as day from ${tableOf(kind)} text
       left join content_review review on review.kind = $1 and review.key = text.key
       where text.row->>'nextReview' <= $2 and coalesce(review.state, 'published') in ('published', 'rolledBack')
       limit ${BATCH}`,
      [kind, today],
    )
    for (const { key, day } of rows)
      await database.transaction(async (executeSql) => {
        const record = await readRecord(executeSql, kind, key)
        const row = nextReview(record, { type: 'review.due' })
        if (!(await writeRecord(executeSql, { ...record, ...row, reviewBy: day }))) return
        await noteContent(executeSql, {
          kind,
          key,
          action: 'expired',
          actor: SITE,
          before: null,
          after: null,
          authors: row.authors,
          approver: row.approver,
        })
        marked += 1
      })
  }
  return marked
}

/** Marks expired texts as long as the server runs; of several servers one does. */
export const startContentExpiry = (database: Database, isAvailable: () => boolean): RepeatedJob =>
  new RepeatedJob(EVERY_MS, isAvailable, async () => {
    try {
      if (!(await claimRun(database.executeSql, 'contentExpiry', EVERY_MS))) return
      const texts = await markExpired(database)
      if (texts > 0) log.info({ texts }, 'medical texts must be read again')
    } catch (error) {
      log.warn({ err: error }, 'the review dates of medical texts cannot be asked')
    }
  })
