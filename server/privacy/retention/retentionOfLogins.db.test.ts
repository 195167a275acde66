import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { applyRetention } from './retentionJob'
import { createSession } from '@/server/accounts/sessions/sessions'
import { someMobile } from '@/tests/support/testNumbers'
import { TestVisitor, passSeconds } from '@/tests/support/testVisitor'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { runtime } from '@/server/runtime'

testAccounts({ DEV_PAGES: '1' })

const count = async (table: string): Promise<number> =>
  (await accounts.database.executeSql<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ??
  0

describe('retention of logins', () => {
  it('removes codes, counts and sessions that are over, and nothing that still holds', async () => {
    const visitor = new TestVisitor('203.0.113.1')
    await visitor.send(someMobile())
    await passSeconds(25 * 60 * 60)
    const mobile = someMobile()
    const code = await visitor.codeFor(mobile)
    const user = await findOrCreateUser({ countryCode: '91', mobile: someMobile() })
    await createSession(user.id)
    await accounts.database.executeSql(`update user_session set expires_at = now() - interval '2 days'`)
    await createSession(user.id)
    await accounts.database.executeSql(
      `update user_session set revoked_at = now() - interval '2 days' where expires_at > now()`,
    )
    const { token } = await createSession(user.id)
    const before = [await count('otp_code'), await count('user_session')]
    await applyRetention(accounts.database, runtime().secret)

    expect(before).toEqual([2, 3])
    expect([await count('otp_code'), await count('user_session')]).toEqual([1, 1])
    expect(token).toHaveLength(43)
    // The limits of the second number and of the address still hold.
    expect((await new TestVisitor('203.0.113.1').send(mobile)).http).toBe(429)
    expect((await visitor.login(mobile, code)).http).toBe(200)
  })
})
