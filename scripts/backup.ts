#!/usr/bin/env node
/** The clinic's backups: `npm run backup -- create|verify|restore`. */
import './closedPipe.mjs'
import { spawn } from 'node:child_process'
import { Command } from 'commander'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { recordAudit } from '@/server/privacy/audit/auditTrail'
import { staffActor } from '@/server/privacy/audit/auditNote'
import { BackupError, type BackupManifest } from '@/server/backup/backupFormat'
import { createBackup } from '@/server/backup/createBackup'
import { restoreBackup } from '@/server/backup/restoreBackup'
import { verifyBackup } from '@/server/backup/verifyBackup'
import { BACKUP_JOB, noteRun } from '@/server/database/repeatedJob'
import { ConfigError, readConfig } from '@/server/config/config'
import { log, terminalText } from '@/server/log'
import { endsWith, wholeNumberFrom, withAsker, withNotes } from './command'

const SUFFIX = '.backup'
const DRAFT_SUFFIX = '.part'
const DAY_MS = 24 * 60 * 60 * 1000

/** @throws {ConfigError} without BACKUP_KEY */
function settings() {
  const config = readConfig(process.env)
  const { backupKey: secret } = config
  if (!secret)
    throw new ConfigError(
      'BACKUP_KEY: expected to be set (at least 32 characters), and kept elsewhere than the backups',
    )
  return { ...config, secret }
}

const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((a, b) => a + b, 0)

const summaryOf = ({ tables, files }: BackupManifest): string =>
  `${sum(tables)} rows of ${Object.keys(tables).length} tables, ${tables.lead ?? 0} leads among them, and ${Object.keys(files).length} files`

/** Names what is no part of the site: who made it knows how to keep it. */
function sayLeft(what: string, names: readonly string[] = []): void {
  if (names.length) console.error(`${what}: ${names.map(terminalText).join(', ')}`)
}

/** Where a backup goes. */
interface Target {
  /** Of the file, where it is one. */
  readonly path?: string
  readonly sink: Writable
  /** Once everything is written. @throws when it has not arrived */
  readonly done: () => Promise<void>
  /** When not everything could be written, and the sink is closed. @throws when it can tell why */
  readonly failed: () => Promise<void>
}

/** Hands bytes to a command's standard input. @returns what waits for its end */
function intoCommand(command: string): Target {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(child, 'exit')
  const done = async () => {
    const [code, signal] = await ended
    if (code !== 0) throw new BackupError(`the command ended with ${code ?? signal}: there is no backup`)
  }
  // What the command says of itself tells more.
  return { sink: child.stdin, done, failed: done }
}

/** Writes to a file that has its name once it is whole and on the disk. */
async function intoFolder(folder: string, keepDays: number | undefined, now: Date): Promise<Target> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `shalya-${now.toISOString().replace(/[-:]|\.\d+/g, '')}${SUFFIX}`)
  const draft = path + DRAFT_SUFFIX
  return {
    path,
    sink: createWriteStream(draft, { mode: 0o600, flush: true }),
    done: async () => {
      await rename(draft, path)
      const directory = await open(folder, 'r')
      await directory.sync().finally(() => directory.close())
      if (keepDays !== undefined) await removeOlder(folder, now.getTime() - keepDays * DAY_MS)
    },
    failed: () => rm(draft, { force: true }),
  }
}

/** Those that a killed run has not finished as well. */
async function removeOlder(folder: string, before: number): Promise<void> {
  const isBackup = (name: string) => name.endsWith(SUFFIX) || name.endsWith(SUFFIX + DRAFT_SUFFIX)
  for (const name of (await readdir(folder)).filter(isBackup))
    if ((await stat(join(folder, name))).mtimeMs < before) await rm(join(folder, name))
}

interface CreateOptions {
  readonly to?: string
  readonly toCommand?: string
  readonly keepDays?: number
}

