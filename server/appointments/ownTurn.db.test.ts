import { DayFeed } from '@/server/desk/day/dayFeed'
import { handlerOf } from '@/server/handlers'
import { runtime, setRuntime } from '@/server/runtime'
import type { TurnWords } from '@/model/appointments/turnWords'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { clinicForEachTest, TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { changeOwn } from './appointmentSteps'
import { changeByStaff } from './deskSteps'
import { writtenMessage } from './messages/messageText'
import { ownTurn, ownTurnInWords } from './ownTurn'
import { changeSession } from './sessionDay'
import { MOST_OF_ADDRESS } from './turnCalls'
import { staffMember } from '@/tests/support/testStaff'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })
const clinic = clinicForEachTest()
const sql = () => accounts.database.executeSql

const MINUTE = 60_000
const BEGINS = Date.parse(`${TEST_DAY}T10:00:00+05:30`)

async function book(visitor = new TestVisitor()) {
  const { body } = await visitor.book(await visitor.held(await clinic.firstPlace()))
  return { id: String(body.data?.Id), token: String(body.data?.token), visitor }
}
const sessionId = () => `${clinic.doctor}.session-${clinic.doctor}.${TEST_DAY.replaceAll('-', '')}`
const delayBy = (delay: number) =>
  changeSession(accounts.database, { id: sessionId(), action: 'delay', delay }, { name: 'Meera' })

async function step(id: string, version: number, action: 'arrive' | 'begin' | 'finish', at: number) {
  const person = { name: 'Meera Nair', role: 'agent' } as const
  const staff = { id: await staffMember(accounts.database, person), name: person.name }
  expect(await changeByStaff(accounts.database, { id, version, action, reason: 'other' }, staff, at)).toBe(
    'changed',
  )
}

async function words(id: string, now: number, language: 'en' | 'hi' = 'en'): Promise<TurnWords> {
  const found = await ownTurn(sql(), id, now)
  if (!found) throw new Error('no such appointment')
  return ownTurnInWords(found, language)
}

/** The server's clock, for what is worked out now; the database keeps its own. */
const clockSays = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at)
let feed: DayFeed | undefined
afterEach(async () => {
  jest.restoreAllMocks()
  await feed?.stop()
})

/** A stream of a turn, as a browser follows it. */
async function follows(token: string, language = '') {
  const path = `${language}/q/${token}/live`
  const answer = await handlerOf(path, 'GET')!(requestWith({}, path))
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  return {
    answer,
    cancel: () => reader?.cancel(),
    /** The next turn to send; undefined once the stream has ended. */
    async next(): Promise<TurnWords | undefined> {
      for (;;) {
        const data = /data: (.*)\n\n/.exec(unread)
        if (data) {
          unread = unread.slice(data.index + data[0].length)
          return JSON.parse(data[1]!) as TurnWords
        }
        const part = await reader?.read()
        if (!part || part.done) return undefined
        unread += decoder.decode(part.value)
      }
    },
    async nextWhere(holds: (turn: TurnWords) => boolean): Promise<TurnWords> {
      for (;;) {
        const turn = await this.next()
        if (!turn) throw new Error('the stream has ended')
        if (holds(turn)) return turn
      }
    },
  }
}

function openFeed(isDraining = false): DayFeed {
  feed = new DayFeed(sql(), async (ids) => new Set(ids))
  setRuntime({ ...runtime(), dayFeed: feed, isDraining: () => isDraining })
  return feed
}

