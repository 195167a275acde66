import 'server-only'
import type { StaffMember } from '@/model/desk/staff'
import { sameText, sign } from '@/server/config/secret'
import { runtime } from '@/server/runtime'

const DAY_MS = 24 * 60 * 60 * 1000

const markOf = ({ id }: StaffMember, leadId: string, time: number): string =>
  sign(runtime().secret, 'opened lead', `${id} ${leadId} ${Math.floor(time / DAY_MS)}`)

/**
 * Proof that a member of staff opened a lead and that this was audited. The browser sends it back when it reads the
 * lead again, so that the audit trail has opened leads and not refreshes.
 */
export const openedMark = (staff: StaffMember, leadId: string, now = new Date()): string =>
  markOf(staff, leadId, now.getTime())

/** Whether `mark` is openedMark's of this person and lead, of today or yesterday (UTC). */
export const hasOpened = (staff: StaffMember, leadId: string, mark: string, now = new Date()): boolean =>
  [0, DAY_MS].some((ago) => sameText(mark, markOf(staff, leadId, now.getTime() - ago)))
