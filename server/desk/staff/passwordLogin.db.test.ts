import { requestWith } from '@/tests/support/siteRequest'
import { verify } from '@node-rs/argon2'
import { enrolmentOf } from './enrolment'
import { staffOfCookies } from './deskGuard'
import { testLimits } from '@/tests/support/testLimits'
import { DeskBrowser, invited, timeCode } from '@/tests/support/deskBrowser'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { runtime, setRuntime } from '@/server/runtime'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})

testAccounts()

const PASSWORD = 'a red lorry in the rain'
const sql = (text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Record<string, string>>(text, values)
/** As if the last code had been used long ago. */
const later = () => sql('update staff_member set used_time_step = 0')

function shownTo(browser: DeskBrowser) {
  const enrolment = enrolmentOf(requestWith({ cookie: browser.cookie }))
  if (!enrolment) throw new Error('nobody is choosing a password')
  return enrolment
}

/** An invited member who has chosen a password. */
async function member(name: string, role = 'agent') {
  const browser = new DeskBrowser()
  await browser.form('/desk/invitation/password', { token: await invited(name, role) })
  const { secret, recoveryCodes } = shownTo(browser)
  const led = await browser.form('/desk/password/save', { password: PASSWORD, code: timeCode(secret) })
  expect(led).toBe('/desk/account?done=joined')
  return { browser, secret, recoveryCodes, name }
}

const proofOf = (
  { name, secret }: { name: string; secret: string },
  change: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  name,
  password: PASSWORD,
  code: timeCode(secret),
  ...change,
})
const signIn = (proof: object, browser = new DeskBrowser()) => browser.call('/desk/api/login', proof)

describe('who was invited', () => {
  it('chooses a password, proves the app by a code, and is signed in', async () => {
    const browser = new DeskBrowser()
    const token = await invited('Asha Rao', 'manager')
    expect(await browser.form('/desk/invitation/password', { token })).toBe('/desk/password')
    const { secret, recoveryCodes } = shownTo(browser)
    const save = (password: string, code: string) => browser.form('/desk/password/save', { password, code })
    expect(recoveryCodes).toHaveLength(10)
    expect(browser.cookie).not.toContain(secret)
    expect(await save('short', timeCode(secret))).toBe('/desk/password?problem=passwordShort')
    expect(await save('asha rao is my name', timeCode(secret))).toBe('/desk/password?problem=passwordName')
    expect(await save(PASSWORD, '000000')).toBe('/desk/password?problem=code')
    expect((await sql('select from staff_member')).rows).toHaveLength(0)
    expect(await save(PASSWORD, timeCode(secret))).toBe('/desk/account?done=joined')
    expect(await staffOfCookies(browser.cookie)).toMatchObject({ name: 'Asha Rao', role: 'manager' })
  })

  it('joins once: the link is worth nothing afterwards, nor a day later, nor another one', async () => {
    const token = await invited('Ravi Kumar')
    const browser = new DeskBrowser()
    const slow = new DeskBrowser()
    await slow.form('/desk/invitation/password', { token })
    await browser.form('/desk/invitation/password', { token })
    const save = (who: DeskBrowser) =>
      who.form('/desk/password/save', { password: PASSWORD, code: timeCode(shownTo(who).secret) })
    expect(await save(browser)).toBe('/desk/account?done=joined')
    expect(await save(slow)).toBe('/desk/invitation?problem=invitation')
    const late = await invited('Sunita Devi')
    await sql('update staff_invitation set expires_at = now()')
    for (const worthless of [token, late, 'x', 'A'.repeat(43)])
      expect(await browser.form('/desk/invitation/password', { token: worthless })).toBe(
        '/desk/invitation?problem=invitation',
      )
  })

  it('loses by a new invitation every earlier way to sign in, keeps the role, and is signed out elsewhere', async () => {
    const first = await member('Farah Khan', 'manager')
    const second = await member('farah  KHAN', 'viewer')
    expect(await staffOfCookies(first.browser.cookie)).toBeUndefined()
    expect(await staffOfCookies(second.browser.cookie)).toMatchObject({ name: 'Farah Khan', role: 'manager' })
    await later()
    expect((await signIn(proofOf(first))).http).toBe(401)
    expect((await signIn(proofOf(second))).http).toBe(200)
  })

  it('leaves nothing in the database by which somebody could sign in', async () => {
    const { secret, recoveryCodes } = await member('Kavita Menon')
    const tables = ['staff_member', 'staff_recovery_code', 'staff_invitation', 'staff_session']
    const rows = await Promise.all(tables.map(async (table) => (await sql(`select * from ${table}`)).rows))
    const stored = JSON.stringify(rows)
    for (const kept of [secret, PASSWORD, ...recoveryCodes]) expect(stored).not.toContain(kept)
    expect(stored).toContain('$argon2id$')
  })
})

