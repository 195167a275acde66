import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { someMobile } from '@/tests/support/testNumbers'
import { TestVisitor } from '@/tests/support/testVisitor'
import { loggedInUser } from '@/tests/support/testUser'
import { sessionOf } from '@/server/accounts/sessions/sessions'
import { accountOf, updateUser } from './users'
import { eraseUser } from './visitorRights'

/* A number that has another owner by now (docs/decisions/0045). */

testAccounts({ DEV_PAGES: '1', OTP_WORK_BITS: '0' })

const rowsOf = async (text: string, values: unknown[]) =>
  (await accounts.database.executeSql<Record<string, unknown>>(text, values)).rows

/** A named user who logged in so many days ago and has not returned. */
async function gone(days: number, sessionDays = days) {
  const { user, mobile, token } = await loggedInUser()
  await updateUser(user.id, { name: 'Asha Rao', email: 'asha@example.org' })
  await rowsOf(
    `update app_user set last_login_at = now() - $2::int * interval '1 day',
    created_at = now() - interval '400 days' where id = $1::uuid`,
    [user.id, days],
  )
  await rowsOf(
    `update user_session set last_seen_at = now() - $2::int * interval '1 day' where user_id = $1::uuid`,
    [user.id, sessionDays],
  )
  return { user, mobile, token, number: { countryCode: '91', mobile } }
}

const logIn = (number: { countryCode: string; mobile: string }, namedAs?: string) =>
  runtime()
    .database.kysely.transaction()
    .execute((transaction) => accountOf(number, namedAs, transaction))

describe('an account', () => {
  it('begins anew after 180 days without a login: nothing of the former one is shown, and its sessions are over', async () => {
    const { user, number, mobile, token } = await gone(181)
    const visitor = new TestVisitor()
    const { data } = await visitor.login(mobile, await visitor.codeFor(mobile))
    const now = await sessionOf(new Request('http://x/', { headers: { authorization: data.token ?? '' } }))

    expect(data.name).toBe('')
    expect(now?.user).toMatchObject({ name: '', email: '', city: null, avatar_type: null })
    expect(now?.user.id).not.toBe(user.id)
    expect(now?.user.visitor_id).not.toBe(user.visitor_id)
    expect(await sessionOf(new Request('http://x/', { headers: { authorization: token } }))).toBeUndefined()
    expect((await logIn(number)).id).toBe(now?.user.id)
  })

  it.each([
    ['180 days have not passed', 179, 179],
    ['a login of it is still used', 300, 5],
  ])('stays while %s', async (_, days, sessionDays) => {
    const { user, number } = await gone(days, sessionDays)
    expect(await logIn(number)).toMatchObject({ id: user.id, name: 'Asha Rao' })
  })

  it('stays for ever where that is configured, and begins anew sooner where that is', async () => {
    const { user, number } = await gone(1000)
    accounts.configure({ ACCOUNT_ANEW_AFTER_DAYS: '0' })
    expect((await logIn(number)).id).toBe(user.id)
    const other = await gone(31)
    accounts.configure({ ACCOUNT_ANEW_AFTER_DAYS: '30' })
    expect((await logIn(other.number)).id).not.toBe(other.user.id)
  })

  it('begins anew when who logs in has just named another person, and not for another spelling', async () => {
    const { user, number } = await gone(10)
    for (const same of ['ASHA RAO', 'Mrs A. Rao', 'Asha', 'Asha Raao'])
      expect((await logIn(number, same)).id).toBe(user.id)
    const anew = await logIn(number, 'Vikram Singh')
    expect(anew.id).not.toBe(user.id)
    expect(anew.name).toBe('')
  })

  it('of before is kept for erasure only, which takes it along', async () => {
    const { user, number } = await gone(200)
    const anew = await logIn(number)
    const former = () => rowsOf('select 1 from former_user where id = $1::uuid', [user.id])
    expect(await former()).toHaveLength(1)
    expect(await rowsOf('select 1 from user_session where user_id = $1::uuid', [user.id])).toEqual([])
    await eraseUser(anew)
    expect(await former()).toEqual([])
  })

  it('of somebody new begins once, and stays', async () => {
    const number = { countryCode: '91', mobile: someMobile() }
    expect((await logIn(number, 'Asha Rao')).id).toBe((await logIn(number, 'Asha Rao')).id)
  })
})
