/** Answers each message with every stored lead, as `npm run leads -- export` prints them; its modules are loaded once. */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { withDatabase } from '@/scripts/command'
import { exportLeads } from '@/server/leads/export/leadExport'

export type LeadsAnswer = { readonly lines: string } | { readonly error: string }

const answers = (answer: LeadsAnswer) => process.send?.(answer)

const readLeads = () =>
  withDatabase(async (database) => {
    const out = new PassThrough()
    const [lines] = await Promise.all([
      text(out),
      exportLeads(database, { type: 'patient' }, out, { format: 'ndjson' }),
    ])
    answers({ lines })
  })

process.on('message', () => void readLeads().catch((error: unknown) => answers({ error: String(error) })))
