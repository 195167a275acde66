#!/usr/bin/env node
/** The clinic's own people: `npm run desk -- invite|list|end|audit|cancel-session|demo`. The first owner is invited here, the others in the desk's page. */
import './closedPipe.mjs'
import { Command, InvalidArgumentError, Option } from 'commander'
import { STAFF_ROLES, staffNameOf, type StaffRole } from '@/model/desk/staff'
import { readConfig } from '@/server/config/config'
import { fillDemo, removeDemo } from '@/server/desk/demo/deskDemo'
import { verifyAppointments } from '@/server/appointments/appointmentEvents'
import { verifyWaiting } from '@/server/appointments/waiting/waitingEvents'
import { cancelSession } from '@/server/appointments/appointmentSteps'
import { eventsOfAll, verifyFollowUps } from '@/server/desk/followUp/eventChain'
import { invitationPath, invite } from '@/server/desk/staff/invitations'
import { endSessionsOf } from '@/server/desk/staff/deskSessions'
import { changeMember, memberNamed, staffEntries } from '@/server/desk/staff/staffMembers'
import { appSecret } from '@/server/config/secret'
import { commandUser, staffActor } from '@/server/privacy/audit/auditNote'
import type { Database } from '@/server/database/database'
import { terminalText } from '@/server/log'
import { type AskerOptions, endsWith, withAsker, withDatabase, withNotes } from './command'

/** @throws InvalidArgumentError */
function nameOf(text: string): string {
  const name = staffNameOf(text)
  if (!name) throw new InvalidArgumentError('expected a name of 3 to 60 letters')
  return name
}

const inviteOne = ({ name, role }: { name: string; role: StaffRole }) =>
  withDatabase(async (database) => {
    const config = readConfig(process.env)
    const { as, why } = program.opts<AskerOptions>()
    const asker = { by: commandUser(as), why }
    const token = await invite(
      database,
      { name, role, branches: null },
      { ...asker, secret: appSecret(config) },
    )
    if (token === undefined)
      throw new InvalidArgumentError(`${name} is disabled: an owner enables people in the desk`)
    console.log(`${new URL(invitationPath(token), config.siteUrl).href}`)
    console.error(`For ${name} alone: good once, for 24 hours.`)
  })

const list = () =>
  withDatabase(async (database) => {
    for (const { name, role, isDisabled, isSignedIn, lastSeenAt } of await staffEntries(database)) {
      const state = isDisabled ? 'disabled' : isSignedIn ? 'signed in' : ''
      console.log([name, role, state, lastSeenAt?.toISOString()].map(terminalText).join('\t'))
    }
  })

/** @throws InvalidArgumentError for an unknown name */
async function memberOf(database: Database, name: string) {
  const member = await memberNamed(database, name)
  if (!member) throw new InvalidArgumentError(`nobody is called ${name}`)
  return member
}

const endSessions = (name: string) =>
  withNotes(program, 'staff.session.ended', async (database, note) => {
    const member = await memberOf(database, name)
    await note({ subject: member.name })
    console.log(`${await endSessionsOf(database.kysely, member.id)} sessions have ended`)
  })

const disable = (name: string) =>
  withDatabase(async (database) => {
    const member = await memberOf(database, name)
    const { as, why } = program.opts<AskerOptions>()
    const by = { actor: staffActor(as), why }
    if ((await changeMember(database, member.id, { isDisabled: true }, by)) === 'lastOwner')
      throw new InvalidArgumentError(`${member.name} is the last owner`)
    console.log(`${member.name} is disabled and signed out`)
  })

const audit = ({ verify: isVerification }: { verify?: boolean }) =>
  withDatabase(async ({ executeSql }) => {
    if (!isVerification) {
      for await (const { at, by, leadId, type, from, to } of eventsOfAll(executeSql))
        console.log([new Date(at).toISOString(), by, leadId, type, from, to].map(terminalText).join('\t'))
      return
    }
    const chains = [
      ['lead', 'leads', verifyFollowUps],
      ['appointment', 'appointments', verifyAppointments],
      ['waiting list, entry', 'entries of the waiting list', verifyWaiting],
    ] as const
    for (const [one, many, verify] of chains) {
      const found = await verify(executeSql)
      if (found.kind === 'whole')
        console.log(`${found.events} events of ${found.rows} ${many}, none changed or missing`)
      else {
        console.error(`${one} ${found.id}: ${found.why}`)
        process.exitCode = 1
      }
    }
  })

const cancel = (sessionId: string) =>
  withNotes(program, 'session.cancelled', async (database, note) => {
    await note({ subject: sessionId })
    const displaced = (await cancelSession(database, sessionId, 'cancelled')) ?? []
    console.log(`${displaced.length} appointments are displaced: their patients have to take other places`)
    for (const id of displaced) console.log(id)
  })

const demo = ({ remove }: { remove?: boolean }) =>
  withDatabase(async (database) => {
    if (remove) return console.log(`${await removeDemo(database)} invented leads are gone`)
    const filled = await fillDemo(database, { onProgress: (leads) => console.error(`${leads} leads`) })
    if (filled.kind !== 'filled')
      throw new InvalidArgumentError(
        filled.kind === 'hasLeads'
          ? 'there are leads of patients: the demonstration is for an empty desk'
          : 'the demonstration is there; --remove takes it out',
      )
    console.log(`${filled.leads} invented leads of four weeks, with ${filled.events} events`)
    console.log(
      `${filled.appointments} invented appointments of four weeks before and after today, with ${filled.steps} steps`,
    )
  })

const program = withAsker(
  new Command('npm run desk --').description(
    'The people who answer leads at /desk; every use is written down.',
  ),
)
program
  .command('invite')
  .description('prints a link, good once and for 24 hours; for who is there already: a new way to sign in')
  .requiredOption('--name <name>', 'as colleagues know the person, who signs in by it', nameOf)
  .addOption(new Option('--role <role>', 'what the person may do').choices(STAFF_ROLES).makeOptionMandatory())
  .action(inviteOne)
program
  .command('list')
  .description('name, role, whether signed in or disabled, and when last seen')
  .action(list)
program
  .command('end')
  .description("ends all of a person's sessions")
  .argument('<name>')
  .option('--disable', 'and lets the person sign in no more')
  .action((name: string, options: { disable?: boolean }) =>
    options.disable ? disable(name) : endSessions(name),
  )
program
  .command('demo')
  .description(
    'fills an empty desk with 2,000 invented leads of four weeks and with appointments; never where there are leads of patients',
  )
  .option('--remove', 'takes them out again')
  .action(demo)

program
  .command('audit')
  .description('what was done with leads at the desk, oldest first: when, by whom, lead, step, from, to')
  .option(
    '--verify',
    'in place of the list: says whether an event or a row was changed, by replaying all of them, those of appointments as well',
  )
  .action(audit)
program
  .command('cancel-session')
  .description(
    'takes a session that somebody has booked in out of its day, and lists the appointments that lose their place',
  )
  .argument('<session>', 'its id, as /api/doctors/DoctorId/places tells it')
  .action(cancel)

program.parseAsync().catch(endsWith('desk'))
