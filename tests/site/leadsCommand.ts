/** The clinic's commands (`npm run leads`, `npm run catalogue`, `npm run desk`), run against a site's data. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '..', '..')

export type StoredLead = Record<string, unknown>

/** Runs `npm run leads` in an environment; its standard output. @throws with what it printed, on failure */
export const runLeadsCommand = (args: string[], env: NodeJS.ProcessEnv): Promise<string> =>
  runCommand('leads', args, env)

/** Runs `npm run catalogue` in an environment; its standard output. @throws with what it printed, on failure */
export const runCatalogueCommand = (args: string[], env: NodeJS.ProcessEnv): Promise<string> =>
  runCommand('catalogue', args, env)

/** Runs a command of scripts/. @throws with what it printed, on failure */
export function runCommand(
  name: 'leads' | 'catalogue' | 'desk' | 'reports',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const command = ['--conditions=react-server', '--import', 'tsx', `scripts/${name}.ts`, ...args]
  const child = spawn(process.execPath, command, { cwd: ROOT, env })
  let out = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  return new Promise((done, fail) =>
    child.once('close', (code) =>
      code === 0 ? done(out) : fail(new Error(`${name} ${args.join(' ')}: ${errors || out}`)),
    ),
  )
}

/** Every stored lead of an environment's database, as the clinic's export shows it. */
export async function exportedLeads(env: NodeJS.ProcessEnv): Promise<StoredLead[]> {
  const out = await runLeadsCommand(['export', '--format', 'ndjson'], env)
  return out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredLead)
}
