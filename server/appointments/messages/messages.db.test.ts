import { findOrCreateUser } from '@/server/accounts/profile/users'
import { leadById } from '@/server/leads/leadStore'
import { addConsent } from '@/server/privacy/consent/consentLedger'
import { accounts } from '@/tests/support/testAccounts'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { nextMobile } from '@/tests/support/testLead'
import { PlainBrowser } from '@/tests/support/plainBrowser'
import { ownAppointment, ownActions } from '../ownAppointment'
import { readToken } from '../holdId'
import { cancelSession } from '../appointmentSteps'
import { changeByStaff } from '../deskSteps'
import { wantsMessages } from './messageConsent'
import { type SendMessage } from './messageSenders'
import { messagesForEachTest, textsTo } from '@/tests/support/testMessages'

const { clinic, messagesOf, book, move, sendAt } = messagesForEachTest()

const HOUR = 3_600_000

describe(`messages about appointments on ${testDatabaseKind}`, () => {
  it('are written with the booking: a confirmation now, and reminders in their time', async () => {
    const patient = await book()
    expect(await messagesOf(patient.id)).toEqual(['booked 0 due', 'dayBefore 0 due', 'soon 0 due'])
    await sendAt()
    const [message] = textsTo(patient.mobile)
    expect(message?.text).toContain('Booked: ')
    expect(message?.text).toContain(`/a/${patient.token}`)
    // Nothing of the patient beyond doctor, date, time and place.
    expect(message?.text).not.toMatch(/Asha|Rao|1980|700/)
    expect(readToken(patient.token)).toBe(patient.id)
    await sendAt(patient.startsAt - 24 * HOUR)
    await sendAt(patient.startsAt - 2 * HOUR)
    expect(await messagesOf(patient.id)).toEqual(['booked 0 sent', 'dayBefore 0 sent', 'soon 0 sent'])
    expect(textsTo(patient.mobile)).toHaveLength(3)
    await sendAt(patient.startsAt)
    expect(textsTo(patient.mobile)).toHaveLength(3)
  })

  it('are in Hindi for whoever booked in Hindi', async () => {
    const patient = await book({ language: 'hi' })
    await sendAt()
    expect(textsTo(patient.mobile)[0]?.text).toMatch(/^बुक हुआ: .*नीम ग्रोव अंधेरी.*\/hi\/a\//)
  })

  it('follow a move: reminders of the former time are never sent', async () => {
    const patient = await book()
    await sendAt()
    await move(patient)
    // The new place is the session's last one, less than three hours later.
    await sendAt(patient.startsAt - 20 * HOUR)
    await sendAt(patient.startsAt + HOUR)
    expect(await messagesOf(patient.id)).toEqual([
      'booked 0 sent',
      'moved 1 sent',
      'dayBefore 0 obsolete',
      'dayBefore 1 sent',
      'soon 0 obsolete',
      'soon 1 sent',
    ])
  })

  it('are not sent about a cancelled appointment', async () => {
    const patient = await book()
    await patient.visitor.act(patient.token, 'cancel')
    await sendAt(patient.startsAt - HOUR)
    expect((await messagesOf(patient.id)).filter((one) => !one.endsWith('obsolete'))).toEqual([])
    expect(textsTo(patient.mobile)).toEqual([])
  })

  it('say that the clinic has to agree, that it did, and that it cancelled', async () => {
    accounts.configure({ APPOINTMENTS: 'request' })
    const patient = await book()
    await sendAt()
    const staff = { id: patient.id, name: 'Meera' }
    const change = { id: patient.id, reason: 'doctorAway' } as const
    await changeByStaff(accounts.database, { ...change, action: 'accept', version: 1 }, staff)
    await sendAt()
    await changeByStaff(accounts.database, { ...change, action: 'cancelByClinic', version: 2 }, staff)
    await sendAt(patient.startsAt - HOUR)
    expect(await messagesOf(patient.id)).toEqual([
      'requested 0 sent',
      'accepted 0 sent',
      'cancelled 0 sent',
      'dayBefore 0 obsolete',
      'soon 0 obsolete',
    ])
    expect(textsTo(patient.mobile).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Sorry, the clinic has cancelled/),
      expect.stringMatching(/^Confirmed by the clinic/),
      expect.stringMatching(/^Requested/),
    ])
  })

  it('tell everybody of a cancelled session, and those who are next in one that takes place', async () => {
    const [first, second] = [await book(), await book()]
    const staff = { id: first.id, name: 'Meera' }
    const step = { id: first.id, reason: 'other' } as const
    await changeByStaff(accounts.database, { ...step, action: 'arrive', version: 1 }, staff)
    await changeByStaff(accounts.database, { ...step, action: 'begin', version: 2 }, staff)
    expect(await messagesOf(second.id)).toContain('turnNear 0 due')
    expect(await messagesOf(first.id)).not.toContain('turnNear 0 due')
    const { rows } = await clinic.sql<{ id: string }>(
      'select session_id as id from appointment where id = $1',
      [second.id],
    )
    await cancelSession(accounts.database, rows[0]?.id ?? '', 'leave')
    await sendAt()
    expect(await messagesOf(second.id)).toEqual(
      expect.arrayContaining(['displaced 0 sent', 'turnNear 0 obsolete', 'booked 0 obsolete']),
    )
  })

  it('wait for the morning of the clinic', async () => {
    accounts.configure({ QUIET_HOURS: '0-23' })
    const patient = await book()
    const night = patient.startsAt - 24 * HOUR
    await sendAt(night)
    // The answer to the booking does not wait.
    expect(await messagesOf(patient.id)).toEqual(['booked 0 sent', 'dayBefore 0 due', 'soon 0 due'])
    const { rows } = await clinic.sql<{ at: Date }>(
      "select due_at as at from message where appointment_id = $1 and kind = 'dayBefore'",
      [patient.id],
    )
    // 10:00 of the day before in Mumbai: until 23:00.
    expect(rows[0]?.at.getTime()).toBe(night + 13 * HOUR)
  })

  it('are not sent to whoever wants none, whose number is the same in another enquiry; the clinic calls', async () => {
    const mobile = nextMobile()
    const before = await book({ MobileNoData: mobile })
    const entry = {
      subject: before.id,
      purpose: 'messages',
      isGiven: false,
      at: new Date(),
      notice: null,
    } as const
    await addConsent(accounts.database.executeSql, [entry])
    const patient = await book({ MobileNoData: mobile })
    await changeByStaff(
      accounts.database,
      { id: patient.id, reason: 'other', action: 'cancelByClinic', version: 1 },
      { id: patient.id, name: 'Meera' },
    )
    await sendAt()
    expect(textsTo(mobile)).toEqual([])
    expect(await messagesOf(patient.id)).toContain('cancelled 0 failed optedOut')
    expect(String((await leadById(accounts.database, patient.id))?.fields.Remark)).toContain('Please call')
    // And again after a change of mind.
    await addConsent(accounts.database.executeSql, [
      { ...entry, isGiven: true, at: new Date(Date.now() + 1) },
    ])
    const later = await book({ MobileNoData: mobile })
    await sendAt()
    expect(await messagesOf(later.id)).toContain('booked 0 sent')
  })

  it('go by WhatsApp with the consent of the number’s owner alone', async () => {
    const asked: boolean[] = []
    const send: SendMessage = async (_number, _message, mayUseWhatsapp) => {
      asked.push(mayUseWhatsapp)
      return { channel: 'whatsapp', failure: undefined }
    }
    const mobile = nextMobile()
    await book({ MobileNoData: mobile })
    await sendAt(Date.now(), send)
    const user = await findOrCreateUser({ countryCode: '91', mobile })
    const entry = {
      subject: user.id,
      purpose: 'whatsapp',
      isGiven: true,
      at: new Date(),
      notice: null,
    } as const
    await addConsent(accounts.database.executeSql, [entry])
    await book({ MobileNoData: mobile })
    await sendAt(Date.now(), send)
    await addConsent(accounts.database.executeSql, [
      { ...entry, isGiven: false, at: new Date(Date.now() + 1) },
    ])
    await book({ MobileNoData: mobile })
    await sendAt(Date.now(), send)
    expect(asked).toEqual([false, true, false])
  })
})

