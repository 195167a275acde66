/** Commands of the clinic and of tests, run against a site's data. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { LeadsAnswer } from './leadsReader'

const ROOT = resolve(__dirname, '..', '..')
/** Node's flags for a file of TypeScript that belongs to the server. */
const NODE_FLAGS = ['--conditions=react-server', '--import', 'tsx']

export type StoredLead = Record<string, unknown>

/**
 * Runs a script of the server's TypeScript in an environment; its standard output. Never waited for synchronously: a
 * connection that the site closes meanwhile would be taken for an open one. @throws with what it printed, on failure
 */
export function runCommand(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [...NODE_FLAGS, script, ...args], { cwd: ROOT, env })
  let out = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  return new Promise((done, fail) =>
    child.once('close', (code) =>
      code === 0 ? done(out) : fail(new Error(`${script} ${args.join(' ')}: ${errors || out}`)),
    ),
  )
}

const leadsOfLines = (lines: string): StoredLead[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredLead)

/** Every stored lead of an environment's database, as the clinic's export shows it. */
export const exportedLeads = async (env: NodeJS.ProcessEnv): Promise<StoredLead[]> =>
  leadsOfLines(await runCommand('scripts/leads.ts', ['export', '--format', 'ndjson'], env))

/** A process that this one does not wait for at its end. */
function forkReader(env: NodeJS.ProcessEnv): ChildProcess {
  const reader = fork('tests/site/leadsReader.ts', { cwd: ROOT, env, execArgv: NODE_FLAGS })
  reader.once('exit', (code) => reader.emit('error', new Error(`the reader of leads ended with ${code}`)))
  reader.unref()
  reader.channel?.unref()
  return reader
}

/** As `exportedLeads`, for frequent sequential reads: one process answers them, and ends with this one. */
export function leadsReader(env: NodeJS.ProcessEnv): () => Promise<StoredLead[]> {
  let reader: ChildProcess | undefined
  return async () => {
    reader ??= forkReader(env)
    reader.send('read')
    // Rejects with the error of a reader that ended.
    const [answer] = (await once(reader, 'message')) as [LeadsAnswer]
    if ('error' in answer) throw new Error(answer.error)
    return leadsOfLines(answer.lines)
  }
}
