#!/usr/bin/env node
/** The keys that personal data is sealed with: `npm run keys -- list|new|rotate|read`. */
import { Command } from 'commander'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { recordOf } from '@/server/leads/journal/journal'
import { keyUses, rotateKeys } from '@/server/rotation/rotateKeys'
import { dataKeyLine, dataKeys, IN_THE_CLEAR, newDataKey } from '@/server/sealing/dataKeys'
import { terminalJson } from '@/server/terminalText'
import { endsWith, withAsker, withDatabase, withNotes } from './command'

/** Versions only: a key is never shown. */
const list = () =>
  withDatabase(async (database) => {
    const keys = dataKeys()
    const place = keys.file ?? 'DATA_KEYS'
    console.log(`keys of ${place}: ${keys.versions.join(', ')}; in use: ${nameOf(keys.writtenWith)}`)
    for (const { table, version, rows } of await keyUses(database))
      console.log([table, nameOf(version), `${rows} rows`].join('\t'))
  })

const nameOf = (version: number): string => (version === IN_THE_CLEAR ? 'in the clear' : `key ${version}`)

const make = (version: string) => console.log(dataKeyLine(newDataKey(Number(version))))

const rotate = () =>
  withNotes(program, 'keys.rotated', async (database, note) => {
    const { version, rows } = await rotateKeys(database, {
      onSealed: (done) => process.stderr.isTTY && process.stderr.write(`\r${done} rows`),
    })
    await note({ count: rows, subject: `key ${version}` })
    console.log(`key ${version} is in use; ${rows} rows were sealed with it`)
    const old = dataKeys().versions.filter((known) => known !== version)
    if (old.length)
      console.error(
        `No row needs key ${old.join(', ')} any more: keep it as long as backups, the recovery folder and journals of its time.`,
      )
  })

const read = (file: string) =>
  withNotes(program, 'journal.read', async (_database, note) => {
    await note({ subject: file })
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const record = recordOf(line)
      console.log(record === undefined ? 'a damaged line' : terminalJson(record))
    }
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
  .argument('[version]', 'greater than those in DATA_KEYS', '1')
  .action(make)
program
  .command('rotate')
  .description(
    'puts the newest key in use (the key file gets a newer one) and seals every row with it, while servers run',
  )
  .action(rotate)
program
  .command('read')
  .description('the records of a file that the journal has set aside, opened')
  .argument('<file>')
  .action(read)

program.parseAsync().catch(endsWith('keys'))
