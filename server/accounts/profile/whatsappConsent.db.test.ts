import { leadById } from '@/server/leads/leadStore'
import {
  own,
  intake,
  receiver,
  setDatabaseAway,
  deliverToReceiver,
  testLeadServer,
  userOf,
  enquire,
  journalText,
} from '@/tests/support/testLeadServer'
import { someMobile } from '@/tests/support/testNumbers'
import { until } from '@/tests/support/until'
import { eraseUser, hasAgreedToWhatsapp, setWhatsappConsent } from './visitorRights'

testLeadServer()

describe('withdrawing the consent to WhatsApp', () => {
  it('reaches the account and every lead of the number, and later deliveries carry it', async () => {
    const [mobile, other] = [someMobile(), someMobile()]
    const user = await userOf(mobile)
    await setWhatsappConsent(user, true, 'en')
    const [own_, others] = [
      await enquire(mobile, { whatsapp: true }),
      await enquire(other, { whatsapp: true }),
    ]
    expect((await userOf(mobile)).whatsapp_consent).toBe(true)
    expect(await hasAgreedToWhatsapp(await userOf(other))).toBe(true)

    expect(await setWhatsappConsent(user, false, 'en')).toEqual({ leads: 1, inCrm: 0 })
    expect((await userOf(mobile)).whatsapp_consent).toBe(false)
    expect(await hasAgreedToWhatsapp(await userOf(mobile))).toBe(false)
    expect((await leadById(own.database, own_))?.whatsapp_consent).toBe(false)
    expect((await leadById(own.database, others))?.whatsapp_consent).toBe(true)
    deliverToReceiver()
    await until('it came about', async () => (await leadById(own.database, own_))?.state === 'delivered')
    const sent = receiver.requests.map(
      ({ body }) => JSON.parse(body) as { id: string; whatsappConsent: boolean },
    )
    expect(sent.find(({ id }) => id === own_)?.whatsappConsent).toBe(false)
    expect(journalText()).not.toContain('"whatsapp_consent":true')
  })

  it('finds a consent of long before the account, which a withdrawal takes back as well', async () => {
    const mobile = someMobile()
    const leadId = await enquire(mobile, { whatsapp: true })
    await own.database.executeSql(`update lead set created_at = now() - interval '2 years' where id = $1`, [
      leadId,
    ])
    const user = await userOf(mobile)
    expect(await hasAgreedToWhatsapp(user)).toBe(true)
    expect(await setWhatsappConsent(user, false, 'en')).toMatchObject({ leads: 1 })
    expect(await hasAgreedToWhatsapp(user)).toBe(false)
  })

  it('is noted for the care team where the CRM has got a lead with the consent, once', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    deliverToReceiver()
    const leadId = await enquire(mobile, { whatsapp: true })
    await until('it came about', async () => (await leadById(own.database, leadId))?.state === 'delivered')

    expect(await setWhatsappConsent(user, false, 'en')).toEqual({ leads: 1, inCrm: 1 })
    expect(await setWhatsappConsent(user, false, 'en')).toEqual({ leads: 0, inCrm: 0 })
    const { rows } = await own.database.executeSql('select kind from crm_request where lead_id = $1', [
      leadId,
    ])
    expect(rows).toEqual([{ kind: 'withdrawWhatsapp' }])
    // Erasure overrides it.
    await eraseUser(user)
    const after = await own.database.executeSql('select kind from crm_request where lead_id = $1', [leadId])
    expect(after.rows).toEqual([{ kind: 'erase' }])
  })

  it('finds leads that stood in the journal only', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    setDatabaseAway(true)
    const leadId = await enquire(mobile, { whatsapp: true })
    setDatabaseAway(false)
    await until('it came about', () => intake.breaker.isAvailable)
    await setWhatsappConsent(user, false, 'en')
    expect((await leadById(own.database, leadId))?.whatsapp_consent).toBe(false)
  })
})
