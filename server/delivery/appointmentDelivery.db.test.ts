import { accounts } from '@/tests/support/testAccounts'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { deliveryKey } from '@/server/delivery/adapters/deliveryAdapter'
import { claimDeliveries } from '@/server/delivery/outbox/outbox'
import { messagesForEachTest } from '@/tests/support/testMessages'

const { clinic, book, move } = messagesForEachTest()

const HOUR = 3_600_000

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
