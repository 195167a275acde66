import { MESSAGE_KINDS } from '@/model/appointments/messages'
import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { leadById } from '@/server/leads/leadStore'
import { addConsent } from '@/server/privacy/consent/consentLedger'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { clinicForEachTest, dayFromNow, freeOf, TestVisitor } from '@/tests/support/testClinic'
import { staffMember } from '@/tests/support/testStaff'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { nextMobile } from '@/tests/support/testLead'
import { deliveryKey } from '@/server/delivery/adapters/deliveryAdapter'
import { claimDeliveries } from '@/server/delivery/outbox/outbox'
import { PlainBrowser } from '@/tests/support/plainBrowser'
import { ownAppointment, ownActions } from '../ownAppointment'
import { readToken } from '../holdId'
import { cancelSession } from '../appointmentSteps'
import { changeByStaff } from '../deskSteps'
import { momentOf } from '../localTimes'
import { changeSession } from '../sessionDay'
import { wantsMessages } from './messageConsent'
import { messageParts, sendDueMessages } from './messageJob'
import { claimMessages, DUE } from './messageRows'
import { messageSender, type SendMessage } from './messageSenders'

const QUIET_NEVER = { QUIET_HOURS: '0-0' }
testAccounts({
  BOOKING_PROOF: 'none',
  HOLDS_PER_IP: '0',
  LEADS_PER_DAY_PER_NUMBER: '0',
  DEV_PAGES: '1',
  ...QUIET_NEVER,
})
const clinic = clinicForEachTest()

const HOUR = 3_600_000
/** By the place's state: kind, revision and state. */
const messagesOf = async (id: string) =>
  (
    await clinic.sql<{ kind: string; revision: number; state: string; why: string | null }>(
      `select kind, revision, state, last_error ->> 'kind' as why from message where appointment_id = $1::uuid
        order by array_position($2::text[], kind), revision`,
      [id, MESSAGE_KINDS],
    )
  ).rows.map(({ kind, revision, state, why }) =>
    [kind, revision, state, ...(why === null ? [] : [why])].join(' '),
  )

interface Booked {
  readonly id: string
  readonly token: string
  readonly mobile: string
  readonly visitor: TestVisitor
  readonly startsAt: number
}

async function book(change: Readonly<Record<string, unknown>> = {}): Promise<Booked> {
  const visitor = new TestVisitor()
  const mobile = nextMobile()
  const holdId = await visitor.held(await clinic.firstPlace())
  const { http, body } = await visitor.book(holdId, { MobileNoData: mobile, ...change })
  expect([http, body]).toEqual([200, body])
  const [id, token] = [String(body.data?.Id), String(body.data?.token)]
  const { rows } = await clinic.sql<{ at: Date }>('select starts_at as at from appointment where id = $1', [
    id,
  ])
  return { id, token, mobile, visitor, startsAt: rows[0]?.at.getTime() ?? 0 }
}

async function move({ visitor, token }: Booked): Promise<void> {
  const place = (await freeOf(clinic.doctor)).at(-1) ?? ''
  expect((await visitor.act(token, 'move', { holdId: await visitor.held(place) })).http).toBe(200)
}

const parts = (now = Date.now()) => messageParts(accounts.database, runtime().config, () => now)
/** Sends due messages at a time, by the test's sender or the configured one. */
const sendAt = (now = Date.now(), send: SendMessage = messageSender(runtime().config)) =>
  sendDueMessages(parts(now), send)

