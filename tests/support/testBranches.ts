import { runtime } from '@/server/runtime'
import { type Targets } from '@/tests/fault/deskRequests'
import { accounts } from './testAccounts'
import { freeOf, putDoctor, TestVisitor } from './testClinic'
import { acceptedId, leadInput, nextMobile } from './testLead'
import { staffCookie, staffMember } from './testStaff'

export const sql = <Row = never>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)

/** A branch with a doctor, a booked lead and one that asks for its hospital. */
export interface Branch extends Required<Targets> {
  readonly slug: string
  readonly doctor: number
  readonly asked: string
  readonly mobile: string
  readonly name: string
  readonly visitor: TestVisitor
  /** Of the appointment's link. */
  readonly token: string
}

export async function branchOf(slug: string, hospital: number, doctor: number): Promise<Branch> {
  await putDoctor(sql, doctor, { hospital: slug, walkIns: 4 })
  const [placeId = '', other = ''] = await freeOf(doctor)
  const [mobile, name] = [nextMobile(), `Patient of ${slug}`]
  const visitor = new TestVisitor()
  const { body } = await visitor.book(await visitor.held(placeId), {
    ...{ MobileNoData: mobile, patient: { name, birthYear: 1980, relation: 'self' } },
  })
  if (typeof body.data?.token !== 'string') throw new Error(JSON.stringify(body))
  const input = leadInput({ NameData: name, MobileNoData: mobile, hospitalid: String(hospital) })
  const asked = await acceptedId(runtime().intake, input)
  const [row] = (
    await sql<{ id: string; session_id: string }>(
      'select id, session_id from appointment where doctor_id = $1::int',
      [doctor],
    )
  ).rows
  if (!row) throw new Error('nothing was booked')
  const ids = { leadId: row.id, memberId: row.id, sessionId: row.session_id, placeId: other }
  return { ...ids, slug, doctor, asked, mobile, name, visitor, token: body.data.token }
}

/** A session of a member of staff who is limited to the branch `andheri`. */
export async function limited(name: string, role: 'agent' | 'manager' | 'viewer') {
  const id = await staffMember(accounts.database, { name, role })
  await sql('update staff_member set branches = $2::text[] where id = $1', [id, '{andheri}'])
  return {
    cookie: await staffCookie(accounts.database, { name, role }),
    staff: { id, name, role, branches: ['andheri'] },
  }
}
