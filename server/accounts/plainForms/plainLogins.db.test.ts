import { loginsOf, sessionOf } from '@/server/accounts/sessions/sessions'
import { testAccounts } from '@/tests/support/testAccounts'
import { loggedInUser } from '@/tests/support/testUser'
import { TestVisitor } from '@/tests/support/testVisitor'
import { someMobile } from '@/tests/support/testNumbers'
import { endOneLogin, endTheOthers } from './plainLogins'

testAccounts({ DEV_PAGES: '1' })

const posted = (form: Record<string, string>, cookie: string) =>
  new Request('http://localhost:3000/profile', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  })
const asking = (cookie: string) => sessionOf(new Request('http://localhost:3000/', { headers: { cookie } }))
const logins = async (cookie: string) => loginsOf((await asking(cookie))!)

describe('where somebody is logged in', () => {
  it('is told with this login first, and no token in it', async () => {
    const mobile = someMobile()
    const { token } = await loggedInUser(mobile)
    const { cookie } = await loggedInUser(mobile)
    const seen = await logins(cookie)
    expect(seen.map(({ isOwn }) => isOwn)).toEqual([true, false])
    expect(JSON.stringify(seen)).not.toContain(token)
  })

  it('says by which device', async () => {
    const visitor = new TestVisitor()
    const mobile = someMobile()
    const { cookie } = await visitor.login(mobile, await visitor.codeFor(mobile))
    expect((await logins(cookie))[0]?.device).toBeNull()
  })

  it('ends one by one', async () => {
    const mobile = someMobile()
    const [phone, here] = [await loggedInUser(mobile), await loggedInUser(mobile)]
    const other = (await logins(here.cookie)).find(({ isOwn }) => !isOwn)!
    const answer = await endOneLogin(posted({ login: other.id }, here.cookie))
    expect(answer.headers.get('location')).toBe('/profile?done=login-ended')
    expect(await asking(phone.cookie)).toBeUndefined()
    expect(await asking(here.cookie)).toBeDefined()
  })

  it('ends everywhere else at once', async () => {
    const mobile = someMobile()
    const [phone, tablet, here] = [
      await loggedInUser(mobile),
      await loggedInUser(mobile),
      await loggedInUser(mobile),
    ]
    const somebody = await loggedInUser()
    await endTheOthers(posted({ language: 'hi' }, here.cookie))
    expect([await asking(phone.cookie), await asking(tablet.cookie)]).toEqual([undefined, undefined])
    expect([await asking(here.cookie), await asking(somebody.cookie)].every(Boolean)).toBe(true)
  })

  it('is nobody else’s to end', async () => {
    const [asha, mallory] = [await loggedInUser(), await loggedInUser()]
    const [own] = await logins(asha.cookie)
    for (const login of [own!.id, 'x', '']) await endOneLogin(posted({ login }, mallory.cookie))
    expect(await asking(asha.cookie)).toBeDefined()
  })
})
