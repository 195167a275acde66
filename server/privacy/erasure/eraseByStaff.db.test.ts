import { join } from 'node:path'
import { crmRequests } from '@/server/leads/export/personLeads'
import { rememberPlace } from '@/server/accounts/otp/callerTrust'
import { hashOfNumber } from '@/server/accounts/profile/users'
import { readConfig } from '@/server/config/config'
import { saveFormDraft, readFormDraft } from '@/server/leads/forms/enquiryDraft'
import { leadById } from '@/server/leads/leadStore'
import { readRecoveryLogs } from '@/server/leads/recovery/recoveryLog'
import { holdHashOf, placeHold } from '@/server/privacy/retention/legalHold'
import { dump, opened } from '@/tests/support/openedRows'
import { enquire, intake, journalText, own, testLeadServer, userOf } from '@/tests/support/testLeadServer'
import { someMobile } from '@/tests/support/testNumbers'
import { eraseByStaff, personToErase } from './eraseByStaff'

testLeadServer()

const SECRET = 'a secret of the test'
const configOf = (settings: Record<string, string> = {}) => ({
  ...readConfig({ DATA_DIR: own.dataDir, ...settings } as unknown as NodeJS.ProcessEnv),
  appSecret: SECRET,
})
const erase = async (subject: Parameters<typeof personToErase>[1], settings?: Record<string, string>) =>
  eraseByStaff(own.database, configOf(settings), (await personToErase(own.database, subject))!)
const numberOf = (mobile: string) => ({ countryCode: '91', mobile })

describe('staff erase a person who asked the clinic (decision 0049)', () => {
  it('by number, as the own deletion does: nothing is left, and nothing of others is gone', async () => {
    const [mobile, other] = [someMobile(), someMobile()]
    const user = await userOf(mobile)
    await rememberPlace(numberOf(mobile), '203.0.113.7')
    const [first] = [await enquire(mobile), await enquire(mobile)]
    const draft = await saveFormDraft({ form: `mobile=${mobile}` })
    const [others, stays] = [await userOf(other), await enquire(other)]
    await own.database.executeSql(
      `update lead_delivery set state = 'delivered', adapter = 'webhook' where lead_id = $1`,
      [first],
    )
    expect(await personToErase(own.database, { number: numberOf(mobile) })).toMatchObject({
      userId: user.id,
      leads: 2,
    })

    expect(await erase({ number: numberOf(mobile) })).toEqual({ leads: 2, inCrm: 1, kept: 0 })
    expect(opened(await dump(own.database))).not.toContain(mobile)
    expect(await readFormDraft(draft)).toBeUndefined()
    const places = await own.database.executeSql('select 1 from login_place where number_hash = $1', [
      hashOfNumber(numberOf(mobile)),
    ])
    expect(places.rows).toEqual([])
    expect((await crmRequests(own.database)).map(({ lead_id, kind }) => [lead_id, kind])).toEqual([
      [first, 'erase'],
    ])
    expect((await userOf(other)).id).toBe(others.id)
    expect(await leadById(own.database, stays)).toBeDefined()
    // What a server does by itself within the minute.
    await intake.forgetErased()
    expect(journalText()).not.toContain(mobile)
  })

  it('by one of the leads, where there is no account', async () => {
    const mobile = someMobile()
    const leads = [await enquire(mobile), await enquire(mobile)]
    expect(await erase({ leadId: leads[0]! })).toMatchObject({ leads: 2 })
    for (const id of leads) expect(await leadById(own.database, id)).toBeUndefined()
    expect(await personToErase(own.database, { leadId: leads[0]! })).toBeUndefined()
    expect(await personToErase(own.database, { number: numberOf(mobile) })).toMatchObject({ leads: 0 })
  })

  it('locks away what is held, or what the law has the clinic keep', async () => {
    const [held, byLaw] = [someMobile(), someMobile()]
    await placeHold(own.database, SECRET, { number: numberOf(held) }, { reason: 'court', by: 'staff Meera' })
    for (const mobile of [held, byLaw]) await enquire(mobile)
    expect(await erase({ number: numberOf(held) })).toMatchObject({ leads: 1, kept: 1 })
    expect(await erase({ number: numberOf(byLaw) }, { ERASURE: 'blocked' })).toMatchObject({
      leads: 1,
      kept: 1,
    })
    const { rows } = await own.database.executeSql<{ number_hash: string }>(
      'select number_hash from blocked_record',
    )
    expect(rows.map(({ number_hash }) => number_hash)).toContain(holdHashOf(SECRET, numberOf(held)))
  })

  it('is known to who restores an older backup', async () => {
    const mobile = someMobile()
    await enquire(mobile)
    await erase({ number: numberOf(mobile) })
    const records = await readRecoveryLogs([join(own.dataDir, 'recovery')], new Date(Date.now() - 60_000))
    expect(records.requests.at(-1)).toMatchObject({ type: 'erasure', user_ids: [] })
  })
})
