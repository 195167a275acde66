import { testDatabaseKind } from '@/tests/support/testDatabase'
import { claimMessages, DUE } from './messageRows'
import { type SendMessage } from './messageSenders'
import { messagesForEachTest } from '@/tests/support/testMessages'

const { clinic, messagesOf, book, parts, sendAt } = messagesForEachTest()

const HOUR = 3_600_000

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
