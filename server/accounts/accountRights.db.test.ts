import { acceptLead } from '@/server/leads/intake/acceptLead'
import { leadBody } from '@/tests/support/testLead'
import { runtime, setRuntime } from '@/server/runtime'
import { changeConsent, deleteAccount, downloadData, getMe } from './accountCalls'
import { updateUser } from './profile/users'
import { testAccounts } from '@/tests/support/testAccounts'
import { FORGOTTEN, cookiePairs, loggedInUser, readAnswer, userRequest } from '@/tests/support/testUser'
import { someMobile } from '@/tests/support/testNumbers'

testAccounts()

/** An enquiry of a number, stored. */
async function enquire(mobile: string, more: Record<string, unknown> = {}, whatsapp = false) {
  const body = leadBody({ MobileNoData: mobile, ...more })
  const answer = await acceptLead({ body, ip: '', consent: { whatsapp } })
  if (answer.kind !== 'accepted') throw new Error(answer.kind)
  return answer.leadId
}

describe('GET data', () => {
  it('is a file with the account, its sessions and the enquiries of its number, and of nobody else', async () => {
    const { cookie, token, mobile, user } = await loggedInUser()
    await loggedInUser(mobile)
    const stranger = someMobile()
    const own = [await enquire(mobile, { QueryData: 'My own question' }), await enquire(mobile)]
    await enquire(stranger)
    await enquire(mobile, { countryCode: '+971' })
    const response = await downloadData(userRequest('GET', { cookie }))
    const text = await response.text()
    const data = JSON.parse(text)

    expect(response.headers.get('content-disposition')).toBe('attachment; filename="shalya-my-data.json"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(data.account).toMatchObject({ id: user.id, mobileNo: mobile, picture: null })
    expect(data.sessions).toHaveLength(2)
    expect(data.enquiries.map(({ id }: { id: string }) => id)).toEqual(own)
    expect(data.enquiries[0].fields).toMatchObject({ QueryData: 'My own question', MobileNoData: mobile })
    expect(text).not.toContain(stranger)
    expect(text).not.toContain(token)
    expect(text).not.toContain('token_hash')
  })

  it('has nothing of an enquiry with the number that names another person (decision 0045)', async () => {
    const mobile = someMobile()
    await enquire(mobile, { NameData: 'Vikram Singh' }, true)
    const { cookie, user } = await loggedInUser(mobile)
    await updateUser(user.id, { name: 'Asha Rao' })
    const own = await enquire(mobile, {}, true)
    const data = await (await downloadData(userRequest('GET', { cookie }))).json()

    expect(data.consents.map(({ subject }: { subject: string }) => subject)).toEqual([own])
    expect(data.enquiries.map(({ id }: { id: string }) => id)).toEqual([own])
  })

  it('brings the picture along', async () => {
    const { cookie, user } = await loggedInUser()
    const bytes = Buffer.from('a picture')
    await runtime()
      .database.kysely.updateTable('app_user')
      .set({ avatar: bytes, avatar_type: 'image/webp', avatar_version: 3 })
      .where('id', '=', user.id)
      .execute()
    const data = await (await downloadData(userRequest('GET', { cookie }))).json()
    const me = await readAnswer(getMe(userRequest('GET', { cookie })))

    expect(data).toMatchObject({
      account: { picture: `data:image/webp;base64,${bytes.toString('base64')}` },
    })
    expect(me.data.avatar).toBe('/users/v1/user/avatar?v=3')
  })

  it('is refused to who is not logged in', async () => {
    expect((await downloadData(userRequest('GET'))).status).toBe(401)
  })
})

describe('DELETE user', () => {
  it('says in words what is erased, and what the CRM and another users API still have', async () => {
    const { cookie, mobile } = await loggedInUser()
    const leadId = await enquire(mobile)
    await runtime().database.executeSql(`update lead_delivery set state = 'delivered' where lead_id = $1`, [
      leadId,
    ])
    setRuntime({
      ...runtime(),
      config: {
        ...runtime().config,
        upstreams: {
          ...runtime().config.upstreams,
          usersApi: { url: 'http://users.example', key: undefined, keyHeader: 'key' },
        },
      },
    })
    const { http, data, cookies } = await readAnswer(
      deleteAccount(userRequest('DELETE', { cookie, body: {} })),
    )

    expect(http).toBe(200)
    expect(data).toMatchObject({ enquiriesErased: 1, enquiriesInCrm: 1 })
    expect(data.note).toMatch(
      /erased here.*already received 1 of your enquiries.*sends the one-time passwords/,
    )
    expect(cookiePairs(cookies)).toEqual([...FORGOTTEN, 'known_here='])
    expect((await readAnswer(getMe(userRequest('GET', { cookie })))).http).toBe(401)
  })
})

describe('PUT consent', () => {
  it('answers the user as changed, and refuses what is no consent', async () => {
    const { cookie } = await loggedInUser()
    const put = (body: unknown) => readAnswer(changeConsent(userRequest('PUT', { cookie, body })))
    expect((await put({ whatsapp: true })).data).toMatchObject({ whatsappConsent: true })
    expect((await readAnswer(getMe(userRequest('GET', { cookie })))).data.whatsappConsent).toBe(true)
    expect((await put({ whatsapp: false })).data).toMatchObject({ whatsappConsent: false, enquiriesInCrm: 0 })
    for (const body of [{}, { whatsapp: 'no' }, []]) expect((await put(body)).http).toBe(400)
  })
})
