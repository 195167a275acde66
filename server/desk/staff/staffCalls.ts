import 'server-only'
import * as t from 'io-ts'
import type { DeskProblem } from '@/model/desk/deskNotices'
import { isStaffRole, type StaffMember, staffNameOf } from '@/model/desk/staff'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
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

/** The link of a new invitation, shown once to the owner who made it. */
const madeCookie = signedCookie({
  isSealed: true,
  name: 'desk_invited',
  purpose: 'desk invited',
  seconds: MADE_SECONDS,
  codec: t.type({ name: t.string, token: t.string }),
})
export const invitationMade = madeCookie.of

const MOST_BRANCHES = 50

/** The limit that a form sets (BranchFields.tsx); undefined where it is to be limited, but not to hospitals that are there. */
async function branchesIn(form: URLSearchParams): Promise<StaffMember['branches'] | undefined> {
  if (form.get('limit') !== 'some') return null
  const found = await hospitalsBySlugs(form.getAll('branch').slice(0, MOST_BRANCHES))
  return found.length > 0 ? found.map(({ slug }) => slug) : undefined
}

/** POST /desk/staff/invite */
export const inviteStaff = deskForm('owner', STAFF_PATH, async ({ body, session: { staff } }) => {
  const name = staffNameOf(body.get('name') ?? '')
  const role = body.get('role')
  if (!name || !isStaffRole(role)) return backWith(STAFF_PATH, 'name')
  const branches = role === 'owner' ? null : await branchesIn(body)
  if (branches === undefined) return backWith(STAFF_PATH, 'branches')
  const { database, secret } = runtime()
  const token = await invite(database, { name, role, branches }, { by: staff.name, secret })
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
const changing = (
  read: (form: URLSearchParams) => StaffChange | DeskProblem | Promise<StaffChange | DeskProblem>,
  done: string,
) =>
  deskForm('owner', STAFF_PATH, async ({ body, session: { staff } }) => {
    const [id, change] = [body.get('id'), await read(body)]
    if (typeof change === 'string') return backWith(STAFF_PATH, change)
    if (!isUuid(id)) return backWith(STAFF_PATH, 'unknown')
    if (id === staff.id) return backWith(STAFF_PATH, 'self')
    const outcome = await changeMember(runtime().database, id, change, { actor: `staff ${staff.name}` })
    if (outcome !== 'done') return backWith(STAFF_PATH, outcome)
    return seeOther(`${STAFF_PATH}?done=${done}`)
  })

/** POST /desk/staff/role */
export const changeRole = changing((form) => {
  const role = form.get('role')
  return isStaffRole(role) ? { role } : 'unknown'
}, 'role')

/** POST /desk/staff/branches */
export const changeBranches = changing(async (form) => {
  const branches = await branchesIn(form)
  return branches === undefined ? 'branches' : { branches }
}, 'branches')

/** POST /desk/staff/disable */
export const disableStaff = changing(() => ({ isDisabled: true }), 'disabled')

/** POST /desk/staff/enable */
export const enableStaff = changing(() => ({ isDisabled: false }), 'enabled')
