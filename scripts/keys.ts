#!/usr/bin/env node
/** The keys that personal data is sealed with: `npm run keys -- list|new|rotate|secret|read`. */
import './closedPipe.mjs'
import { Command } from 'commander'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { readConfig } from '@/server/config/config'
import { recordOf } from '@/server/leads/journal/journal'
import { type KeyUse, keyUses, rotateKeys } from '@/server/privacy/rotation/rotateKeys'
import { putSecretInUse } from '@/server/privacy/sealing/secretInUse'
import { dataKeyLine, dataKeys, IN_THE_CLEAR, newDataKey } from '@/server/privacy/sealing/dataKeys'
import { appSecret } from '@/server/config/secret'
import { terminalJson } from '@/server/log'
import { endsWith, wholeNumberFrom, withAsker, withDatabase, withNotes } from './command'

/** Versions only: a key is never shown. */
const list = () =>
  withDatabase(async (database) => {
    const keys = dataKeys()
    const place = keys.file ?? 'DATA_KEYS'
    console.log(`keys of ${place}: ${keys.versions.join(', ')}; in use: ${nameOf(keys.writtenWith)}`)
    const uses = await keyUses(database)
    for (const { table, purpose, version, rows } of uses)
      console.log([table, purpose, nameOf(version), `${rows} rows`].join('\t'))
    const unknown = neededBy(uses).filter((version) => !keys.versions.includes(version))
    if (unknown.length) console.log(`missing: key ${unknown.join(', ')}, which rows are sealed with`)
    sayWhichMayGo(uses)
  })

const nameOf = (version: number): string => (version === IN_THE_CLEAR ? 'in the clear' : `key ${version}`)

const neededBy = (uses: readonly KeyUse[]): readonly number[] => [
  ...new Set(uses.map(({ version }) => version).filter((version) => version !== IN_THE_CLEAR)),
]

/** Counted, not concluded: a row may have been locked while its table was sealed. */
function sayWhichMayGo(uses: readonly KeyUse[]): void {
  const keys = dataKeys()
  const needed = neededBy(uses)
  const isOld = (version: number) => version !== keys.writtenWith && version !== keys.newest
  const old = keys.versions.filter(isOld)
  const [still, free] = [
    old.filter((version) => needed.includes(version)),
    old.filter((version) => !needed.includes(version)),
  ]
  if (still.length)
    console.error(
      `Rows need key ${still.join(', ')} still: servers seal them with the newer one; the audit trail's as long as they are kept.`,
    )
  if (free.length)
    console.error(
      `No row needs key ${free.join(', ')} any more: keep it as long as backups, the recovery folder and journals of its time.`,
    )
}

const make = (version: number) => console.log(dataKeyLine(newDataKey(version)))

const rotate = () =>
  withNotes(program, 'keys.rotated', async (database, note) => {
    const { version, rows } = await rotateKeys(database, {
      secret: appSecret(readConfig(process.env)),
      onSealed: (done) => process.stderr.isTTY && process.stderr.write(`\r${done} rows`),
    })
    await note({ count: rows, subject: `key ${version}` })
    console.log(`key ${version} is in use; ${rows} rows were sealed with it`)
    sayWhichMayGo(await keyUses(database))
  })

const read = (file: string) =>
  withNotes(program, 'journal.read', async (_database, note) => {
    await note({ subject: file })
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const record = recordOf(line)
      console.log(record === undefined ? 'a damaged line' : terminalJson(record))
    }
  })

const useSecret = () =>
  withNotes(program, 'secret.changed', async (database, note) => {
    const holds = await putSecretInUse(database, appSecret(readConfig(process.env)))
    await note({ count: holds })
    console.log(
      `this APP_SECRET is in use: sessions, codes and invitations of before have ended, ${holds} holds go on`,
    )
  })

const program = withAsker(
  new Command('npm run keys --').description(
    'The keys that personal data is sealed with where it is stored.',
  ),
)
program.command('list').description('which keys there are, and how many rows each has sealed').action(list)
program
  .command('new')
  .description('prints a new key for DATA_KEYS; it is to be there on every server before it is rotated to')
  .argument('[version]', 'greater than those in DATA_KEYS', wholeNumberFrom(1), 1)
  .action(make)
program
  .command('rotate')
  .description(
    'puts the newest key in use (the key file gets a newer one) and seals every row with it, while servers run',
  )
  .action(rotate)
program
  .command('secret')
  .description(
    'puts the APP_SECRET of the settings in use in the place of the one of before, while no server runs',
  )
  .action(useSecret)
program
  .command('read')
  .description('the records of a file that the journal has set aside, opened')
  .argument('<file>')
  .action(read)

program.parseAsync().catch(endsWith('keys'))
