import { staffOfCookies } from './deskGuard'
import { passkeysOf } from './passkeys'
import { DeskBrowser, invited, memberWithPasskey } from '@/tests/support/deskBrowser'
import { failEntries } from '@/tests/support/failingAuditTrail'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { TestPasskey } from '@/tests/support/testPasskey'

testAccounts()

const sql = (text: string) => accounts.database.executeSql(text)

test('who was invited makes a passkey, is signed in, and signs in by it ever after', async () => {
  const { browser, passkey, joined, token } = await memberWithPasskey('Asha Rao', 'owner')
  expect(joined.http).toBe(200)
  expect(await staffOfCookies(browser.cookie)).toMatchObject({ name: 'Asha Rao', role: 'owner' })
  const later = new DeskBrowser()
  expect((await later.signInBy(passkey)).http).toBe(200)
  expect(await staffOfCookies(later.cookie)).toMatchObject({ name: 'Asha Rao', role: 'owner' })
  expect(await later.call('/desk/api/invitation/challenge', { token })).toMatchObject({
    http: 404,
    code: 'invitation',
  })
})

describe('a passkey', () => {
  it('signs each challenge once, and none that is old or was made for something else', async () => {
    const { passkey } = await memberWithPasskey('Ravi Kumar')
    const browser = new DeskBrowser()
    const loginChallenge = await browser.challenge('/desk/api/login/challenge')
    const answer = { id: loginChallenge.id, response: passkey.signs(loginChallenge.challenge) }
    expect((await browser.call('/desk/api/login/passkey', answer)).http).toBe(200)
    expect(await browser.call('/desk/api/login/passkey', answer)).toMatchObject({
      http: 401,
      code: 'refused',
    })

    const old = await browser.challenge('/desk/api/login/challenge')
    await sql('update staff_challenge set expires_at = now()')
    const late = { id: old.id, response: passkey.signs(old.challenge) }
    expect((await browser.call('/desk/api/login/passkey', late)).http).toBe(401)

    const joining = await browser.challenge('/desk/api/invitation/challenge', {
      token: await invited('X Y Z'),
    })
    const other = { id: joining.id, response: passkey.signs(joining.challenge) }
    expect((await browser.call('/desk/api/login/passkey', other)).http).toBe(401)
  })

  it('is refused, and not looked for, where what came is no id at all', async () => {
    const { passkey } = await memberWithPasskey('Nobody Known')
    const browser = new DeskBrowser()
    for (const id of ['x', '\u0000', '1; drop table staff_challenge']) {
      const response = passkey.signs('challenge')
      expect((await browser.call('/desk/api/login/passkey', { id, response })).http).toBe(401)
    }
    const loginChallenge = await browser.challenge('/desk/api/login/challenge')
    const response = { ...passkey.signs(loginChallenge.challenge), id: '\u0000' }
    expect((await browser.call('/desk/api/login/passkey', { id: loginChallenge.id, response })).http).toBe(
      401,
    )
    const proof = { name: 'Nobody\u0000', password: 'x', code: '123456' }
    expect((await browser.call('/desk/api/login', proof)).http).toBe(401)
  })

  it('is refused from another site, without the person verified, or when its counter has gone back', async () => {
    const { passkey } = await memberWithPasskey('Meera Nair')
    const tried = async (claims: Parameters<TestPasskey['signs']>[1]) =>
      (await new DeskBrowser().signInBy(passkey, claims)).http
    expect(await tried({ origin: 'https://evil.example' })).toBe(401)
    expect(await tried({ isVerified: false })).toBe(401)
    expect(await tried({ counter: 50 })).toBe(200)
    expect(await tried({ counter: 50 })).toBe(401)
    expect(await tried({ counter: 51 })).toBe(200)
    expect((await new DeskBrowser().signInBy(new TestPasskey())).http).toBe(401)
  })

  it('of a disabled person signs nobody in', async () => {
    const { passkey } = await memberWithPasskey('Farah Khan')
    await sql(`update staff_member set disabled_at = now() where name = 'Farah Khan'`)
    expect((await new DeskBrowser().signInBy(passkey)).http).toBe(401)
  })

  it('is made for its invitation only, with the person verified', async () => {
    const [mine, other] = [await invited('Imran Ali'), await invited('Divya Iyer')]
    const browser = new DeskBrowser()
    const join = async (token: string, claims?: { isVerified: boolean }) => {
      const { id, challenge } = await browser.challenge('/desk/api/invitation/challenge', { token: mine })
      const response = new TestPasskey().makes(challenge, claims)
      return (await browser.call('/desk/api/invitation/passkey', { token, id, response })).http
    }
    expect(await join(other)).toBe(401)
    expect(await join(mine, { isVerified: false })).toBe(401)
    expect(await join(mine)).toBe(200)
    expect(await join(mine).catch(() => 'no challenge')).toBe('no challenge')
  })
})

