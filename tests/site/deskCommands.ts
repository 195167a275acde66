/** What the command line gives for the desk of a site that runs. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NODE_FLAGS } from './leadsCommand'

/**
 * Never waited for synchronously: a connection that the site closes meanwhile would be taken for an open one.
 * @throws with what it printed, on failure
 */
async function printed(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, script, ...args], {
    env: { ...env, NODE_OPTIONS: '' },
  })
  return stdout.trim()
}

/** The link that `npm run desk -- invite` prints. */
export const invitationLink = (env: NodeJS.ProcessEnv, name: string, role: string): Promise<string> =>
  printed('scripts/desk.ts', ['invite', '--name', name, '--role', role], env)

export interface StaffSession {
  /** The person's. */
  readonly id: string
  readonly token: string
}

/** Sessions at the desk, of people who have no way to sign in; in the people's order. */
export const staffSessions = async (
  env: NodeJS.ProcessEnv,
  people: readonly { readonly role: string; readonly name: string }[],
): Promise<readonly StaffSession[]> =>
  // What staffSession.ts writes.
  JSON.parse(
    await printed(
      'tests/site/staffSession.ts',
      people.flatMap(({ role, name }) => [role, name]),
      env,
    ),
  ) as readonly StaffSession[]

/** A hash of what each table holds, and how many sessions live. */
export const deskState = async (env: NodeJS.ProcessEnv): Promise<Readonly<Record<string, string>>> =>
  // What deskState.ts writes.
  JSON.parse(await printed('tests/site/deskState.ts', [], env)) as Record<string, string>
