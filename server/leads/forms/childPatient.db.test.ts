import { expandLead } from '@/model/lead/lead'
import { consentsOf } from '@/server/privacy/consent/consentLedger'
import { noticeNow } from '@/server/privacy/consent/notices'
import { leadById } from '@/server/leads/leadStore'
import { runtime } from '@/server/runtime'
import { cookieOfAnswer, filled, leadIdOfAnswer, post, submit } from '@/tests/support/plainForms'
import { accounts } from '@/tests/support/testAccounts'
import { submitChildPatient } from './ownEnquiryForms'

async function enquiry() {
  const answer = await submit(filled())
  return { cookie: cookieOfAnswer(answer), id: leadIdOfAnswer(answer) }
}
const tell = async (fields: Record<string, string>, cookie: string, query = '') =>
  (await submitChildPatient(post(`/enquiry/child${query}`, fields, { cookie }))).headers.get('location')
const remarkOf = async (id: string) =>
  expandLead((await leadById(accounts.database, id))?.fields ?? {}).Remark
const ledger = async (id: string) =>
  (await consentsOf(accounts.database.executeSql, [id])).filter(({ purpose }) => purpose === 'child')

describe('an enquiry for a child (decision 0047)', () => {
  test('carries the parent’s consent into the ledger and tells the care team', async () => {
    const { cookie, id } = await enquiry()
    expect(await tell({ guardian: 'yes' }, cookie, '?language=hi')).toBe(
      '/hi/thankyou?isquicksurvey=1#child-agreed',
    )
    expect(await remarkOf(id)).toContain('parent or lawful guardian and agrees')
    expect(await ledger(id)).toMatchObject([{ isGiven: true, notice: noticeNow('hi').hash }])
  })

  test('without it is marked for the care team, and no consent is recorded', async () => {
    const { cookie, id } = await enquiry()
    expect(await tell({}, cookie)).toBe('/thankyou?isquicksurvey=1#child-waiting')
    expect(await remarkOf(id)).toContain('No parent or guardian has agreed yet')
    expect(await ledger(id)).toEqual([])
  })

  test('is told of by who sent it alone', async () => {
    const { id } = await enquiry()
    expect(await tell({ guardian: 'yes' }, '')).toBe('/thankyou?isquicksurvey=1#child-failed')
    expect(await tell({ guardian: 'yes' }, `lead_ref=${id}`)).toBe('/thankyou?isquicksurvey=1#child-failed')
    expect(await ledger(id)).toEqual([])
  })

  test('keeps the consent through the journal while the database is away', async () => {
    const { cookie, id } = await enquiry()
    const away = jest.spyOn(runtime().intake.breaker, 'isAvailable', 'get').mockReturnValue(false)
    expect(await tell({ guardian: 'yes' }, cookie)).toContain('#child-agreed')
    away.mockRestore()
    await runtime().intake.settle()
    expect(await ledger(id)).toHaveLength(1)
  })
})
