/**
 * A server is killed, its embedded database is lost, and one bit is flipped in every tenth line of the journal: each acknowledged lead is stored or set aside.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuiltSite } from '@/tests/site/builtSite'
import { expectTrue, runDrill, say, secondsOf } from '@/tests/support/drill'
import { DrillLeads, readinessOf } from '@/tests/support/drillLeads'

const LEADS = 200
const EVERY = 10

/** Flips a bit of every tenth line, each time at another place of it; never of its newline. @returns how many */
function damage(path: string): number {
  const bytes = readFileSync(path)
  let count = 0
  for (let from = 0, line = 0; from < bytes.length; line++) {
    const end = bytes.indexOf('\n', from)
    if (line % EVERY === EVERY / 2) {
      // The checksum, then further and further into the sealed text; the space between them is no part of either.
      const place = count % 4 === 0 ? from + (count % 16) : from + 17 + ((count * 37) % (end - from - 17))
      bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << (count % 3)), place)
      count++
    }
    from = end + 1
  }
  writeFileSync(path, bytes)
  return count
}

async function drill(): Promise<void> {
  const site = await BuiltSite.create()
  try {
    const leads = new DrillLeads()
    await site.start()
    await leads.send(site, LEADS)
    await site.end('SIGKILL')
    const journal = join(site.dataDir, 'journal')
    rmSync(join(site.dataDir, 'pglite'), { recursive: true })
    const segments = readdirSync(journal).filter((name) => name.endsWith('.ndjson'))
    const damaged = segments.reduce((sum, name) => sum + damage(join(journal, name)), 0)
    say(`${damaged} lines are damaged, the database is gone`)
    await secondsOf('the server starts on the journal alone', () => site.start())
    const listed = await site.leads(['damaged'])
    const aside = listed
      .split('\n')
      .filter(Boolean)
      .reduce((sum, line) => sum + Number(line.split('\t')[1]), 0)
    say(`npm run leads -- damaged:\n${listed.trim()}`)
    expectTrue(aside === damaged, 'every damaged line is set aside')
    expectTrue((await readinessOf(site)) === 'degraded', '/readyz says so, and the server takes leads')
    expectTrue(site.printed.includes('damaged lines in the journal'), 'the log says so')
    expectTrue((await leads.send(site, 1)) === 1, 'a new lead is taken')
    await leads.compare(site, aside)
  } finally {
    await site.dispose()
  }
}

runDrill(drill)