describe(`the answers of a message on ${testDatabaseKind}`, () => {
  it('say by a form that the patient comes, once; opening the page says nothing', async () => {
    const { id, token } = await book()
    const actions = async () => {
      const own = await ownAppointment(accounts.database.executeSql, id)
      return own ? ownActions(own, Date.now()) : []
    }
    expect(await actions()).toEqual(['coming', 'move', 'cancel', 'late'])
    const { location } = await new PlainBrowser().posts('/a/coming', { token, language: 'hi' })
    expect(location).toBe(`/hi/a/${token}?done=coming`)
    expect(await actions()).toEqual(['move', 'cancel', 'late'])
  })

  it('end messages to the number, and begin them again', async () => {
    const { id, token } = await book()
    const posts = async (wanted: string) =>
      (await new PlainBrowser().posts('/a/messages', { token, language: 'en', wanted })).location
    const wanted = () => wantsMessages(accounts.database.executeSql, id)
    expect(await wanted()).toBe(true)
    expect(await posts('no')).toBe(`/a/${token}?done=noMessages`)
    expect(await wanted()).toBe(false)
    expect(await posts('yes')).toBe(`/a/${token}?done=messages`)
    expect(await wanted()).toBe(true)
    expect(await posts('perhaps')).toBe(`/a/${token}?problem=unreadable#problem`)
  })
})
