import 'server-only'
import type { StaffMember } from '@/model/desk/staff'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { deskForm } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'
import { fillDemo } from './deskDemo'

const INBOX = '/desk'
/** Fewer than the command's, so that the answer comes within seconds. */
const LEADS = 400

const HAS_LEADS = 'select exists (select from lead) as has'

/** Whether no lead has ever been stored: the inbox then shows first steps. @throws the database's error */
export const isDeskEmpty = async (executeSql: ExecuteSql): Promise<boolean> =>
  (await executeSql<{ has: boolean }>(HAS_LEADS)).rows[0]?.has === false

/** The button pressed twice fills once. */
let filling: Promise<boolean> | undefined

async function fill(staff: StaffMember): Promise<boolean> {
  const { database } = runtime()
  if (!(await isDeskEmpty(database.executeSql))) return false
  await deskAudit(staff, { action: 'lead.added', count: LEADS, subject: 'demonstration' })
  return (await fillDemo(database, { leads: LEADS })).kind === 'filled'
}

/** POST /desk/demo/fill: what `npm run desk -- demo` does, for an owner whose desk has no leads. */
const fillByForm = deskForm('owner', INBOX, async ({ session: { staff } }) => {
  filling ??= fill(staff).finally(() => {
    filling = undefined
  })
  return seeOther((await filling) ? '/desk?view=all' : `${INBOX}?problem=hasLeads`)
})

/** The form of the empty inbox (server/desk/deskHandlers.ts). */
export const DEMO_FORMS = { '/desk/demo/fill': { POST: fillByForm } } as const
