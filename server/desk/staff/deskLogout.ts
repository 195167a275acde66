import 'server-only'
import { seeOther } from '@/server/http/envelope'
import { deskAudit } from './deskAudit'
import { deskForm, LOGIN_PATH } from './deskGuard'
import { clearedDeskCookie, endDeskSession } from './deskSessions'

/** POST /desk/logout: ends this session. */
export const leaveDesk = deskForm('viewer', '/desk/account', async ({ session }) => {
  await deskAudit(session.staff, { action: 'staff.session.ended', subject: 'signed out' })
  await endDeskSession(session.staff.id, session.id)
  return seeOther(`${LOGIN_PATH}?done=signed-out`, [clearedDeskCookie()])
})