describe('the account', () => {
  it('takes another passkey from who has just proved who they are, and lets the last one go never', async () => {
    const { browser, passkey } = await memberWithPasskey('Sunita Devi')
    const staff = await staffOfCookies(browser.cookie)
    const add = async (second: TestPasskey) => {
      const { id, challenge } = await browser.challenge('/desk/api/account/challenge')
      return browser.call('/desk/api/account/passkey', { id, response: second.makes(challenge) })
    }
    expect((await add(new TestPasskey())).http).toBe(200)
    await sql(`update staff_session set proven_at = now() - interval '11 minutes'`)
    expect(await browser.call('/desk/api/account/challenge')).toMatchObject({ http: 403, code: 'deskProof' })
    const [first, second] = await passkeysOf(staff?.id ?? '')
    const remove = (one: typeof first) =>
      browser.form('/desk/account/passkey/remove', { passkey: one?.id ?? '' })
    expect(await remove(first)).toBe('/desk/account?problem=prove')

    const loginChallenge = await browser.challenge('/desk/api/login/challenge')
    const proof = { id: loginChallenge.id, response: passkey.signs(loginChallenge.challenge) }
    expect((await browser.call('/desk/api/account/prove', proof)).http).toBe(200)
    expect(await remove(second)).toBe('/desk/account?done=passkey-removed')
    expect(await remove(first)).toBe('/desk/account?problem=lastWay')
    expect((await new DeskBrowser().signInBy(passkey)).http).toBe(200)
  })

  it('takes nobody else’s passkey for a proof', async () => {
    const [one, other] = [await memberWithPasskey('Kavita Menon'), await memberWithPasskey('Anil Gupta')]
    const loginChallenge = await one.browser.challenge('/desk/api/login/challenge')
    const proof = { id: loginChallenge.id, response: other.passkey.signs(loginChallenge.challenge) }
    expect(await one.browser.call('/desk/api/account/prove', proof)).toMatchObject({
      http: 401,
      code: 'refused',
    })
  })

  it('ends one session, or all others, and nobody else’s', async () => {
    const { browser, passkey } = await memberWithPasskey('Joseph Mathew')
    const other = await memberWithPasskey('Geeta Shah')
    const [second, third] = [new DeskBrowser(), new DeskBrowser()]
    await second.signInBy(passkey)
    await third.signInBy(passkey)
    const idOf = async (name: string) => {
      const { rows } = await accounts.database.executeSql<{ id: string }>(
        `select s.id from staff_session s join staff_member m on m.id = s.staff_id where m.name = $1 order by s.created_at desc`,
        [name],
      )
      return rows[0]?.id ?? ''
    }
    const isIn = async (one: DeskBrowser) => (await staffOfCookies(one.cookie)) !== undefined
    await browser.form('/desk/account/session/end', { session: await idOf('Geeta Shah') })
    await browser.form('/desk/account/session/end', { session: await idOf('Joseph Mathew') })
    expect([await isIn(other.browser), await isIn(third), await isIn(second)]).toEqual([true, false, true])
    expect(await browser.form('/desk/account/session/others')).toBe('/desk/account?done=others-ended')
    expect([await isIn(second), await isIn(browser)]).toEqual([false, true])
  })
})

test('a passkey neither comes nor goes, and nobody joins, where the audit trail cannot take the entry', async () => {
  const { browser, passkey } = await memberWithPasskey('Leela Das')
  const staff = await staffOfCookies(browser.cookie)
  const add = async () => {
    const { id, challenge } = await browser.challenge('/desk/api/account/challenge')
    return (
      await browser.call('/desk/api/account/passkey', { id, response: new TestPasskey().makes(challenge) })
    ).http
  }
  expect(await add()).toBe(200)
  const token = await invited('Nisha Paul')
  const ids = async () => (await passkeysOf(staff?.id ?? '')).map(({ id }) => id)
  const before = await ids()
  const takeEntries = await failEntries(accounts.database, 'staff.(joined|passkey.added|passkey.removed)')
  expect(await add()).toBe(500)
  expect(await browser.form('/desk/account/passkey/remove', { passkey: before[1] ?? '' })).toBe(
    '/desk/account?problem=away',
  )
  expect(await ids()).toEqual(before)
  const joining = new DeskBrowser()
  const { id, challenge } = await joining.challenge('/desk/api/invitation/challenge', { token })
  const made = { token, id, response: new TestPasskey().makes(challenge) }
  expect((await joining.call('/desk/api/invitation/passkey', made)).http).toBe(500)
  expect((await sql(`select from staff_member where name = 'Nisha Paul'`)).rows).toEqual([])
  await takeEntries()
  // The invitation was not used up.
  expect((await joining.challenge('/desk/api/invitation/challenge', { token })).id).toBeTruthy()
  expect((await new DeskBrowser().signInBy(passkey)).http).toBe(200)
})
