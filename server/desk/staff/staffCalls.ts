import 'server-only'
import * as t from 'io-ts'
import { isStaffRole, staffNameOf } from '@/model/desk/staff'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { isUuid } from '@/server/database/uuid'
import { seeOther } from '@/server/http/envelope'
import { signedCookie } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { deskForm } from './deskGuard'
import { invite } from './invitations'
import { backWith } from './staffGuards'
import { changeMember, type StaffChange, withdrawInvitations } from './staffMembers'

const STAFF_PATH = '/desk/staff'

const MADE_SECONDS = 5 * 60

/** The link of an invitation that was just made, for its owner to pass on: nobody else sees it, nor later. */
const madeCookie = signedCookie({
  isSealed: true,
  name: 'desk_invited',
  purpose: 'desk invited',
  seconds: MADE_SECONDS,
  codec: t.type({ name: t.string, token: t.string }),
})
export const invitationMade = madeCookie.of

/** POST /desk/staff/invite */
export const inviteStaff = deskForm('owner', STAFF_PATH, async ({ body, session: { staff } }) => {
  const name = staffNameOf(body.get('name') ?? '')
  const role = body.get('role')
  if (!name || !isStaffRole(role)) return backWith(STAFF_PATH, 'name')
  const { database, secret } = runtime()
  const token = await invite(database, { name, role }, { by: staff.name, secret })
  if (token === undefined) return backWith(STAFF_PATH, 'disabled')
  return seeOther(`${STAFF_PATH}?done=invited`, [madeCookie.set({ name, token })])
})

/** POST /desk/staff/withdraw */
export const withdrawInvitation = deskForm('owner', STAFF_PATH, async ({ body, session: { staff } }) => {
  const name = body.get('name') ?? ''
  await recordedChange(runtime().database, async ({ kysely, note }) => {
    await withdrawInvitations(kysely, name)
    const subject = `${staffNameOf(name) ?? ''}, withdrawn`
    note({ actor: `staff ${staff.name}`, action: 'staff.invited', subject })
  })
  return seeOther(`${STAFF_PATH}?done=withdrawn`, [madeCookie.cleared()])
})

/** A form that changes another member. */
const changing = (read: (form: URLSearchParams) => StaffChange | undefined, done: string) =>
  deskForm('owner', STAFF_PATH, async ({ body, session: { staff } }) => {
    const [id, change] = [body.get('id'), read(body)]
    if (!isUuid(id) || !change) return backWith(STAFF_PATH, 'unknown')
    if (id === staff.id) return backWith(STAFF_PATH, 'self')
    const outcome = await changeMember(runtime().database, id, change, { actor: `staff ${staff.name}` })
    if (outcome !== 'done') return backWith(STAFF_PATH, outcome)
    return seeOther(`${STAFF_PATH}?done=${done}`)
  })

/** POST /desk/staff/role */
export const changeRole = changing((form) => {
  const role = form.get('role')
  return isStaffRole(role) ? { role } : undefined
}, 'role')

/** POST /desk/staff/disable */
export const disableStaff = changing(() => ({ isDisabled: true }), 'disabled')

/** POST /desk/staff/enable */
export const enableStaff = changing(() => ({ isDisabled: false }), 'enabled')
