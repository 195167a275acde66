import { accounts } from '@/tests/support/testAccounts'
import { dayFromNow } from '@/tests/support/testClinic'
import { staffMember } from '@/tests/support/testStaff'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { changeByStaff } from '../deskSteps'
import { momentOf } from '../localTimes'
import { changeSession } from '../sessionDay'
import { type Booked, messagesForEachTest, textsTo } from '@/tests/support/testMessages'

const { clinic, messagesOf, book, move, sendAt } = messagesForEachTest()

describe(`a delay on ${testDatabaseKind}`, () => {
  const by = { name: 'Meera Nair' }
  const delays = async (patient: Booked, delay: number) => {
    const [row] = (
      await clinic.sql<{ id: string }>('select session_id as id from appointment where id = $1', [patient.id])
    ).rows
    expect(await changeSession(accounts.database, { id: String(row?.id), action: 'delay', delay }, by)).toBe(
      true,
    )
  }
  const delayTexts = ({ mobile }: Booked) =>
    textsTo(mobile)
      .map(({ text }) => /about (\d+) minutes late/.exec(text)?.[1])
      .filter(Boolean)

  it('is told to each expected patient once a revision, with the minutes as they are when it is sent', async () => {
    const [patient, here] = [await book(), await book()]
    const staff = await staffMember(accounts.database, { name: 'Meera Nair', role: 'agent' })
    const arrive = { id: here.id, version: 1, action: 'arrive', reason: 'other' } as const
    expect(await changeByStaff(accounts.database, arrive, { id: staff, ...by })).toBe('changed')
    await delays(patient, 15)
    await delays(patient, 30)
    await sendAt()
    await delays(patient, 45)
    await sendAt()
    expect([delayTexts(patient), delayTexts(here)]).toEqual([['30'], []])
    await move(patient)
    await delays(patient, 60)
    await sendAt()
    // The newest first.
    expect(delayTexts(patient)).toEqual(['60', '30'])
  })

  it('that was taken back before it was sent is not told, and one that follows is', async () => {
    const patient = await book()
    await delays(patient, 15)
    await delays(patient, 0)
    await sendAt()
    expect(await messagesOf(patient.id)).toContain('delayed 0 obsolete')
    await delays(patient, 20)
    await sendAt()
    expect(delayTexts(patient)).toEqual(['20'])
  })

  it('waits for the end of the quiet hours', async () => {
    const patient = await book()
    accounts.configure({ BOOKING_PROOF: 'none', DEV_PAGES: '1', QUIET_HOURS: '21-9' })
    await delays(patient, 15)
    await sendAt(momentOf(dayFromNow(1), '23:00', 'Asia/Kolkata'))
    expect(delayTexts(patient)).toEqual([])
    await sendAt(momentOf(dayFromNow(2), '09:00', 'Asia/Kolkata'))
    expect(delayTexts(patient)).toEqual(['15'])
  })
})
