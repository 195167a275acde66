import { nomineeOf } from '@/server/accounts/profile/nominee'
import { userData } from '@/server/accounts/profile/visitorRights'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { nameNominee } from './profileForms'
import { loggedInUser } from '@/tests/support/testUser'
import { posted } from '@/tests/support/postedForm'

testAccounts()

const post = async (fields: Record<string, string>, cookie: string) =>
  (await nameNominee(posted(fields, cookie))).headers.get('location')

describe('the nominee (decision 0047)', () => {
  test('is named, changed and removed without JavaScript, stands in the download, sealed in the database', async () => {
    const { user, cookie } = await loggedInUser()
    expect(await post({ name: 'Ravi Rao', mobile: '098765 43210' }, cookie)).toBe(
      '/profile?done=nominee-saved',
    )
    expect((await userData(user)).nominee).toEqual({ name: 'Ravi Rao', mobile: '+91 9876543210' })
    const { rows } = await accounts.database.executeSql<{ nominee: string }>(
      'select nominee from app_user where id = $1',
      [user.id],
    )
    expect(rows[0]?.nominee).toMatch(/^\d+\.[\w-]{40,}$/)
    expect(await post({ name: 'Meera Rao', mobile: '+91 9876543211', language: 'hi' }, cookie)).toBe(
      '/hi/profile?done=nominee-saved',
    )
    expect(await nomineeOf(user.id)).toMatchObject({ name: 'Meera Rao' })
    expect(await post({ name: ' ', mobile: '' }, cookie)).toBe('/profile?done=nominee-removed')
    expect(await nomineeOf(user.id)).toBeUndefined()
  })

  test('half a person, or a number that is none, changes nothing', async () => {
    const { user, cookie } = await loggedInUser()
    for (const fields of [
      { name: 'Ravi' },
      { mobile: '9876543210' },
      { name: 'Ravi', mobile: '123' },
      { name: 'R'.repeat(200), mobile: '9876543210' },
    ])
      expect(await post(fields as unknown as Record<string, string>, cookie)).toBe(
        '/profile?problem=nominee#problem',
      )
    expect(await nomineeOf(user.id)).toBeUndefined()
  })

  test('is nobody’s but the user’s', async () => {
    const [own, other] = [await loggedInUser(), await loggedInUser()]
    await post({ name: 'Ravi Rao', mobile: '9876543210' }, own.cookie)
    expect(await nomineeOf(other.user.id)).toBeUndefined()
    expect(await post({ name: 'Ravi Rao', mobile: '9876543210' }, '')).toBe('/profile')
  })
})
