import { MOST_SAVED } from '@/model/account/savedItem'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { saveItem, savedItemsOf, savedPagesOf } from '@/server/accounts/profile/savedItems'
import { eraseUser, userData } from '@/server/accounts/profile/visitorRights'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { postedTo } from '@/tests/support/postedForm'
import { rowLike } from '@/tests/support/testCatalogue'
import { loggedInUser, readAnswer, userRequest } from '@/tests/support/testUser'
import { codeSentTo } from '@/tests/support/testVisitor'
import { someMobile } from '@/tests/support/testNumbers'
import { takeMobile, takeName, takeOtp } from './loginForms'
import { putSavedItem, deleteSavedItem, listSavedItems } from '@/server/accounts/accountCalls'
import type { Handler } from '@/server/http/guardedCall'
import { dropSaved, save } from './profileForms'

testAccounts({ DEV_PAGES: '1' })

const DOCTOR = rowLike('doctors')
const HOSPITAL = rowLike('hospitals')
const doctor = { item: `doctor-${DOCTOR.DoctorId}` }
const hospital = { item: `hospital-${HOSPITAL.HospitalId}` }
beforeAll(() => importCatalogue(accounts.database, { doctors: [DOCTOR], hospitals: [HOSPITAL] }))

const posted = (form: Record<string, string>, cookie = '', site = 'same-origin', referer = '') =>
  postedTo('/profile/saved', form, {
    cookie,
    'sec-fetch-site': site,
    host: 'localhost:3000',
    ...(referer && { referer }),
  })
/** A user whose calls answer the status and what is saved. */
async function savingUser() {
  const { cookie } = await loggedInUser()
  return {
    cookie,
    async call(handler: Handler, method: string, body?: object, proof = true) {
      const answer = await readAnswer(handler(userRequest(method, { body, cookie, proof })))
      return [answer.http, answer.data?.saved]
    },
  }
}

/** What a browser keeps of Set-Cookie lines: the last of a name. */
const jarOf = (lines: readonly string[]): string => {
  const pairs = lines.map((line) => line.split(';')[0] ?? '')
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}

async function answered(answer: Promise<Response>) {
  const response = await answer
  const cookies = response.headers.getSetCookie()
  return {
    http: response.status,
    to: response.headers.get('location'),
    cookies,
    cookie: jarOf(cookies),
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

  it.each([
    ['http://localhost:3000/doctors?city=pune&page=2', '/doctors?city=pune&page=2#saved'],
    ['https://elsewhere.example/doctors', `/doctor/${DOCTOR.slug}#saved`],
    ['http://localhost:3000//elsewhere.example/', `/doctor/${DOCTOR.slug}#saved`],
    ['http://localhost:3000/\\elsewhere.example', `/doctor/${DOCTOR.slug}#saved`],
  ])('posted from %s it leads to %s', async (referer, to) => {
    const { cookie } = await loggedInUser()
    expect((await answered(save(posted(doctor, cookie, 'same-origin', referer)))).to).toBe(to)
  })

  it('is told and changed by a call of its user, and of nobody else', async () => {
    const { call } = await savingUser()
    expect(await call(listSavedItems, 'GET')).toEqual([200, []])
    expect(await call(putSavedItem, 'PUT', doctor)).toEqual([200, [doctor.item]])
    expect(await call(putSavedItem, 'PUT', hospital)).toEqual([200, [hospital.item, doctor.item]])
    expect(await call(deleteSavedItem, 'DELETE', doctor)).toEqual([200, [hospital.item]])
    expect(await call(putSavedItem, 'PUT', { item: 'doctor-999999' })).toEqual([404, undefined])
    expect(await call(putSavedItem, 'PUT', { item: 7 })).toEqual([400, undefined])
    const other = await savingUser()
    expect(await other.call(listSavedItems, 'GET')).toEqual([200, []])
    // Without the proof of the site's own pages nothing is changed.
    expect(await call(putSavedItem, 'PUT', doctor, false)).toEqual([403, undefined])
    expect((await readAnswer(listSavedItems(userRequest('GET')))).http).toBe(401)
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
      { item: 'doctor-999999' },
      { item: 'doctor--1' },
      { item: 'doctor-1e3' },
      { item: 'treatment-1' },
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
    const refused = await readAnswer(putSavedItem(userRequest('PUT', { body: doctor, cookie })))
    expect(refused).toMatchObject({
      http: 409,
      code: 'tooManySaved',
      error: ['You have saved as much as can be saved. Please remove something first.'],
    })
    expect(await savedItemsOf(user.id)).toHaveLength(MOST_SAVED)
  })

  it('is no more than that when much is pressed at once', async () => {
    const { user } = await loggedInUser()
    const ids = Array.from({ length: MOST_SAVED + 10 }, (_, at) => at + 1)
    const kept = await Promise.all(ids.map((id) => saveItem(user.id, { kind: 'doctor', id })))
    expect(kept.filter(Boolean)).toHaveLength(MOST_SAVED)
    expect(await savedItemsOf(user.id)).toHaveLength(MOST_SAVED)
  })

  it('is taken from no other site', async () => {
    const { user, cookie } = await loggedInUser()
    expect((await save(posted(doctor, cookie, 'cross-site'))).status).toBe(403)
    expect(await savedItemsOf(user.id)).toEqual([])
  })
})

describe('who is not logged in', () => {
  it('is led to the login, after which it is saved, and back', async () => {
    const list = 'http://localhost:3000/doctors?city=pune'
    const wanted = await answered(save(posted({ ...doctor, language: 'hi' }, '', 'same-origin', list)))
    expect([wanted.http, wanted.to]).toEqual([303, '/hi/login'])
    const mobile = someMobile()
    const { user } = await loggedInUser(mobile)
    const step = await answered(takeMobile(posted({ mobile })))
    const cookie = `${step.cookie}; ${wanted.cookie}`
    const done = await answered(takeOtp(posted({ FormOTPField: codeSentTo(mobile) }, cookie)))
    // Who has no name yet is asked for it first.
    const named = await answered(takeName(posted({ name: 'Asha Rao' }, done.cookie)))
    expect(named.to).toBe('/doctors?city=pune#saved')
    expect(named.cookies).toEqual(expect.arrayContaining([expect.stringMatching(/^to_save=; .*Max-Age=0/)]))
    expect(await savedItemsOf(user.id)).toMatchObject([{ kind: 'doctor', id: DOCTOR.DoctorId }])
  })

  it('cannot have saved what this site did not write', async () => {
    const mobile = someMobile()
    const { user } = await loggedInUser(mobile)
    const wanted = await answered(save(posted(doctor)))
    const step = await answered(takeMobile(posted({ mobile })))
    const forged = wanted.cookie.replace(/=./, '=x')
    await takeOtp(posted({ FormOTPField: codeSentTo(mobile) }, `${step.cookie}; ${forged}`))
    expect(await savedItemsOf(user.id)).toEqual([])
    expect((await answered(save(posted({ item: 'x-1' })))).to).toBe('/profile')
  })
})
