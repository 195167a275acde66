import { getMe, deleteAccount, downloadData, logOut } from '@/server/accounts/accountCalls'
import { loginByOtp } from '@/server/accounts/otp/otpCodes'
import { accounts, testAccounts, trailOf } from '@/tests/support/testAccounts'
import { someMobile } from '@/tests/support/testNumbers'
import { loggedInUser, userRequest } from '@/tests/support/testUser'
import { TestVisitor } from '@/tests/support/testVisitor'
import { runtime } from '@/server/runtime'
import { auditEntries, recordAudit } from './auditTrail'
import { VisitorAudit } from './visitorAudit'

testAccounts({ DEV_PAGES: '1' })

describe('what a visitor does is written down by pseudonym (decision 0042)', () => {
  it('a login, and a check that failed', async () => {
    const [visitor, mobile] = [new TestVisitor(), someMobile()]
    const code = await visitor.codeFor(mobile)
    await visitor.login(mobile, code === '000000' ? '000001' : '000000')
    expect((await visitor.login(mobile, code)).http).toBe(200)
    expect(await trailOf(mobile)).toEqual(['login.failed: wrong', 'login'])
  })

  it('a download, a logout, and the end of the account', async () => {
    const { cookie, mobile } = await loggedInUser()
    await downloadData(userRequest('GET', { cookie }))
    await logOut(userRequest('POST', { cookie }))
    const again = await loggedInUser(mobile)
    await deleteAccount(userRequest('DELETE', { cookie: again.cookie }))
    expect((await getMe(userRequest('GET', { cookie: again.cookie }))).status).toBe(401)
    expect(await trailOf(mobile)).toEqual(['data.downloaded', 'logout', 'account.deleted'])
  })

  it('without the number or the name standing anywhere in the trail', async () => {
    const { rows } = await accounts.database.executeSql<{ entry: string }>('select entry from audit_entry')
    expect(rows.length).toBeGreaterThan(0)
    for (const { entry } of rows) expect(entry).not.toMatch(/\d{10}/)
  })
})

describe('a trail that cannot be written', () => {
  it('neither fails a login nor holds it up, and the entry follows when it can', async () => {
    const [visitor, mobile] = [new TestVisitor(), someMobile()]
    const code = await visitor.codeFor(mobile)
    let isThere = false
    const audit = new VisitorAudit((text, values) => {
      if (!isThere) return Promise.reject(new Error('connection terminated'))
      return accounts.database.executeSql(text, values)
    }, runtime().secret)
    const before = runtime().visitorAudit
    Object.assign(runtime(), { visitorAudit: audit })
    try {
      const callerKey = visitor.browserId
      const from = { ip: '203.0.113.9', callerKey, isOwnBrowser: false, device: null }
      expect(await loginByOtp({ countryCode: '91', mobile }, code, from)).toMatchObject({ kind: 'loggedIn' })
      await before.idle()
      isThere = true
      expect(await trailOf(mobile)).toEqual(['login'])
    } finally {
      Object.assign(runtime(), { visitorAudit: before })
    }
  })
})

it('entries can be followed as they come', async () => {
  const { executeSql } = accounts.database
  const entries = auditEntries(executeSql, { since: new Date(), follows: true })
  const next = entries.next()
  await recordAudit(executeSql, { actor: 'staff Meera', action: 'leads.listed', count: 3 })
  expect((await next).value).toMatchObject({ actor: 'staff Meera', count: 3 })
})
