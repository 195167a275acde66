import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DamagedDatabaseError, openEmbedded } from '@/server/database/database'
import { createTestDatabase, testDatabaseKind } from '@/tests/support/testDatabase'

const onEmbedded = testDatabaseKind === 'pglite' ? describe : describe.skip

const overwriteAll = (folder: string, bytes: Buffer) => {
  for (const name of readdirSync(folder, { recursive: true }).map(String))
    if (statSync(join(folder, name)).isFile()) writeFileSync(join(folder, name), bytes)
}

onEmbedded('a damaged folder of the embedded database (decision 0010)', () => {
  let whole: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    const made = await createTestDatabase()
    await made.database.executeSql('checkpoint')
    ;[whole, drop] = [made.database.folder ?? '', made.drop]
  })
  afterAll(() => drop())

  test.each<[string, (folder: string) => void]>([
    ['a cut control file', (folder) => truncateSync(join(folder, 'global', 'pg_control'), 100)],
    [
      'another control file',
      (folder) => writeFileSync(join(folder, 'global', 'pg_control'), Buffer.alloc(8192, 7)),
    ],
    ['no version', (folder) => rmSync(join(folder, 'PG_VERSION'))],
    ['another version', (folder) => writeFileSync(join(folder, 'PG_VERSION'), '9\n')],
    ['no write-ahead log', (folder) => overwriteAll(join(folder, 'pg_wal'), Buffer.alloc(0))],
    ['no tables', (folder) => rmSync(join(folder, 'base'), { recursive: true })],
    ['zeros in the tables', (folder) => overwriteAll(join(folder, 'base'), Buffer.alloc(8192))],
  ])('%s: one line names it and the way back, and nothing is made over it', async (_what, damage) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shalya-damaged-'))
    const folder = join(dataDir, 'pglite')
    try {
      cpSync(whole, folder, { recursive: true })
      damage(folder)
      const hadVersion = existsSync(join(folder, 'PG_VERSION'))
      const error: unknown = await openEmbedded(folder).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(DamagedDatabaseError)
      const { message } = error as Error
      expect(message).not.toContain('\n')
      for (const part of [folder, 'docs/runbooks/restore.md', `npm run leads -- adopt ${dataDir}`])
        expect(message).toContain(part)
      expect(existsSync(join(folder, 'PG_VERSION'))).toBe(hadVersion)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