describe(`a patient's turn on ${testDatabaseKind}`, () => {
  it('is told in words from an hour before the session, and kindly before and after', async () => {
    const [one, two, three] = [await book(), await book(), await book()]
    expect(await words(three.id, BEGINS - 24 * 60 * MINUTE)).toMatchObject({
      main: expect.stringMatching(/^Your appointment is on \w+day, /),
      range: null,
      isFollowed: false,
    })
    expect(await words(three.id, BEGINS - 61 * MINUTE)).toMatchObject({
      main: 'Today, about 10:30 am',
      range: null,
      isFollowed: true,
    })
    expect(await words(three.id, BEGINS - 48 * MINUTE)).toMatchObject({
      main: '2 before you',
      range: 'about 10:30 am to 10:50 am',
      workedOut: 'worked out at 9:12 am',
      delay: null,
    })
    expect(await words(three.id, BEGINS, 'hi')).toMatchObject({ main: 'आपसे पहले 2 मरीज़' })
    await delayBy(20)
    expect(await words(one.id, BEGINS)).toMatchObject({
      main: 'You are next',
      range: 'about 10:20 am to 10:40 am',
      delay: 'The session runs about 20 minutes late.',
    })
    await step(one.id, 1, 'arrive', BEGINS)
    await step(one.id, 2, 'begin', BEGINS)
    expect(await words(one.id, BEGINS)).toMatchObject({ main: 'You are with the doctor', isFollowed: true })
    await two.visitor.act(two.token, 'cancel', { reason: null })
    expect(await words(two.id, BEGINS)).toMatchObject({
      main: 'You have cancelled this appointment',
      isFollowed: false,
    })
    expect(await words(three.id, BEGINS)).toMatchObject({ main: '1 before you' })
    expect(await words(three.id, BEGINS + 24 * 60 * MINUTE)).toMatchObject({
      main: 'The day of this appointment is over',
      isFollowed: false,
    })
  })

  it('is followed live: at once, with each change of its session, until it is cancelled', async () => {
    const [one, two] = [await book(), await book()]
    const opened = openFeed()
    clockSays(BEGINS)
    const stream = await follows(two.token)
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.answer.headers.get('cache-control')).toBe('no-store')
    expect(await stream.next()).toMatchObject({ main: '1 before you', range: 'about 10:15 am to 10:35 am' })
    await step(one.id, 1, 'arrive', BEGINS)
    await step(one.id, 2, 'begin', BEGINS)
    await step(one.id, 3, 'finish', BEGINS + 10 * MINUTE)
    await stream.nextWhere(({ main }) => main === 'You are next')
    await delayBy(30)
    const late = await stream.nextWhere(({ delay }) => delay !== null)
    expect(late).toMatchObject({ range: 'about 10:30 am to 10:50 am' })
    await changeOwn(accounts.database, two.id, { type: 'cancel', at: BEGINS, reason: null })
    const last = await stream.nextWhere(({ isFollowed }) => !isFollowed)
    expect(last.main).toBe('You have cancelled this appointment')
    expect(await stream.next()).toBeUndefined()
    expect(opened.openWithoutLogin).toBe(0)
  }, 180_000)

  it('is told once on another day, in the language of the address, and of no other token', async () => {
    const { token } = await book()
    const opened = openFeed()
    const stream = await follows(token, '/hi')
    expect(await stream.next()).toMatchObject({ main: expect.stringContaining('आपका अपॉइंटमेंट') })
    expect(await stream.next()).toBeUndefined()
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const other of [forged, 'x', '%00', '..']) expect((await follows(other)).answer.status).toBe(404)
    expect(opened.openWithoutLogin).toBe(0)
  })

  it('is where the message leads that it is near; other messages lead to the appointment', async () => {
    const { id, token } = await book()
    const told = {
      ...{ id, language: 'en' as const, doctorId: clinic.doctor, hospital: 'andheri', zone: 'Asia/Kolkata' },
      ...{ day: TEST_DAY, token: 1, startsAt: BEGINS, endsAt: BEGINS + 15 * MINUTE, delayMinutes: 0 },
    }
    const textOf = async (kind: 'turnNear' | 'soon') => (await writtenMessage({ ...told, kind })).text
    expect(await textOf('turnNear')).toContain(`/q/${token}`)
    expect(await textOf('soon')).toContain(`/a/${token}`)
  })

  it('has so many streams of one address and no more, and none while the server drains', async () => {
    const { token } = await book()
    const opened = openFeed()
    clockSays(BEGINS)
    const streams = await Promise.all(Array.from({ length: MOST_OF_ADDRESS + 2 }, () => follows(token)))
    expect(streams.map(({ answer }) => answer.status).toSorted()).toEqual([
      ...Array<number>(MOST_OF_ADDRESS).fill(200),
      429,
      429,
    ])
    const open = streams.filter(({ answer }) => answer.ok)
    await Promise.all(open.map((one) => one.next()))
    await Promise.all(open.map((one) => one.cancel()))
    expect(opened.openWithoutLogin).toBe(0)
    const again = await follows(token)
    expect(await again.next()).toMatchObject({ main: 'You are next' })
    // What a server does that is about to stop.
    await opened.stop()
    expect(await again.next()).toBeUndefined()
    openFeed(true)
    expect((await follows(token)).answer.status).toBe(503)
  })
})
