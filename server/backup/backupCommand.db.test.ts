import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '@/tests/site/leadsCommand'
import { createTestDatabase, type TestDatabase } from '@/tests/support/testDatabase'

let own: TestDatabase
let dataDir: string
beforeAll(async () => {
  own = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'shalya-backup-'))
})
afterAll(async () => {
  await own.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the backup command leaves no half of a backup in its folder, nor that of a run that was killed', async () => {
  const folder = join(dataDir, 'backups')
  const create = () =>
    runCommand('scripts/backup.ts', ['create', '--to', folder, '--keep-days', '7'], {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: dataDir,
      DATABASE_URL: own.databaseUrl ?? '',
      BACKUP_KEY: 'a key of thirty-two characters!!',
    })
  const pictures = join(dataDir, 'pictures')
  writeFileSync(pictures, 'no folder')
  await expect(create()).rejects.toThrow('ENOTDIR')
  expect(readdirSync(folder)).toEqual([])

  rmSync(pictures)
  mkdirSync(pictures)
  const killed = join(folder, 'shalya-20260101T000000Z.backup.part')
  writeFileSync(killed, 'half')
  utimesSync(killed, 1, 1)
  await create()
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^shalya-\w+\.backup$/)])
})
