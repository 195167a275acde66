/** What the command line gives for the desk of a site that runs. */
import { runCommand } from './leadsCommand'

/** The link that `npm run desk -- invite` prints. */
export const invitationLink = async (env: NodeJS.ProcessEnv, name: string, role: string): Promise<string> =>
  (await runCommand('scripts/desk.ts', ['invite', '--name', name, '--role', role], env)).trim()

interface StaffSession {
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
    await runCommand(
      'tests/site/staffSession.ts',
      people.flatMap(({ role, name }) => [role, name]),
      env,
    ),
  ) as readonly StaffSession[]

/** A hash of what each table holds, and how many sessions live. */
export const deskState = async (env: NodeJS.ProcessEnv): Promise<Readonly<Record<string, string>>> =>
  // What deskState.ts writes.
  JSON.parse(await runCommand('tests/site/deskState.ts', [], env)) as Record<string, string>
