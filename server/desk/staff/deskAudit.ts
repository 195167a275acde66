import 'server-only'
import type { StaffMember } from '@/model/desk/staff'
import { type DatedNote, recordAll } from '@/server/privacy/audit/auditTrail'
import { type AuditNote } from '@/server/privacy/audit/auditNote'
import { runtime } from '@/server/runtime'

interface Waiting {
  readonly note: DatedNote
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** Entries that one statement adds at most. */
const TOGETHER = 200
const waiting: Waiting[] = []
let isWriting = false

async function write(): Promise<void> {
  isWriting = true
  while (waiting.length) {
    const next = waiting.splice(0, TOGETHER)
    try {
      await recordAll(
        runtime().database.executeSql,
        next.map(({ note }) => note),
      )
      for (const { done } of next) done()
    } catch (error) {
      for (const { failed } of next) failed(error)
    }
  }
  // Reset at once, before a caller that has just been resolved can add another note.
  isWriting = false
}

/**
 * Writes an audit note before the action is shown or done; concurrent notes share one statement.
 * @throws the database's error: an action without its note is not done
 */
export function deskAudit(
  { name }: Pick<StaffMember, 'name'>,
  note: Omit<AuditNote, 'actor'>,
): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ note: { ...note, actor: `staff ${name}`, at: new Date() }, done, failed })
    if (!isWriting) void write()
  })
}
