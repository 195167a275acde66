/** What the command line gives for the desk of a site that runs. */
import { execFileSync } from 'node:child_process'
import { NODE_FLAGS } from './leadsCommand'

/** @throws with what it printed, on failure */
const printed = (script: string, args: readonly string[], env: NodeJS.ProcessEnv): string =>
  execFileSync(process.execPath, [...NODE_FLAGS, script, ...args], {
    env: { ...env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  }).trim()

/** The link that `npm run desk -- invite` prints. */
export const invitationLink = (env: NodeJS.ProcessEnv, name: string, role: string): string =>
  printed('scripts/desk.ts', ['invite', '--name', name, '--role', role], env)

export interface StaffSession {
  /** The person's. */
  readonly id: string
  readonly token: string
}

/** Sessions at the desk, of people who have no way to sign in; in the people's order. */
export const staffSessions = (
  env: NodeJS.ProcessEnv,
  people: readonly { readonly role: string; readonly name: string }[],
): readonly StaffSession[] =>
  // What staffSession.ts writes.
  JSON.parse(
    printed(
      'tests/site/staffSession.ts',
      people.flatMap(({ role, name }) => [role, name]),
      env,
    ),
  ) as readonly StaffSession[]

/** A hash of what each table holds, and how many sessions live. */
export const deskState = (env: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  // What deskState.ts writes.
  JSON.parse(printed('tests/site/deskState.ts', [], env)) as Record<string, string>