describe('a password with a code', () => {
  it('signs in; the same code a second time does not', async () => {
    const one = await member('Imran Ali')
    expect((await signIn(proofOf(one))).http).toBe(401)
    const next = proofOf(one, { code: timeCode(one.secret, 1) })
    const browser = new DeskBrowser()
    expect((await signIn(next, browser)).http).toBe(200)
    expect(await staffOfCookies(browser.cookie)).toMatchObject({ name: 'Imran Ali' })
    expect((await signIn(next)).http).toBe(401)
    await later()
    expect((await signIn(proofOf(one, { code: timeCode(one.secret, 3) }))).http).toBe(401)
  })

  it('of two at once with the same code, one gets in', async () => {
    const one = await member('Divya Iyer')
    await later()
    const both = await Promise.all([signIn(proofOf(one)), signIn(proofOf(one))])
    expect(both.map(({ http }) => http).sort()).toEqual([200, 401])
  })

  it('takes a recovery code in the place of the time code, once', async () => {
    const one = await member('Joseph Mathew')
    const [code = '', other = ''] = one.recoveryCodes
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect((await signIn(proofOf(one, { code: typed }))).http).toBe(200)
    expect((await signIn(proofOf(one, { code }))).http).toBe(401)
    expect((await signIn(proofOf(one, { code: other, password: 'wrong' }))).http).toBe(401)
    expect((await signIn(proofOf(one, { code: other }))).http).toBe(200)
  })

  it('that is wrong in whatever way is answered the same, after the same work', async () => {
    const one = await member('Lakshmi Pillai')
    await later()
    await sql(
      `insert into staff_member (name, name_key, role) values ('No Password', 'no password', 'agent')`,
    )
    const wrong: Readonly<Record<string, string>>[] = [
      { name: 'Nobody Here' },
      { password: 'wrong' },
      { code: '000000' },
      { code: 'no such code' },
      { name: 'No Password' },
    ]
    const answers: unknown[] = []
    const compared: number[] = []
    for (const change of wrong) {
      const before = jest.mocked(verify).mock.calls.length
      answers.push(await signIn(proofOf(one, change)))
      compared.push(jest.mocked(verify).mock.calls.length - before)
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ http: 401, code: 'refused' })
    // Each has waited for one argon2, nearly all of the time that an answer takes.
    expect(compared).toEqual(wrong.map(() => 1))
  })

  it('is nothing to who is disabled', async () => {
    const one = await member('Anil Gupta')
    await later()
    await sql(`update staff_member set disabled_at = now() where name = 'Anil Gupta'`)
    expect((await signIn(proofOf(one))).http).toBe(401)
  })

  it('works without JavaScript as well', async () => {
    const one = await member('Geeta Shah')
    await later()
    const browser = new DeskBrowser()
    const enter = (fields: Readonly<Record<string, string>>) =>
      browser.form('/desk/login/enter', { back: '/desk?view=mine', ...fields })
    expect(await enter({ name: 'Geeta Shah' })).toBe('/desk/login?plain=1&back=%2Fdesk%3Fview%3Dmine')
    expect(await enter(proofOf(one, { password: 'wrong' }))).toMatch(/problem=refused$/)
    expect(await enter(proofOf(one))).toBe('/desk?view=mine')
    expect(await staffOfCookies(browser.cookie)).toMatchObject({ name: 'Geeta Shah' })
    for (const back of [
      'https://evil.example',
      '//evil.example',
      '/desk/../x',
      '/profile',
      '/desk/login?x=1',
    ]) {
      await later()
      expect(await enter(proofOf(one, { back }))).toBe('/desk')
    }
  })
})

describe('who guesses', () => {
  const limited = (deskGuesses: number, deskLogins: number) =>
    setRuntime({ ...runtime(), limits: testLimits({ deskGuesses, deskLogins }) })
  afterEach(() => setRuntime({ ...runtime(), limits: testLimits() }))

  it('at a name waits, from wherever; who has signed in there before does not', async () => {
    const one = await member('Neha Joshi')
    limited(3, 100)
    const guess = (n: number) =>
      signIn(proofOf(one, { password: `wrong ${n}` }), new DeskBrowser(`198.51.100.${n}`))
    expect([await guess(1), await guess(2), await guess(3)].map(({ http }) => http)).toEqual([401, 401, 401])
    const locked = await guess(4)
    expect(locked).toMatchObject({ http: 429, code: 'tooMany' })
    expect(locked.waitSeconds).toBeLessThanOrEqual(300)
    await later()
    expect((await signIn(proofOf(one), new DeskBrowser())).http).toBe(429)
    expect((await signIn(proofOf(one), one.browser)).http).toBe(200)
    const plain = await new DeskBrowser().form('/desk/login/enter', proofOf(one))
    expect(plain).toMatch(/problem=locked&wait=\d+$/)
  })

  it('from one address waits, whatever names are tried', async () => {
    limited(100, 3)
    const guess = (n: number) => signIn({ name: `Name ${n}`, password: 'x', code: '1' })
    for (const n of [1, 2, 3]) expect((await guess(n)).http).toBe(401)
    expect((await guess(4)).http).toBe(429)
  })
})

test('logins, failures, recoveries and joining are written down, without what strangers typed', async () => {
  const one = await member('Vikram Singh')
  await later()
  await signIn(proofOf(one, { password: 'wrong' }))
  await signIn(proofOf(one, { name: 'my secret password' }))
  await signIn(proofOf(one, { code: one.recoveryCodes[0] ?? '' }))
  const { rows } = await sql('select entry from audit_entry order by seq desc limit 6')
  const written = rows.map(({ entry }) => {
    const { actor, action, subject } = JSON.parse(entry ?? '') as Record<string, string>
    return [actor, action, subject]
  })
  expect(written.reverse()).toEqual([
    ['staff Vikram Singh', 'staff.joined', 'password'],
    ['staff Vikram Singh', 'staff.login', 'invitation'],
    ['staff Vikram Singh', 'staff.login.failed', 'password and code'],
    ['site', 'staff.login.failed', 'password and code'],
    ['staff Vikram Singh', 'staff.recovered', 'recovery code'],
    ['staff Vikram Singh', 'staff.login', 'recovery code'],
  ])
})
