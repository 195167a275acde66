/** `npm run leads -- damaged`: lines of the journal that cannot be read. */
import { type Command, InvalidArgumentError } from 'commander'
import { join } from 'node:path'
import { readConfig } from '@/server/config/config'
import { serverFolders } from '@/server/database/serverFolders'
import { damagedFiles, damagedLines, quarantined, removeDamaged } from '@/server/leads/journal/setAside'
import { terminalText } from '@/server/log'
import { withNotes } from './command'

const journals = async (): Promise<string[]> =>
  (await serverFolders(readConfig(process.env).dataDir)).map((folder) => join(folder, 'journal'))

/** Where a file of damaged lines is, by its name. @throws InvalidArgumentError */
async function journalWith(name: string): Promise<string> {
  for (const folder of await journals())
    if ((await damagedFiles(folder)).some((file) => file.name === name)) return folder
  throw new InvalidArgumentError(`no file ${name} of damaged lines`)
}

/** What of the journals cannot be read: its leads were acknowledged, and a person decides what becomes of them. */
async function damaged(program: Command, { show: shown, remove }: { show?: string; remove?: string }) {
  if (shown !== undefined) {
    for (const line of await damagedLines(await journalWith(shown), shown)) console.log(terminalText(line))
    return
  }
  if (remove !== undefined)
    return withNotes(program, 'journal.damagedRemoved', async (_, note) => {
      const folder = await journalWith(remove)
      await note({ count: (await damagedLines(folder, remove)).length, subject: remove })
      await removeDamaged(folder, remove)
      console.log(`${remove} is removed`)
    })
  let [lines, refused] = [0, 0]
  for (const folder of await journals()) {
    for (const file of await damagedFiles(folder)) {
      console.log([file.name, file.lines, folder].map((cell) => terminalText(String(cell))).join('\t'))
      lines += file.lines
    }
    refused += (await quarantined(folder)).size
  }
  console.error(
    `${lines} damaged lines; records of ${refused} leads that the database refused (quarantine.txt)`,
  )
}

/** Adds the command. @param program has `withAsker`'s options */
export function addDamagedLines(program: Command): void {
  program
    .command('damaged')
    .description(
      'lines of the journal that are damaged and were set aside: file, lines, folder. Each was an acknowledged lead, or an addition to one',
    )
    .option('--show <file>', 'prints the lines of a file as they are')
    .option('--remove <file>', 'removes a file, once nothing more is to be had from it')
    .action((options: { show?: string; remove?: string }) => damaged(program, options))
}
