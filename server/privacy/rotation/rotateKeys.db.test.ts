import { avatarOf, putAvatar } from '@/server/accounts/profile/avatar'
import { findOrCreateUser, updateUser } from '@/server/accounts/profile/users'
import { leadsOfNumber } from '@/server/leads/export/personLeads'
import { writeAddition } from '@/server/leads/intake/leadChange'
import { dataKeys, IN_THE_CLEAR } from '@/server/privacy/sealing/dataKeys'
import { learnKeyInUse } from '@/server/privacy/sealing/keyInUse'
import { dump, opened, storedContent, storedExtra } from '@/tests/support/openedRows'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { intake, own, testLeadServer } from '@/tests/support/testLeadServer'
import { someMobile } from '@/tests/support/testNumbers'
import { pause, until } from '@/tests/support/until'
import { ONE, TWO, withKeys } from '@/tests/support/withKeys'
import { keyUses, rotateKeys, sealAllRows, startResealing } from './rotateKeys'

testLeadServer()

const SECRET = 'a secret of the test'
const versions = async () => [...new Set((await keyUses(own.database)).map(({ version }) => version))]

beforeEach(async () => {
  await own.database.executeSql('delete from app_user')
  await own.database.executeSql('delete from lead')
  await own.database.executeSql('update data_key_use set version = 0, has_others = true')
  await own.database.executeSql('delete from job_turn')
  withKeys(ONE).writeWith(IN_THE_CLEAR)
})
afterAll(() => withKeys(process.env.DATA_KEYS ?? ''))

/** A person's data as an older release stored it. */
async function personOfBefore() {
  const mobile = someMobile()
  const extras = { crmExtra: { height: '163 centimetres' } }
  const id = await acceptedId(intake, leadInput({ MobileNoData: mobile, NameData: 'Padmavathi' }, extras))
  const user = await findOrCreateUser({ countryCode: '91', mobile })
  await updateUser(user.id, { name: 'Padmavathi', email: 'padma.k@mail.example' })
  await putAvatar(user.id, { picture: Buffer.from('RIFF the face'), type: 'image/webp' })
  return { id, mobile, userId: user.id }
}
type Person = Awaited<ReturnType<typeof personOfBefore>>

async function expectWhole({ id, mobile, userId }: Person): Promise<void> {
  expect(await storedContent(own.database, id)).toMatchObject({ mobile, name: 'Padmavathi' })
  expect(await storedExtra(own.database, id)).toEqual({ height: '163 centimetres' })
  expect((await leadsOfNumber(own.database, { countryCode: '91', mobile })).map((lead) => lead.id)).toEqual([
    id,
  ])
  const user = await findOrCreateUser({ countryCode: '91', mobile })
  expect(user).toMatchObject({ id: userId, name: 'Padmavathi', email: 'padma.k@mail.example' })
  expect(Buffer.from((await avatarOf(userId))?.picture ?? []).toString()).toBe('RIFF the face')
}

it('a database with nothing to seal is not read row by row, and is not asked again', async () => {
  withKeys(ONE)
  await learnKeyInUse(own.database)
  await rotateKeys(own.database, { secret: SECRET, settleMs: 0 })
  await acceptedId(intake, leadInput({ MobileNoData: someMobile() }))
  await own.database.executeSql('update data_key_use set has_others = true')
  const queries: string[] = []
  const executeSql: typeof own.database.executeSql = (text, values) => {
    queries.push(text)
    return own.database.executeSql(text, values)
  }
  expect(await sealAllRows({ ...own.database, executeSql }, { secret: SECRET, settleMs: 0 })).toBe(0)
  expect(queries.filter((text) => text.includes('as slice'))).toEqual([])
  const { rows } = await own.database.executeSql('select has_others from data_key_use')
  expect(rows).toEqual([{ has_others: false }])
})

describe('a rotation of keys (decision 0048)', () => {
  it('seals what a release of before has stored in the clear, and then again with a newer key', async () => {
    const person = await personOfBefore()
    expect(await versions()).toEqual([0])
    expect(await rotateKeys(own.database, { secret: SECRET, settleMs: 0 })).toEqual({ version: 1, rows: 3 })
    const stolen = (await dump(own.database)).toLowerCase()
    const face = Buffer.from('the face').toString('hex')
    expect([person.mobile, 'padma', '163 cent', face].filter((text) => stolen.includes(text))).toEqual([])
    await expectWhole(person)

    withKeys(`${TWO},${ONE}`)
    expect(await rotateKeys(own.database, { secret: SECRET, settleMs: 0 })).toEqual({ version: 2, rows: 3 })
    expect(await versions()).toEqual([2])
    // The key before is not needed any more.
    withKeys(TWO)
    await learnKeyInUse(own.database)
    await expectWhole(person)
    expect(opened(await dump(own.database))).toContain('163 centimetres')
  })

  it('loses nothing that is written meanwhile, by servers that have not learnt of the new key either', async () => {
    const before = await Promise.all(Array.from({ length: 30 }, () => acceptedId(intake, leadInput())))
    const keys = withKeys(`${TWO},${ONE}`)
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => (begin = resolve))
    const rotating = rotateKeys(own.database, { secret: SECRET, settleMs: 300, onSealed: () => begin() })
    await hasBegun
    const changes = before.map((id, index) => {
      keys.writeWith(index % 2)
      const row = { lead_id: id, at: '', answers: { index: String(index) }, fields: {} }
      return writeAddition(own.database, { type: 'survey', row })
    })
    const late = Promise.all(Array.from({ length: 10 }, () => acceptedId(intake, leadInput())))
    await Promise.all(changes)
    keys.writeWith(2)
    await rotating
    await late
    for (const [index, id] of before.entries())
      expect((await storedContent(own.database, id)).survey).toEqual({ index: String(index) })
  })

  it('seals nothing before the servers have learnt of the key, without which they find nobody by number', async () => {
    await personOfBefore()
    await rotateKeys(own.database, { secret: SECRET, settleMs: 0 })
    withKeys(`${TWO},${ONE}`)
    let mayGoOn = true
    const rotating = rotateKeys(own.database, { secret: SECRET, settleMs: 60_000, mayGoOn: () => mayGoOn })
    await until('the key is in use', () => dataKeys().writtenWith === 2)
    await pause(300)
    expect(await versions()).toEqual([1])
    mayGoOn = false
    await rotating
  })

  it('is gone on with by a server after it was interrupted', async () => {
    const person = await personOfBefore()
    withKeys(ONE)
    let slices = 0
    await rotateKeys(own.database, { secret: SECRET, settleMs: 0, mayGoOn: () => slices++ < 2 })
    expect(await versions()).toContain(0)
    const server = startResealing(own.database, SECRET, () => true)
    await until('all is sealed', async () => (await versions()).join() === '1')
    await server.stop()
    await expectWhole(person)
  })

  it('with the keys of DATA_KEYS needs a newer one there, and says so', async () => {
    await rotateKeys(own.database, { secret: SECRET, settleMs: 0 })
    await expect(rotateKeys(own.database, { secret: SECRET })).rejects.toThrow(
      'DATA_KEYS: expected a newer key, on every server',
    )
    expect(dataKeys().versions).toEqual([1])
  })
})
