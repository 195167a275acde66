import { putAvatar, avatarOf } from '@/server/accounts/profile/avatar'
import { findOrCreateUser, updateUser } from '@/server/accounts/profile/users'
import { forgetStoredDrafts, readFormDraft, saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { runtime } from '@/server/runtime'
import { dump, opened } from '@/tests/support/openedRows'
import { own, testLeadServer } from '@/tests/support/testLeadServer'
import { someMobile } from '@/tests/support/testNumbers'
import { dataKeys, IN_THE_CLEAR } from './dataKeys'
import { learnKeyInUse } from './keyInUse'

testLeadServer()
afterEach(() => learnKeyInUse(own.database))

const CITY = { cityid: 5, cityname: 'Coimbatore', type: 'served', serviceable: true }

describe('sealed accounts and drafts (decision 0048)', () => {
  it('tell who has a dump and no key nothing of a person, and who has the key everything', async () => {
    const mobile = someMobile()
    const { id } = await findOrCreateUser({ countryCode: '91', mobile })
    const change = { name: 'Padmavathi Krishnan', email: 'padma.k@mail.example', city: CITY }
    expect(await updateUser(id, change)).toMatchObject({ id, mobile, ...change })
    await putAvatar(id, { picture: Buffer.from('RIFF the face of Padmavathi'), type: 'image/webp' })
    const draft = await saveFormDraft({ form: `name=Padmavathi&mobile=${mobile}` })

    const stolen = (await dump(own.database)).toLowerCase()
    const face = Buffer.from('the face').toString('hex')
    const personal = ['padmavathi', 'padma.k', 'coimbatore', mobile, face]
    expect(personal.filter((text) => stolen.includes(text))).toEqual([])
    expect(opened(await dump(own.database))).toContain('padma.k@mail.example')

    expect(await findOrCreateUser({ countryCode: '91', mobile })).toMatchObject({ id, ...change })
    expect(Buffer.from((await avatarOf(id))?.picture ?? []).toString()).toBe('RIFF the face of Padmavathi')
    expect(await readFormDraft(draft)).toEqual({ form: `name=Padmavathi&mobile=${mobile}` })
    await forgetStoredDrafts(own.database, [mobile])
    expect(await readFormDraft(draft)).toBeUndefined()
  })

  it('of an older release, in the clear, are the same accounts, and sealed once they change', async () => {
    const mobile = someMobile()
    dataKeys().writeWith(IN_THE_CLEAR)
    const { id } = await findOrCreateUser({ countryCode: '91', mobile })
    await updateUser(id, { name: 'Of Before' })
    await putAvatar(id, { picture: Buffer.from('RIFF'), type: 'image/webp' })
    const draft = await saveFormDraft({ form: mobile })
    expect(await dump(own.database)).toContain(mobile)

    await learnKeyInUse(own.database)
    expect(await findOrCreateUser({ countryCode: '91', mobile })).toMatchObject({ id, name: 'Of Before' })
    expect(Buffer.from((await avatarOf(id))?.picture ?? []).toString()).toBe('RIFF')
    expect(await readFormDraft(draft)).toEqual({ form: mobile })
    await updateUser(id, { email: 'of.before@mail.example' })
    await runtime().database.executeSql('delete from form_draft')
    expect(await dump(own.database)).not.toContain(mobile)
    expect(await findOrCreateUser({ countryCode: '91', mobile })).toMatchObject({ id, name: 'Of Before' })
  })
})