const create = ({ to, toCommand, keepDays }: CreateOptions) =>
  withNotes(program, 'backup.created', async (database, note) => {
    const { dataDir, secret } = settings()
    const now = new Date()
    const target =
      toCommand === undefined
        ? await intoFolder(to ?? join(dataDir, 'backups'), keepDays, now)
        : intoCommand(toCommand)
    const write = async () => {
      // Audited before it is made: an unrecorded backup is worse than an entry without one.
      await note({ subject: target.path ?? 'to a command' })
      return createBackup({ database, dataDir, secret }, target.sink, now)
    }
    const manifest = await write().catch(async (error: unknown) => {
      await finished(target.sink.destroy()).catch(() => {})
      await target.failed()
      throw error
    })
    await target.done()
    await noteRun(database.executeSql, BACKUP_JOB)
    sayLeft('no part of the site, not in the backup', manifest.left)
    console.log(`${target.path ?? 'the command'}: ${summaryOf(manifest)}`)
  })

/** A file, or with `-` standard input. */
const openSource = (file: string): Readable => (file === '-' ? process.stdin : createReadStream(file))

async function verify(file: string): Promise<void> {
  const { at, manifest, left } = await verifyBackup(openSource(file), settings().secret)
  for (const [table, rows] of Object.entries(manifest.tables)) console.log(`${table}\t${rows}`)
  sayLeft('no part of the site, not restored', left)
  console.log(`whole and restorable, of ${at}: ${summaryOf(manifest)}`)
}

/** @throws {BackupError} if missing: erased data would be restored */
function existingFolder(folder: string): string {
  if (!existsSync(folder)) throw new BackupError(`there is no folder ${folder}`)
  return folder
}

async function restore(file: string, { recovery }: { recovery?: string[] }): Promise<void> {
  log.level = 'silent'
  const { databaseUrl, dataDir, secret, recoveryDir, erasure } = settings()
  const { as, why } = program.opts<{ as?: string; why?: string }>()
  const place = {
    databaseUrl,
    dataDir,
    secret,
    erasure,
    recoveryDirs: recovery ?? [recoveryDir ?? join(dataDir, 'recovery')],
  }
  const { at, manifest, left, additions, erasures, withdrawals } = await restoreBackup(
    openSource(file),
    place,
    ({ executeSql }, report) =>
      recordAudit(executeSql, {
        actor: staffActor(as),
        action: 'backup.restored',
        count: report.manifest.tables.lead,
        subject: report.at,
        why,
      }),
  )
  sayLeft('no part of the site, not restored', left)
  console.log(`restored as of ${at}: ${summaryOf(manifest)}`)
  console.log(
    `done again since: ${additions} leads and additions, ${erasures} erasures, ${withdrawals} withdrawals`,
  )
}

const program = withAsker(
  new Command('npm run backup --').description(
    'Backups of the database and of DATA_DIR, sealed with BACKUP_KEY; also while the server runs. Configuration as for the server (docs/runbooks/restore.md).',
  ),
)
program
  .command('create')
  .description('writes all that was acknowledged before it began')
  .option('--to <folder>', 'a file in this folder, best on another disk (default: DATA_DIR/backups)')
  .option(
    '--to-command <command>',
    "this command's standard input, such as 'ssh store \"cat > shalya.backup\"'",
  )
  .option('--keep-days <days>', 'removes backups of the folder that are older', wholeNumberFrom(1))
  .action(create)
program
  .command('verify')
  .description(
    'reads a whole backup, counts its rows and tries to restore them: 1 when anything is missing, changed or not taken',
  )
  .argument('<file>', '- for standard input')
  .action(verify)
program
  .command('restore')
  .description(
    'writes a backup into an empty database and DATA_DIR, then erases and withdraws what was since',
  )
  .argument('<file>', '- for standard input')
  .option(
    '--recovery <folder>',
    "a server's recovery log; once for each server (default: RECOVERY_DIR, else DATA_DIR/recovery)",
    (folder: string, before: string[] = []) => [...before, existingFolder(folder)],
  )
  .action(restore)

program.parseAsync().catch(endsWith('backup'))
