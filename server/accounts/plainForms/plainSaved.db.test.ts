import { MOST_SAVED } from '@/model/account/savedItem'
import { importCatalogue } from '@/server/catalogue/importCatalogue'
import { savedItemsOf, savedPagesOf } from '@/server/accounts/profile/savedItems'
import { eraseUser, userData } from '@/server/accounts/profile/visitorRights'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { rowLike } from '@/tests/support/testCatalogue'
import { loggedInUser } from '@/tests/support/testUser'
import { codeSentTo } from '@/tests/support/testVisitor'
import { someMobile } from '@/tests/support/testNumbers'
import { takeMobile, takeOtp } from './plainLogin'
import { dropSaved, save } from './plainSaved'

testAccounts({ DEV_PAGES: '1' })

const DOCTOR = rowLike('doctors')
const HOSPITAL = rowLike('hospitals')
const doctor = { kind: 'doctor', id: String(DOCTOR.DoctorId) }
const hospital = { kind: 'hospital', id: String(HOSPITAL.HospitalId) }
beforeAll(() => importCatalogue(accounts.database, { doctors: [DOCTOR], hospitals: [HOSPITAL] }))

const posted = (form: Record<string, string>, cookie = '', site = 'same-origin') =>
  new Request('http://localhost:3000/profile/saved', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { cookie, 'sec-fetch-site': site },
  })
async function answered(answer: Promise<Response>) {
  const response = await answer
  const cookies = response.headers.getSetCookie()
  return {
    http: response.status,
    to: response.headers.get('location'),
    cookies,
    cookie: cookies.map((line) => line.split(';')[0]).join('; '),
  }
}

describe('what is saved', () => {
  it('leads back to its page, stands in the profile in both languages, and goes again', async () => {
    const { user, cookie } = await loggedInUser()
    expect((await answered(save(posted(doctor, cookie)))).to).toBe(`/doctor/${DOCTOR.slug}#saved`)
    expect((await answered(save(posted(doctor, cookie)))).to).toBe(`/doctor/${DOCTOR.slug}#saved`)
    const inHindi = await answered(save(posted({ ...hospital, language: 'hi' }, cookie)))
    expect(inHindi.to).toBe(`/hi/hospital/${HOSPITAL.slug}#saved`)
    expect(await savedPagesOf(user.id, 'hi')).toEqual([
      expect.objectContaining({ kind: 'hospital', path: `/hi/hospital/${HOSPITAL.slug}` }),
      expect.objectContaining({ name: DOCTOR.hindi, path: `/hi/doctor/${DOCTOR.slug}` }),
    ])
    expect((await answered(dropSaved(posted(hospital, cookie)))).to).toBe('/profile?done=unsaved')
    expect((await savedItemsOf(user.id)).map(({ kind }) => kind)).toEqual(['doctor'])
  })

  it('is in the download, and goes with the account', async () => {
    const { user, cookie } = await loggedInUser()
    await save(posted(doctor, cookie))
    expect((await userData(user)).saved).toEqual([
      { kind: 'doctor', id: DOCTOR.DoctorId, savedAt: expect.anything() },
    ])
    await eraseUser(user)
    expect(await savedItemsOf(user.id)).toEqual([])
  })

  it('is a doctor or a hospital of the catalogue', async () => {
    const { user, cookie } = await loggedInUser()
    for (const form of [
      { ...doctor, id: '999999' },
      { ...doctor, id: '-1' },
      { ...doctor, id: '1e3' },
      { kind: 'treatment', id: '1' },
      {},
    ] as Record<string, string>[])
      expect((await answered(save(posted(form, cookie)))).to).toBe('/profile?problem=notSaved#problem')
    expect(await savedItemsOf(user.id)).toEqual([])
  })

  it('is no more than anybody needs', async () => {
    const { user, cookie } = await loggedInUser()
    await accounts.database.executeSql(
      `insert into saved_item (user_id, kind, item_id) select $1, 'doctor', n + 100000 from generate_series(1, ${MOST_SAVED}) n`,
      [user.id],
    )
    expect((await answered(save(posted(doctor, cookie)))).to).toBe('/profile?problem=tooManySaved#problem')
    expect(await savedItemsOf(user.id)).toHaveLength(MOST_SAVED)
  })

  it('is taken from no other site', async () => {
    const { user, cookie } = await loggedInUser()
    expect((await save(posted(doctor, cookie, 'cross-site'))).status).toBe(403)
    expect(await savedItemsOf(user.id)).toEqual([])
  })
})

describe('who is not logged in', () => {
  it('is led to the login, after which it is saved', async () => {
    const wanted = await answered(save(posted({ ...doctor, language: 'hi' })))
    expect([wanted.http, wanted.to]).toEqual([303, '/hi/login'])
    const mobile = someMobile()
    const { user } = await loggedInUser(mobile)
    const step = await answered(takeMobile(posted({ mobile })))
    const cookie = `${step.cookie}; ${wanted.cookie}`
    const done = await answered(takeOtp(posted({ otp: codeSentTo(mobile) }, cookie)))
    expect(done.cookies).toEqual(expect.arrayContaining([expect.stringMatching(/^to_save=; .*Max-Age=0/)]))
    expect(await savedItemsOf(user.id)).toMatchObject([{ kind: 'doctor', id: DOCTOR.DoctorId }])
  })

  it('cannot have saved what this site did not write', async () => {
    const mobile = someMobile()
    const { user } = await loggedInUser(mobile)
    const wanted = await answered(save(posted(doctor)))
    const step = await answered(takeMobile(posted({ mobile })))
    const forged = wanted.cookie.replace(/=./, '=x')
    await takeOtp(posted({ otp: codeSentTo(mobile) }, `${step.cookie}; ${forged}`))
    expect(await savedItemsOf(user.id)).toEqual([])
    expect((await answered(save(posted({ kind: 'x', id: '1' })))).to).toBe('/profile')
  })
})
