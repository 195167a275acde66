import { requestWith } from '@/tests/support/siteRequest'
import { someMobile } from '@/tests/support/testNumbers'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import {
  clearedSessionCookies,
  createSession,
  hasTokenProof,
  revokeSession,
  sessionCookies,
  sessionOf,
} from './sessions'
import { runtime } from '@/server/runtime'
import { seal } from '@/server/privacy/sealing/sealedText'
import { cookieHeader } from '@/tests/support/cookieHeader'
import { CLAIMS, credentialsIn, forgedCookie } from '@/tests/support/testUser'
import { findOrCreateUser, updateUser } from '@/server/accounts/profile/users'

testAccounts()

const someNumber = () => ({ countryCode: '91', mobile: someMobile() })

/** A user who has just logged in. */
async function loggedIn() {
  const user = await findOrCreateUser(someNumber())
  return { user, ...(await createSession(user.id)) }
}

const withCookie = (claims: unknown) => requestWith({ cookie: forgedCookie(claims) })

describe('users', () => {
  it('are made once for a number, also when two logins come at once', async () => {
    const number = someNumber()
    const [one, other] = await Promise.all([findOrCreateUser(number), findOrCreateUser(number)])
    const abroad = await findOrCreateUser({ ...number, countryCode: '971' })

    expect(one.id).toBe(other.id)
    expect(abroad.id).not.toBe(one.id)
    expect(one).toMatchObject({ mobile: number.mobile, country_code: '91', name: '', email: '', city: null })
  })

  it('keep what a change leaves out', async () => {
    const { id } = await findOrCreateUser(someNumber())
    const city = { cityid: 477, cityname: 'Mumbai', type: 'R' }
    await updateUser(id, { name: 'Asha Rao', city })
    const user = await updateUser(id, { email: 'asha@example.org' })

    expect(user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.org', city })
    expect(await updateUser('00000000-0000-4000-8000-000000000000', { name: 'x' })).toBeUndefined()
  })
})

describe('a session', () => {
  it('is found by the cookie that login sets, and by the Authorization header in both forms', async () => {
    const { user, token } = await loggedIn()
    const cookie = cookieHeader(sessionCookies(user, token))

    for (const request of [
      requestWith({ cookie }),
      requestWith({ authorization: token }),
      requestWith({ authorization: `Bearer ${token}` }),
    ])
      expect((await sessionOf(request))?.user.id).toBe(user.id)
    expect(await sessionOf(requestWith({}))).toBeUndefined()
  })

  it('sets the credentials out of the reach of scripts, and a readable marker of the same age', async () => {
    const { user, token } = await loggedIn()
    const [credentials = '', marker] = sessionCookies({ ...user, name: 'आशा; "Rao"' }, token)

    expect(credentialsIn(credentials)).toEqual({
      token,
      name: 'आशा; "Rao"',
      email: '',
      mobileNo: user.mobile,
      id: user.id,
    })
    expect(credentials).toMatch(/; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly$/)
    expect(marker).toBe('signed_in=1; Path=/; SameSite=Lax; Max-Age=31536000')
    expect(clearedSessionCookies()).toEqual([
      'cred_hexa=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
      'signed_in=; Path=/; SameSite=Lax; Max-Age=0',
      'XSRF-TOKEN=; Path=/; SameSite=Lax; Max-Age=0',
    ])
  })

  it('is over once it is revoked or expired, whatever the browser still sends', async () => {
    const [revoked, expired, other] = [await loggedIn(), await loggedIn(), await loggedIn()]
    const session = await sessionOf(requestWith({ authorization: revoked.token }))
    await revokeSession(session?.tokenHash ?? '')
    await accounts.database.executeSql('update user_session set expires_at = now() where user_id = $1', [
      expired.user.id,
    ])

    expect(await sessionOf(requestWith({ authorization: revoked.token }))).toBeUndefined()
    expect(await sessionOf(requestWith({ authorization: expired.token }))).toBeUndefined()
    expect((await sessionOf(requestWith({ authorization: other.token })))?.user.id).toBe(other.user.id)
  })

  it('believes nothing that a forged cookie claims', async () => {
    const { user, token } = await loggedIn()
    const other = await loggedIn()
    const own = await sessionOf(withCookie({ ...CLAIMS, token, id: other.user.id, name: 'Somebody' }))

    expect(own?.user.id).toBe(user.id)
    for (const forged of [
      { token: undefined },
      { token: '' },
      { token: [token] },
      { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` },
      { token: "' or 1=1 --" },
      { token: user.id },
    ])
      expect(await sessionOf(withCookie({ ...CLAIMS, ...forged }))).toBeUndefined()
    for (const claims of [null, [], 1, token]) expect(await sessionOf(withCookie(claims))).toBeUndefined()
  })

  it('is sealed in its cookie: nothing of it can be read there, and nothing changed or brought from elsewhere', async () => {
    const { user, token } = await loggedIn()
    const [line = ''] = sessionCookies({ ...user, name: 'Asha Rao' }, token)
    const value = /^cred_hexa=([^;]+)/.exec(line)?.[1] ?? ''
    const plain = Buffer.from(value, 'base64url').toString('latin1')
    const { secret } = runtime()
    const text = JSON.stringify({ ...CLAIMS, token })

    for (const kept of [token, 'Asha Rao', user.mobile, user.id])
      expect([value, plain].join(' ')).not.toContain(kept)
    expect((await sessionOf(requestWith({ cookie: `cred_hexa=${value}` })))?.user.id).toBe(user.id)
    for (const other of [
      encodeURIComponent(text),
      token,
      `${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`,
      seal(secret, 'users api token', text),
      seal('another site’s secret', 'session cookie', text),
    ])
      expect(await sessionOf(requestWith({ cookie: `cred_hexa=${other}` }))).toBeUndefined()
  })

  it('stands in the database without its token', async () => {
    const { user, token } = await loggedIn()
    const { rows } = await accounts.database.executeSql('select * from user_session where user_id = $1', [
      user.id,
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is no proof of a call’s intent by its cookie, only by its header', async () => {
    const { user, token } = await loggedIn()
    expect(await hasTokenProof(requestWith({ authorization: `Bearer ${token}` }))).toBe(true)
    expect(await hasTokenProof(requestWith({ cookie: cookieHeader(sessionCookies(user, token)) }))).toBe(
      false,
    )
    expect(await hasTokenProof(requestWith({ authorization: 'Bearer x' }))).toBe(false)
  })

  it('notes its last use, at most once an hour', async () => {
    const { user, token } = await loggedIn()
    const seen = async () => {
      await sessionOf(requestWith({ authorization: token }))
      const { rows } = await accounts.database.executeSql<{ recent: boolean }>(
        `select last_seen_at > now() - interval '1 minute' as recent from user_session where user_id = $1`,
        [user.id],
      )
      return rows[0]?.recent
    }
    const moveBack = (by: string) =>
      accounts.database.executeSql(
        'update user_session set last_seen_at = now() - $2::interval where user_id = $1',
        [user.id, by],
      )
    await moveBack('59 minutes')
    expect(await seen()).toBe(false)
    await moveBack('61 minutes')
    expect(await seen()).toBe(true)
  })
})
