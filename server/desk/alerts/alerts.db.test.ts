import { addFollowUps } from '@/server/desk/followUp/createFollowUps'
import { changeFollowUp } from '@/server/desk/followUp/changeFollowUp'
import { readSettings } from '@/server/desk/followUp/settingsStore'
import { cancelSession } from '@/server/appointments/appointmentSteps'
import { runTimers } from '@/server/desk/followUp/timers'
import { runtime } from '@/server/runtime'
import { dump } from '@/tests/support/openedRows'
import { accounts } from '@/tests/support/testAccounts'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { clinicForEachTest, TestVisitor } from '@/tests/support/testClinic'
import { until } from '@/tests/support/until'
import type { AlertOutcome, AlertSenders } from './alertSenders'
import { sendDueAlerts } from './sendAlerts'
import {
  alertsForEachTest,
  planAll,
  REGISTER,
  SAVE,
  type Signed,
  signedIn,
  sql,
  subscription,
  targets,
  told,
} from '@/tests/support/testAlerts'

alertsForEachTest()
const clinic = clinicForEachTest()

/** Senders that remember what they were given. */
function receivers(outcome: (target: string) => AlertOutcome = () => 'sent') {
  const received: { target: string; counts: string; id: string }[] = []
  const take = (target: string, { counts, id }: { counts: string; id: string }) => {
    received.push({ target, counts, id })
    return Promise.resolve(outcome(target))
  }
  const senders: AlertSenders = {
    push: ({ endpoint }, alert) => take(endpoint, alert),
    mail: take,
  }
  const of = (target: string) => received.filter((one) => one.target === target).map(({ counts }) => counts)
  return { senders, received, of }
}

const makeDue = () => sql('update staff_alert set due_at = now()')

/** Plans and sends all. */
async function tell(senders: AlertSenders): Promise<void> {
  await planAll()
  await makeDue()
  await sendDueAlerts(accounts.database, senders)
}

async function newLead(change = {}): Promise<string> {
  const id = await acceptedId(runtime().intake, leadInput(change))
  const { executeSql } = accounts.database
  await addFollowUps(executeSql, [id], await readSettings(executeSql))
  return id
}
const waiting = async () => (await sql('select from staff_alert')).rows.length

