import { loginsOf, sessionOf } from '@/server/accounts/sessions/sessions'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { loggedInUser } from '@/tests/support/testUser'
import { TestVisitor } from '@/tests/support/testVisitor'
import { someMobile } from '@/tests/support/testNumbers'
import { logOutOne, logOutEverywhere, logOutOthers, markLoginsSeen } from './profileForms'
import { posted } from '@/tests/support/postedForm'

testAccounts({ DEV_PAGES: '1' })

const asking = (cookie: string) => sessionOf(requestWith({ cookie }))
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
    const answer = await logOutOne(posted({ login: other.id }, here.cookie))
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
    const stranger = await loggedInUser()
    await logOutOthers(posted({ language: 'hi' }, here.cookie))
    expect([await asking(phone.cookie), await asking(tablet.cookie)]).toEqual([undefined, undefined])
    expect([await asking(here.cookie), await asking(stranger.cookie)].every(Boolean)).toBe(true)
  })

  it('ends everywhere at once, here too, where that is wanted (decision 0045)', async () => {
    const mobile = someMobile()
    const [phone, here, stranger] = [
      await loggedInUser(mobile),
      await loggedInUser(mobile),
      await loggedInUser(),
    ]
    const answer = await logOutEverywhere(posted({}, here.cookie))
    expect(answer.headers.get('location')).toBe('/login?done=logout')
    expect([await asking(phone.cookie), await asking(here.cookie)]).toEqual([undefined, undefined])
    expect(await asking(stranger.cookie)).toBeDefined()
  })

  it('tells each login of later ones until its user knows them, and nobody else (decision 0045)', async () => {
    const mobile = someMobile()
    const phone = await loggedInUser(mobile)
    const newOf = async (cookie: string) => (await logins(cookie)).filter(({ isNew }) => isNew).length
    expect(await newOf(phone.cookie)).toBe(0)
    const tablet = await loggedInUser(mobile)
    expect([await newOf(phone.cookie), await newOf(tablet.cookie)]).toEqual([1, 0])
    const answer = await markLoginsSeen(posted({}, phone.cookie))
    expect(answer.headers.get('location')).toBe('/profile?done=logins-seen')
    expect(await newOf(phone.cookie)).toBe(0)
    await loggedInUser(mobile)
    expect([await newOf(phone.cookie), await newOf(tablet.cookie)]).toEqual([1, 1])
  })

  it('ends by itself after 30 days without use, or after as many as are configured (decision 0045)', async () => {
    const here = await loggedInUser()
    const unused = (days: number) =>
      accounts.database.executeSql(
        `update user_session set last_seen_at = now() - $2::int * interval '1 day' where user_id = $1::uuid`,
        [here.user.id, days],
      )
    await unused(29)
    expect(await asking(here.cookie)).toBeDefined()
    await unused(31)
    expect(await asking(here.cookie)).toBeUndefined()
    accounts.configure({ SESSION_IDLE_DAYS: '60' })
    expect(await asking(here.cookie)).toBeDefined()
  })

  it('is nobody else’s to end', async () => {
    const [asha, mallory] = [await loggedInUser(), await loggedInUser()]
    const [own] = await logins(asha.cookie)
    for (const login of [own!.id, 'x', '']) await logOutOne(posted({ login }, mallory.cookie))
    expect(await asking(asha.cookie)).toBeDefined()
  })
})
