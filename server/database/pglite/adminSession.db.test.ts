import { AdminSession } from './adminSession'
import { serveAdminSocket } from './adminSocket'
import { openThroughAdminSocket } from '@/server/database/database'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { until } from '@/tests/support/until'

let own: TestDatabase
let close: () => Promise<void>
let client: Awaited<ReturnType<typeof openThroughAdminSocket>>

const storedNames = async (): Promise<unknown[]> =>
  (await own.database.executeSql('select word from kept order by word')).rows.map(
    (row) => (row as { word: string }).word,
  )

beforeAll(async () => {
  own = await createTestDatabase({ migrated: false })
  await own.database.executeSql('create table kept (word text primary key)')
})
beforeEach(async () => {
  await own.database.executeSql('delete from kept')
  close = await serveAdminSocket(own.dataDir, own.database)
  client = await openThroughAdminSocket(own.dataDir)
})
afterEach(async () => {
  await client.close()
  await close()
})
afterAll(() => own.drop())

it('a transaction keeps all that it wrote', async () => {
  await client.transaction(async (executeSql) => {
    await executeSql('insert into kept values ($1)', ['one'])
    await executeSql('insert into kept values ($1)', ['two'])
  })
  expect(await storedNames()).toEqual(['one', 'two'])
})

it('a transaction that fails keeps nothing, and says why', async () => {
  const failing = client.transaction(async (executeSql) => {
    await executeSql('insert into kept values ($1)', ['one'])
    await executeSql('insert into kept values ($1)', ['one'])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await storedNames()).toEqual([])
  expect((await client.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('the error of a statement reaches the caller with its code', async () => {
  await expect(client.executeSql('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
})

it('statements of others stand after a transaction, never in it', async () => {
  let other: Promise<unknown> = Promise.resolve()
  const failing = client.transaction(async (executeSql) => {
    await executeSql('insert into kept values ($1)', ['mine'])
    other = own.database.executeSql('insert into kept values ($1)', ['other'])
    throw new Error('thought better of it')
  })
  await expect(failing).rejects.toThrow('thought better of it')
  await other
  expect(await storedNames()).toEqual(['other'])
})

it('a caller who goes away in the midst of a transaction leaves nothing behind', async () => {
  const session = new AdminSession(own.database, () => {})
  await session.run('begin')
  await session.run('insert into kept values ($1)', ['left'])
  session.end()
  expect(await storedNames()).toEqual([])
})

it('a caller who falls silent in a transaction is hung up on, and the site goes on', async () => {
  let hangUp = () => {}
  const hungUp = new Promise<void>((resolve) => (hangUp = resolve))
  const session = new AdminSession(own.database, hangUp, undefined, 50)
  await session.run('begin')
  await session.run('insert into kept values ($1)', ['silent'])
  await hungUp
  expect(await storedNames()).toEqual([])
})

it('a second begin is refused', async () => {
  const session = new AdminSession(own.database, () => {})
  await session.run('begin')
  await expect(session.run('begin')).rejects.toThrow('a transaction is open already')
  await session.run('rollback')
})

it('says when a transaction has the database, and when it has it no longer, however it ends', async () => {
  const events: string[] = []
  const hold = () => {
    events.push('held')
    return () => void events.push('free')
  }
  const session = new AdminSession(own.database, () => {}, hold, 50)
  await session.run('insert into kept values ($1)', ['alone'])
  expect(events).toEqual([])
  await session.run('begin')
  expect(events).toEqual(['held'])
  await session.run('commit')
  expect(events).toEqual(['held', 'free'])
  await session.run('begin')
  await until('it is given back', () => events.length === 4, 2000)
  expect(events).toEqual(['held', 'free', 'held', 'free'])
})
