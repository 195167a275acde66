import { MESSAGE_KINDS } from '@/model/appointments/messages'
import { messageParts, sendDueMessages } from '@/server/appointments/messages/messageJob'
import { messageSender, type SendMessage } from '@/server/appointments/messages/messageSenders'
import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from './testAccounts'
import { clinicForEachTest, freeOf, TestVisitor } from './testClinic'
import { nextMobile } from './testLead'

export interface Booked {
  readonly id: string
  readonly token: string
  readonly mobile: string
  readonly visitor: TestVisitor
  /** Epoch milliseconds. */
  readonly startsAt: number
}

export const textsTo = (mobile: string) => sentMessages().filter(({ to }) => to === `91${mobile}`)

/** For a file's tests: a clinic that books without a proof, and messages at any hour. No test starts with a message. */
export function messagesForEachTest() {
  testAccounts({
    BOOKING_PROOF: 'none',
    HOLDS_PER_IP: '0',
    LEADS_PER_DAY_PER_NUMBER: '0',
    DEV_PAGES: '1',
    QUIET_HOURS: '0-0',
  })
  const clinic = clinicForEachTest()
  beforeEach(() => clinic.sql('delete from message'))
  const parts = (now = Date.now()) => messageParts(accounts.database, runtime().config, () => now)

  /** An appointment's messages as `kind revision state`, with the error's kind if one failed. */
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

  /** Sends due messages at a time, by the test's sender or the configured one. */
  const sendAt = (now = Date.now(), send: SendMessage = messageSender(runtime().config)) =>
    sendDueMessages(parts(now), send)
  return { clinic, messagesOf, book, move, parts, sendAt }
}