describe(`alerts to the clinic's people on ${testDatabaseKind} (decision 0099)`, () => {
  it('tell each who wants to know of new leads once, together, however many servers look', async () => {
    const [meera, asha] = [await told('Meera Nair'), await told('Asha Rao')]
    await asha.browser.form(SAVE, { 'push.due': 'on' })
    const { senders, of, received } = receivers()
    await newLead()
    await newLead()
    await Promise.all([planAll(), planAll()])
    await makeDue()
    await Promise.all([0, 1].map(() => sendDueAlerts(accounts.database, senders)))
    expect(received).toHaveLength(1)
    expect(of(meera.push.endpoint)).toEqual(['2 new leads'])
    await tell(senders)
    expect(received).toHaveLength(1)
  })

  it('tell a person of leads that the rules or a colleague have assigned to them, and nobody else', async () => {
    const [meera, asha] = [await told('Meera Nair'), await told('Asha Rao')]
    await planAll()
    await sql('delete from staff_alert')
    const { senders, of } = receivers()
    const [given, own, undone] = [await newLead(), await newLead(), await newLead()]
    await planAll()
    await sql('delete from staff_alert')
    const by = { id: asha.id, isManager: true }
    const step = async (leadId: string, version: number, to: string) =>
      expect(
        await changeFollowUp(
          accounts.database,
          { leadId, version, event: { type: 'give', at: Date.now(), by, to, until: null } },
          await readSettings(accounts.database.executeSql),
          { name: 'Asha Rao', branches: null },
        ),
      ).toBe('changed')
    await step(given, 0, meera.id)
    await step(own, 0, asha.id)
    await step(undone, 0, meera.id)
    await step(undone, 1, asha.id)
    await tell(senders)
    expect([of(meera.push.endpoint), of(asha.push.endpoint)]).toEqual([['1 lead assigned to you'], []])
  })

  it('tell a person limited to branches of the leads of these alone', async () => {
    const [limited, other] = [await told('Farah Khan'), await told('Meera Nair')]
    await sql(`update staff_member set branches = '{bandra}' where id = $1`, [limited.id])
    const { senders, of } = receivers()
    for (const hospitalid of ['41', '42', '']) await newLead({ hospitalid })
    await tell(senders)
    await sql('update staff_member set branches = null')
    expect([of(limited.push.endpoint), of(other.push.endpoint)]).toEqual([['1 new lead'], ['3 new leads']])
  })

  it('tell managers, and not agents who have not asked for it, once of a lead that nobody has called in time', async () => {
    const [agent, manager] = [await told('Meera Nair'), await told('Ravi Kumar', 'manager')]
    const id = await newLead()
    const { senders, of } = receivers()
    await tell(senders)
    await sql(`update lead_follow_up set call_by = now() - interval '1 minute' where lead_id = $1`, [id])
    for (let times = 0; times < 2; times++) {
      await runTimers(accounts.database)
      await tell(senders)
    }
    expect(of(manager.push.endpoint)).toEqual(['1 new lead', '1 lead not called in time'])
    expect(of(agent.push.endpoint)).toEqual(['1 new lead'])
  })

  it('tell of a callback that is due', async () => {
    const meera = await told('Meera Nair')
    const id = await newLead()
    await sql(
      `update lead_follow_up set state = 'callbackScheduled', due_at = now() - interval '1 minute' where lead_id = $1`,
      [id],
    )
    const { senders, of } = receivers()
    await runTimers(accounts.database)
    await tell(senders)
    expect(of(meera.push.endpoint)).toEqual(['1 new lead, 1 callback due'])
  })

  it('tell of each patient who lost the place', async () => {
    const meera = await told('Meera Nair')
    const place = await clinic.firstPlace()
    const patient = new TestVisitor()
    await patient.book(await patient.held(place), { patient: { name: 'Sunita Devi' } })
    const { rows } = await sql<{ id: string }>(
      'select session_id as id from appointment where doctor_id = $1',
      [clinic.doctor],
    )
    const { senders, of } = receivers()
    await tell(senders)
    await cancelSession(accounts.database, rows[0]?.id ?? '', 'other')
    await tell(senders)
    expect(of(meera.push.endpoint)).toEqual(['1 patient without a place'])
  })

  it('by mail are one for all that has happened, to the address that the person has typed', async () => {
    const meera = await signedIn('Meera Nair')
    await meera.browser.form(SAVE, { 'mail.new': 'on', address: ' meera@clinic.example ' })
    await newLead()
    await planAll()
    const due = `select due_at > now() + interval '4 minutes' as later from staff_alert`
    expect((await sql<{ later: boolean }>(due)).rows).toEqual([{ later: true }])
    await newLead()
    const { senders, of } = receivers()
    await tell(senders)
    expect(of('meera@clinic.example')).toEqual(['2 new leads'])
    expect(await dump(accounts.database)).not.toContain('meera@clinic.example')
    await meera.browser.form(SAVE, { 'mail.new': 'on' })
    expect(await targets()).toBe(0)
  })

  it('survive a server that ends while it sends: they are sent again, as the same ones', async () => {
    const meera = await told('Meera Nair')
    await newLead()
    await planAll()
    await makeDue()
    const killed = receivers()
    const hangs: AlertSenders = {
      ...killed.senders,
      push: (...given) => {
        void killed.senders.push(...given)
        return new Promise(() => {})
      },
    }
    void sendDueAlerts(accounts.database, hangs)
    await until('it is sent', () => killed.received.length === 1)
    const { senders, received, of } = receivers()
    await sendDueAlerts(accounts.database, senders)
    expect(received).toEqual([])
    await newLead()
    await tell(senders)
    expect(of(meera.push.endpoint).toSorted()).toEqual(['1 new lead', '1 new lead'])
    expect(received.map(({ id }) => id)).toContain(killed.received[0]?.id)
    expect(await waiting()).toBe(0)
  })

  it('that are not taken are tried again, and given up after an hour', async () => {
    await told('Meera Nair')
    await newLead()
    const { senders, received } = receivers(() => 'failed')
    await tell(senders)
    expect(await waiting()).toBe(1)
    const { rows } = await sql<{ later: boolean }>(
      `select due_at > now() + interval '15 seconds' as later from staff_alert`,
    )
    expect(rows).toEqual([{ later: true }])
    for (let times = 0; times < 9; times++) await tell(senders)
    expect(received).toHaveLength(8)
    expect(await waiting()).toBe(0)
  })

  it('forget a browser that its push service no longer knows, and no other', async () => {
    const [meera, asha] = [await told('Meera Nair'), await told('Asha Rao')]
    await newLead()
    const { senders } = receivers((target) => (target === meera.push.endpoint ? 'gone' : 'sent'))
    await tell(senders)
    const { rows } = await sql<{ staff_id: string }>('select staff_id from staff_alert_target')
    expect(rows).toEqual([{ staff_id: asha.id }])
  })

  it.each<[string, (person: Signed) => Promise<unknown>]>([
    ['signs out', ({ browser }) => browser.form('/desk/logout')],
    ['is disabled', ({ id }) => sql('update staff_member set disabled_at = now() where id = $1', [id])],
    [
      'has been signed in for 12 hours',
      ({ id }) => sql('update staff_session set expires_at = now() where staff_id = $1', [id]),
    ],
    ['may only look on now', ({ id }) => sql(`update staff_member set role = 'viewer' where id = $1`, [id])],
  ])('are not sent to who %s', async (_how, end) => {
    const meera = await told('Kavita Menon')
    await end(meera)
    await newLead()
    const { senders, received } = receivers()
    await tell(senders)
    await sql('update staff_member set disabled_at = null where id = $1', [meera.id])
    expect(received).toEqual([])
  })

  it('go to a browser’s latest session alone, whoever it is', async () => {
    const [meera, asha] = [await told('Meera Nair'), await signedIn('Asha Rao')]
    expect((await asha.browser.call(REGISTER, meera.push)).http).toBe(200)
    const { rows } = await sql<{ staff_id: string }>('select staff_id from staff_alert_target')
    expect(rows).toEqual([{ staff_id: asha.id }])
    await asha.browser.call(REGISTER, subscription())
    expect(await targets()).toBe(1)
  })
})
