import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveAdminSocket } from '@/server/database/pglite/adminSocket'
import { FolderLock } from '@/server/database/folderLock'
import { runCommand } from '@/tests/site/leadsCommand'
import { createTestDatabase, type TestDatabase } from '@/tests/support/testDatabase'

let own: TestDatabase
let dataDir: string
let close = async () => {}

/** On PostgreSQL a command comes to it by address, on PGlite through this process's socket. */
beforeAll(async () => {
  own = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'shalya-backup-'))
  if (own.databaseUrl) return
  const lock = await FolderLock.take(own.dataDir)
  const closeSocket = await serveAdminSocket(own.dataDir, own.database)
  close = async () => {
    await closeSocket()
    lock.release()
  }
})
afterAll(async () => {
  await close()
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

test('a backup that names no folder is in DATA_DIR', async () => {
  await runCommand('scripts/backup.ts', ['create'], {
    ...process.env,
    NODE_OPTIONS: '',
    DATA_DIR: own.dataDir,
    DATABASE_URL: own.databaseUrl ?? '',
    BACKUP_KEY: 'a key of thirty-two characters!!',
  })
  expect(readdirSync(join(own.dataDir, 'backups'))).toEqual([expect.stringMatching(/^shalya-\w+\.backup$/)])
})

test('a backup that cannot be written down is not begun', async () => {
  const folder = join(dataDir, 'not-written-down')
  const marker = join(dataDir, 'command-has-ended')
  const create = (...to: string[]) =>
    runCommand('scripts/backup.ts', ['create', ...to], {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: own.dataDir,
      DATABASE_URL: own.databaseUrl ?? '',
      BACKUP_KEY: 'a key of thirty-two characters!!',
    })
  await own.database.executeSql(
    `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`,
  )
  await own.database.executeSql(
    'create trigger no_room before insert on audit_entry for each row execute function no_room()',
  )
  await expect(create('--to', folder)).rejects.toThrow('no room')
  expect(readdirSync(folder)).toEqual([])
  await expect(create('--to-command', `cat > /dev/null; touch ${marker}`)).rejects.toThrow('no room')
  expect(existsSync(marker)).toBe(true)
})
