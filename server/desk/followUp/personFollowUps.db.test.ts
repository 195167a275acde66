import { createSession } from '@/server/accounts/sessions/sessions'
import { eraseUser, userData } from '@/server/accounts/profile/visitorRights'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { runtime } from '@/server/runtime'
import { dump, opened } from '@/tests/support/openedRows'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { DeskPerson, allowAllDeskCalls } from '@/tests/support/testDesk'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { someMobile } from '@/tests/support/testNumbers'

testAccounts()

const enquire = (mobile: string, name = 'Sunita Devi') =>
  acceptedId(runtime().intake, leadInput({ MobileNoData: mobile, NameData: name }))

const TABLES = ['lead_follow_up', 'lead_event', 'lead_note', 'lead_search']

const rowsOf = async (id: string): Promise<Record<string, number>> => {
  const counts = TABLES.map(async (table) => {
    const { rows } = await accounts.database.executeSql(`select from ${table} where lead_id = $1`, [id])
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

async function workedOn(mobile: string, note: string) {
  const id = await enquire(mobile)
  await allowAllDeskCalls(accounts.database)
  const meera = await DeskPerson.signedIn('Meera Nair')
  await meera.does(id, { type: 'claim' })
  await meera.does(id, { type: 'call' })
  await meera.does(id, { type: 'lose', reason: 'tooExpensive' })
  expect((await meera.notes(id, note)).http).toBe(200)
  return id
}

describe('a person’s rights and the desk', () => {
  it('tells what the clinic did with an enquiry and wrote of it, and not who', async () => {
    const [mobile, other] = [someMobile(), someMobile()]
    const id = await workedOn(mobile, 'She is afraid of the operation')
    await workedOn(other, 'What was written of somebody else')
    const user = await findOrCreateUser({ countryCode: '91', mobile })
    const data = await userData(user)
    const [enquiry] = data.enquiries
    expect(data.enquiries.map((one) => one.id)).toEqual([id])
    expect(enquiry?.followUp).toMatchObject({
      state: 'lost',
      reason: 'tooExpensive',
      attempts: 0,
      dueAt: null,
    })
    expect(Number(enquiry?.followUp?.firstCalledAt)).toBeGreaterThan(0)
    expect(enquiry?.followUp?.steps.map(({ type, state }) => `${type} ${state}`)).toEqual([
      'claim claimed',
      'call calling',
      'lose lost',
    ])
    expect(enquiry?.followUp?.notes.map(({ text }) => text)).toEqual(['She is afraid of the operation'])
    expect(JSON.stringify(data)).not.toMatch(/Meera|somebody else/)
  })

  it('has nothing of one that the desk has not seen', async () => {
    const mobile = someMobile()
    await enquire(mobile)
    const { enquiries } = await userData(await findOrCreateUser({ countryCode: '91', mobile }))
    expect(enquiries.map(({ followUp }) => followUp)).toEqual([null])
  })

  it('leaves no note, step or search row when it is erased, and those of others', async () => {
    const [mobile, other] = [someMobile(), someMobile()]
    const [id, otherId] = [
      await workedOn(mobile, 'Her sister is called Kamala'),
      await workedOn(other, 'Nothing of note'),
    ]
    const full = { lead_follow_up: 1, lead_event: 3, lead_note: 1, lead_search: 1 }
    expect([await rowsOf(id), await rowsOf(otherId)]).toEqual([full, full])
    const user = await findOrCreateUser({ countryCode: '91', mobile })
    await createSession(user.id)
    expect(opened(await dump(accounts.database))).toContain('Her sister is called Kamala')
    await eraseUser(user)
    expect([await rowsOf(id), await rowsOf(otherId)]).toEqual([
      { lead_follow_up: 0, lead_event: 0, lead_note: 0, lead_search: 0 },
      full,
    ])
    const left = opened(await dump(accounts.database))
    expect(left).not.toContain('Her sister is called Kamala')
    expect(left).not.toContain(mobile)
    expect(left).toContain('Nothing of note')
  })
})
