import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { createTestDatabase, type TestDatabase, testDatabaseKind } from '@/tests/support/testDatabase'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { ONE, TWO, withKeys } from '@/tests/support/withKeys'
import { dataKeys } from './dataKeys'
import { learnKeyInUse, putKeyInUse } from './keyInUse'

let own: TestDatabase
beforeEach(async () => {
  own = await createTestDatabase()
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await own.drop()
})

describe(`the key in use on ${testDatabaseKind} (decision 0048)`, () => {
  it('is the newest of a new database, and stays when a newer one is there, until the command says so', async () => {
    withKeys(ONE)
    await learnKeyInUse(own.database)
    const server = withKeys(`${TWO},${ONE}`)
    await learnKeyInUse(own.database)
    expect([server.writtenWith, server.newest]).toEqual([1, 2])

    withKeys(`${TWO},${ONE}`)
    await putKeyInUse(own.database, 2)
    const other = withKeys(`${TWO},${ONE}`)
    await learnKeyInUse(own.database)
    expect(other.writtenWith).toBe(2)
  })

  it('on a database of before is none where servers of before may still run', async () => {
    await own.database.executeSql('update data_key_use set version = 0')
    withKeys(ONE)
    await learnKeyInUse(own.database)
    expect(dataKeys().writtenWith).toBe(testDatabaseKind === 'pglite' ? 1 : 0)
  })

  it('stops a start that cannot open the oldest lead any more, in one line', async () => {
    withKeys(ONE)
    const intake = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
    await acceptedId(intake, leadInput())
    await intake.stop()
    withKeys(`${TWO},${ONE}`)
    await putKeyInUse(own.database, 2)
    withKeys(TWO)
    await expect(LeadIntake.start({ database: own.database, dataDir: own.dataDir })).rejects.toThrow(
      'DATA_KEYS: expected key 1 among them, because data is sealed with it',
    )
  })

  it.each([
    [
      '1:another-key-that-has-the-same-version',
      'DATA_KEYS: key 1 is another than the one that data is sealed with',
    ],
    [TWO, 'DATA_KEYS: expected key 1 among them, because data is sealed with it'],
  ])('stops a start that has not got it, in one line', async (keys, line) => {
    withKeys(ONE)
    await learnKeyInUse(own.database)
    withKeys(keys)
    await expect(LeadIntake.start({ database: own.database, dataDir: own.dataDir })).rejects.toThrow(line)
  })
})
