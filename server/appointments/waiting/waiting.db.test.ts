import { OFFER_MS } from '@/model/appointments/waiting'
import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { runtime } from '@/server/runtime'
import { accounts } from '@/tests/support/testAccounts'
import { dayFromNow, freeOf, putDoctor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { nextMobile } from '@/tests/support/testLead'
import { cancelSession } from '../appointmentSteps'
import { readToken } from '../holdId'
import { isoAt } from '../localTimes'
import { messageParts, sendDueMessages } from '../messages/messageJob'
import { messageSender } from '../messages/messageSenders'
import { offerPlaces } from './offerPlaces'
import { NEVER_QUIET, waitingForEachTest } from '@/tests/support/testWaiting'

const { clinic, lastPlace, joins, entry, stateOf, offers, opens, presses, offersRunOut } =
  waitingForEachTest()

describe(`the waiting list (${testDatabaseKind})`, () => {
  it('offers a place that opens to whoever waits longest, who books it by one press', async () => {
    const [first, second] = [await joins(), await joins()]
    expect(await offers()).toBe(0)
    await opens()
    expect(await offers()).toBe(1)
    expect(await offers()).toBe(0)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'waiting'])
    expect(await freeOf(clinic.doctor)).toEqual([])

    const taken = await presses('/w/take', first)
    expect(taken.location).toMatch(/^\/a\/[\w-]+\?done=booked$/)
    const own = readToken(taken.location.slice(3).replace(/\?.*/, ''))
    const { rows } = await clinic.sql<{ state: string }>('select state from appointment where id = $1', [own])
    expect([rows, await stateOf(first)]).toEqual([[{ state: 'confirmed' }], 'taken'])
    expect((await presses('/w/take', first)).location).toBe(taken.location)
    expect((await presses('/w/take', second)).location).toContain('?problem=gone')
    expect(await offers()).toBe(0)
  })

  it('offers it past any number of patients who wait for other days', async () => {
    const day = dayFromNow(4)
    for (let others = 0; others < 50; others += 1) await joins({ from: day, to: day })
    const token = await joins()
    await opens()
    expect([await offers(), await stateOf(token)]).toEqual([1, 'offered'])
  })

  it('comes to every doctor, also where more are waited for than one run looks at', async () => {
    const other = 90_100
    await putDoctor(accounts.database.executeSql, other)
    const day = dayFromNow(4)
    await joins({ DoctorId: other, from: day, to: day })
    const token = await joins()
    await opens()
    for (let runs = 0; runs < 500 && (await stateOf(token)) !== 'offered'; runs += 1)
      await offerPlaces(accounts.database, NEVER_QUIET, Date.now(), 1)
    expect(await stateOf(token)).toBe('offered')
  })

  it('sends one message of the offer, with a link to the entry’s page and nothing of the patient', async () => {
    const mobile = nextMobile()
    const token = await joins({ MobileNoData: mobile })
    await opens()
    await offers()
    const parts = messageParts(accounts.database, runtime().config)
    await sendDueMessages(parts, messageSender(runtime().config))
    const texts = sentMessages()
      .filter(({ to, text }) => to.endsWith(mobile) && text.includes('/w/'))
      .map(({ text }) => text)
    expect(texts).toEqual([expect.stringContaining(`/w/${token}`)])
    expect(texts[0]).toMatch(/^A place is free: .* kept for you until \d/)
    expect(texts[0]).not.toContain('Asha')
  })

  it('goes to the next when the patient says no, or does not answer, and not again to whoever said no', async () => {
    const [first, second] = [await joins(), await joins()]
    await opens()
    await offers()
    expect((await presses('/w/decline', first)).location).toContain('?done=declined')
    expect(await offers()).toBe(1)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'offered'])
    const later = await offersRunOut()
    expect(await offers(later)).toBe(0)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'lapsed'])
    expect((await presses('/w/take', second)).location).toContain('?problem=gone')
    expect(await freeOf(clinic.doctor)).toHaveLength(1)
  })

  it('never gives one place to two: many servers offer, a visitor holds, and the patient answers at the last moment', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, () => joins()))
    await opens()
    await Promise.all([offers(), offers(), offers()])
    const states = await Promise.all(tokens.map(stateOf))
    expect(states.filter((state) => state === 'offered')).toHaveLength(1)
    const { rows } = await clinic.sql<{ id: string }>('select id from seat where doctor_id = $1', [
      clinic.doctor,
    ])
    expect(rows).toHaveLength(1)
    const offered = tokens[states.indexOf('offered')] ?? ''
    const [answer] = await Promise.all([
      presses('/w/take', offered),
      offers(Date.now() + OFFER_MS + 1000),
      presses('/w/take', offered),
    ])
    expect(answer.location).toMatch(/^\/a\//)
    await offers()
    expect(await stateOf(offered)).toBe('taken')
    expect(await clinic.seats()).toHaveLength(1)
  })

  it('notes a booking whose own step was lost', async () => {
    const token = await joins()
    await opens()
    await offers()
    await clinic.sql(
      `update seat set appointment_id = $1, held_until = null, holder = null, address = null where id = $2`,
      [readToken(lastPlace.token), (await entry(token))?.seat_id],
    )
    expect(await offers()).toBe(0)
    expect(await stateOf(token)).toBe('taken')
  })

  it('waits on when the session of its offer is cancelled', async () => {
    const token = await joins()
    await opens()
    await offers()
    const { session_id } = (await entry(token)) ?? {}
    await cancelSession(accounts.database, session_id ?? '', 'leave')
    await offers()
    expect(await entry(token)).toMatchObject({ state: 'waiting', seat_id: null })
  })

  it('ends with its days, and when the patient leaves, whose place is free again', async () => {
    const [left, over] = [await joins(), await joins()]
    await opens()
    await offers()
    expect((await presses('/w/leave', left)).location).toContain('?done=left')
    expect(await stateOf(left)).toBe('left')
    expect((await presses('/w/leave', left)).location).toContain('?problem=gone')
    const ends = (await entry(over))?.ends_at.getTime() ?? 0
    await offers(ends)
    expect(await stateOf(over)).toBe('lapsed')
  })

  it('makes no offer in quiet hours, for other days, or too late to come', async () => {
    await joins({ from: dayFromNow(4), to: dayFromNow(4) })
    await opens()
    expect(await offers()).toBe(0)
    await joins()
    const hour = Number(isoAt(Date.now(), 'Asia/Kolkata').slice(11, 13))
    expect(await offerPlaces(accounts.database, { from: hour, to: (hour + 2) % 24 })).toBe(0)
    const { rows } = await clinic.sql<{ at: Date }>(
      'select min(starts_at) as at from clinic_session where doctor_id = $1',
      [clinic.doctor],
    )
    expect(await offers((rows[0]?.at.getTime() ?? 0) - OFFER_MS)).toBe(0)
    expect(await offers()).toBe(1)
  })
})