const textsTo = (mobile: string) => sentMessages().filter(({ to }) => to === `91${mobile}`)
beforeEach(() => clinic.sql('delete from message'))

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
    expect(textsTo(patient.mobile)[0]?.text).toMatch(/^बुक हुआ: .*\/hi\/a\//)
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

describe(`what a CRM hears of an appointment on ${testDatabaseKind}`, () => {
  it('is its state with each change, under a key of its own', async () => {
    const patient = await book()
    const delivered = async () => {
      const outbox = {
        database: accounts.database,
        limits: { maxAttempts: 9, baseDelayMs: 1, maxDelayMs: 1 },
        now: () => Date.now() + HOUR,
      }
      const claim = { most: 50, adapter: 'webhook', strandedBefore: 0, except: [] }
      const mine = (await claimDeliveries(outbox, claim)).find(({ lead }) => lead?.leadId === patient.id)
      return mine?.lead && { key: deliveryKey(mine.lead), appointment: mine.lead.appointment }
    }
    expect(await delivered()).toEqual({
      key: patient.id,
      appointment: {
        ...{ state: 'confirmed', version: 1, revision: 0, doctorId: clinic.doctor, hospital: 'andheri' },
        startsAt: new Date(patient.startsAt).toISOString().replace('.000', ''),
        endsAt: new Date(patient.startsAt + HOUR / 4).toISOString().replace('.000', ''),
        ...{ token: 1, reason: null, isComing: false, lateMinutes: null },
      },
    })
    // Nothing new: nothing is sent again.
    expect(await delivered()).toBeUndefined()
    await move(patient)
    const moved = await delivered()
    expect(moved).toMatchObject({
      key: `${patient.id}-1`,
      appointment: { state: 'confirmed', version: 2, revision: 1, token: 12 },
    })
    await patient.visitor.act(patient.token, 'cancel', { reason: 'better' })
    expect(await delivered()).toMatchObject({
      key: `${patient.id}-2`,
      appointment: { state: 'cancelledByPatient', version: 3, reason: 'better' },
    })
  })
})

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

describe(`bad days of messages on ${testDatabaseKind}`, () => {
  const calls: string[] = []
  beforeEach(() => void calls.splice(0))
  /** Answers by number, and remembers to whom it was asked to send. */
  const answering =
    (failureOf: (mobile: string) => Awaited<ReturnType<SendMessage>>['failure']): SendMessage =>
    async ({ mobile }) => {
      calls.push(mobile)
      return { channel: 'text', failure: failureOf(mobile) }
    }

  it('one that cannot be reached never stops the next, nor does a sender that breaks', async () => {
    const [bad, broken, good] = [await book(), await book(), await book()]
    const send = answering((mobile) => {
      if (mobile === broken.mobile) throw new Error('broken')
      return mobile === bad.mobile ? { kind: 'unreachable', detail: 'HTTP 400' } : undefined
    })
    await sendAt(Date.now(), send)
    expect(await messagesOf(bad.id)).toContain('booked 0 failed unreachable')
    expect(await messagesOf(broken.id)).toContain('booked 0 retrying unavailable')
    expect(await messagesOf(good.id)).toContain('booked 0 sent')
  })

  it('what a provider may have sent is not sent again; what it did not take is, later', async () => {
    const [lost, refused] = [await book(), await book()]
    const failing = answering((mobile) =>
      mobile === lost.mobile
        ? { kind: 'unknown', detail: 'timeout' }
        : { kind: 'unavailable', detail: 'HTTP 503' },
    )
    await sendAt(Date.now(), failing)
    await sendAt(Date.now(), failing)
    expect(calls.toSorted()).toEqual([lost.mobile, refused.mobile].toSorted())
    await sendAt(Date.now() + HOUR)
    expect(await messagesOf(lost.id)).toContain('booked 0 failed unknown')
    expect(await messagesOf(refused.id)).toContain('booked 0 sent')
  })

  it('a server that ends between sending and marking: the message is never sent twice', async () => {
    const patient = await book()
    // The send that was under way when the server ended.
    const { claimed } = await claimMessages(parts(), { most: 8, leaseMs: 60_000 })
    expect(claimed.map(({ number }) => number.mobile)).toEqual([patient.mobile])
    const another = answering(() => undefined)
    await sendAt(Date.now(), another)
    expect(await messagesOf(patient.id)).toContain('booked 0 sending')
    await sendAt(Date.now() + HOUR, another)
    expect(calls).toEqual([])
    expect(await messagesOf(patient.id)).toContain('booked 0 failed unknown')
  })

  it('two servers send each message once', async () => {
    const patients = [await book(), await book(), await book(), await book()]
    const send = answering(() => undefined)
    await Promise.all([sendAt(Date.now(), send), sendAt(Date.now(), send)])
    expect(calls.toSorted()).toEqual(patients.map(({ mobile }) => mobile).toSorted())
  })

  it('many that are due are found by an index, a batch at a time', async () => {
    const { id } = await book()
    await clinic.sql(
      `insert into message (appointment_id, kind, revision, due_at)
        select $1::uuid, 'soon', n, now() - n * interval '1 second' from generate_series(1, 20000) n`,
      [id],
    )
    await clinic.sql('analyze message')
    const { rows } = await clinic.sql<Record<string, string>>(`explain ${DUE}`, [new Date(), 8])
    const plan = rows.map((row) => Object.values(row).join()).join('\n')
    expect(plan).toContain('message_due')
    expect(plan).not.toMatch(/Sort|Seq Scan/)
    const batch = await claimMessages(parts(), { most: 8, leaseMs: 60_000 })
    expect(batch.count).toBe(8)
    await clinic.sql('delete from message')
  })
})
