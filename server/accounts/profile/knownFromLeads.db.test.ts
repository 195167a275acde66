import { loginStepCookie, takeOtp } from '@/server/accounts/forms/loginForms'
import { sessionOf } from '@/server/accounts/sessions/sessions'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import { leadCookie } from '@/server/leads/intake/leadCookie'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { leadBody } from '@/tests/support/testLead'
import { TestVisitor } from '@/tests/support/testVisitor'
import { posted } from '@/tests/support/postedForm'
import { someMobile } from '@/tests/support/testNumbers'
import { cookieHeader } from '@/tests/support/cookieHeader'
import { findOrCreateUser, updateUser } from './users'
import { nameFromLeads } from './knownFromLeads'

testAccounts({ DEV_PAGES: '1' })

async function enquire(MobileNoData: string, NameData = 'Asha Rao') {
  const body = leadBody({ MobileNoData, NameData, EmailIdData: 'asha@example.org', CityData: 'Mumbai' })
  const answer = await acceptLead({ body, ip: '' })
  if (answer.kind !== 'accepted') throw new Error(answer.kind)
  return {
    id: answer.leadId,
    cookie: cookieHeader([leadCookie(requestWith({}), answer.leadId)]),
  }
}

type Lead = Awaited<ReturnType<typeof enquire>>

/** Logs in by the plain form, in a browser with these cookies. */
async function logIn(mobile: string, cookies = '') {
  const visitor = new TestVisitor()
  const otp = await visitor.codeFor(mobile)
  const step = cookieHeader([loginStepCookie.set({ step: 'otp', mobile, sentAt: Date.now() })])
  const answer = await takeOtp(
    posted({ FormOTPField: otp }, `${step}; ${cookies}; browser_id=${visitor.browserId}`),
  )
  const cookie = cookieHeader(answer.headers.getSetCookie())
  const session = await sessionOf(requestWith({ cookie }))
  return { to: answer.headers.get('location'), user: session?.user }
}

describe('who logs in after an enquiry from the same browser', () => {
  it('is asked nothing again: name, e-mail address and city are the enquiry’s', async () => {
    const mobile = someMobile()
    const { cookie } = await enquire(mobile)
    const { to, user } = await logIn(mobile, cookie)
    expect(to).toBe('/profile?done=login')
    expect(user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.org', city: { cityname: 'Mumbai' } })
  })

  it('keeps what the account has', async () => {
    const mobile = someMobile()
    const { id } = await findOrCreateUser({ countryCode: '91', mobile })
    await updateUser(id, { name: 'Asha R' })
    const { cookie } = await enquire(mobile)
    const { user } = await logIn(mobile, cookie)
    expect(user).toMatchObject({ id, name: 'Asha R', email: 'asha@example.org' })
  })

  it('sees nothing of an account that is another person’s (decision 0045)', async () => {
    const mobile = someMobile()
    const former = await findOrCreateUser({ countryCode: '91', mobile })
    await updateUser(former.id, { name: 'Vikram Singh', email: 'vikram@example.org' })
    const { cookie } = await enquire(mobile)
    const { user } = await logIn(mobile, cookie)
    expect(user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.org' })
    expect(user?.id).not.toBe(former.id)
  })

  it('gets nothing of an enquiry with another number, nor by a forged cookie', async () => {
    const { cookie } = await enquire(someMobile())
    const forgeries = [() => cookie, ({ id }: Lead) => `lead_ref=${id}`, (own: Lead) => `${own.cookie}x`]
    for (const forged of forgeries) {
      const mobile = someMobile()
      const sent = forged(await enquire(mobile, 'Somebody'))
      const { to, user } = await logIn(mobile, sent)
      expect([to, user?.name, user?.city]).toEqual(['/login#step', '', null])
    }
  })
})

describe('who logs in elsewhere', () => {
  it('is offered the name of the number’s newest enquiry, and asked all the same', async () => {
    const mobile = someMobile()
    await enquire(mobile, 'Older')
    await enquire(mobile, 'Newer')
    const visitor = new TestVisitor()
    const answer = await visitor.login(mobile, await visitor.codeFor(mobile))
    expect(answer.data).toMatchObject({ name: '', suggestedName: 'Newer' })
    expect(await nameFromLeads(await findOrCreateUser({ countryCode: '91', mobile }))).toBe('Newer')
  })

  it('is offered no name of a number’s former owner, of spam or of what was withdrawn', async () => {
    for (const change of [
      `created_at = now() - interval '91 days'`,
      'suspected_spam = true',
      'withdrawn_at = now()',
    ]) {
      const mobile = someMobile()
      const { id } = await enquire(mobile)
      await accounts.database.executeSql(`update lead set ${change} where id = $1`, [id])
      expect(await nameFromLeads(await findOrCreateUser({ countryCode: '91', mobile }))).toBe('')
    }
  })
})
