import { deskAccountCopy } from '@/content/copy/deskAccount'
import { deskShellCopy } from '@/content/copy/deskShell'
import { interpolate } from '@/content/copy/interpolate'
import { STAFF_ROLES, type StaffMember, type StaffRole } from '@/model/desk/staff'
import { config } from '@/server/config'
import { invitationPath, openInvitations } from '@/server/desk/staff/invitations'
import { invitationMade } from '@/server/desk/staff/staffCalls'
import { staffEntries, type StaffEntry } from '@/server/desk/staff/staffMembers'
import { runtime } from '@/server/runtime'
import { DeskAccountPage, type DeskPageProps, requestOfPage, timeInWords } from '../deskAccountPages'
import { deskMetadata, requireStaff } from '../deskSession'

export const dynamic = 'force-dynamic'
const { staff: copy } = deskAccountCopy
export const metadata = deskMetadata(copy.title)

/** Who works at the desk: invited, changed and disabled by owners. */
export default async function StaffPage({ searchParams }: DeskPageProps) {
  const query = await searchParams
  const staff = await requireStaff('owner', '/desk/staff')
  const { database } = runtime()
  const [entries, invitations] = await Promise.all([staffEntries(database), openInvitations(database)])
  const made = invitationMade(await requestOfPage())
  return (
    <DeskAccountPage title={copy.title} query={query} staff={staff} page="staff">
      {made && (
        <section className="card">
          <p>{interpolate(copy.made, { name: made.name })}</p>
          <p>
            <code>{new URL(invitationPath(made.token), config().siteUrl).href}</code>
          </p>
        </section>
      )}
      <section className="card">
        <h2>{copy.people}</h2>
        <ul className="entries">
          {entries.map((entry) => (
            <Person key={entry.id} entry={entry} own={staff} />
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section className="card">
          <h2>{copy.open}</h2>
          <ul className="entries">
            {invitations.map(({ name, role, invitedBy, expiresAt }) => (
              <li key={name} className="entry">
                <span>
                  <strong>{name}</strong>{' '}
                  <span className="hint">
                    {interpolate(copy.invitedBy, {
                      role: deskShellCopy.roles[role],
                      by: invitedBy,
                      time: timeInWords(expiresAt),
                    })}
                  </span>
                </span>
                <form method="post" action="/desk/staff/withdraw">
                  <input type="hidden" name="name" value={name} />
                  <button
                    type="submit"
                    className="text"
                    aria-label={interpolate(copy.withdrawNamed, { name })}
                  >
                    {copy.withdraw}
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card">
        <div>
          <h2>{copy.invite}</h2>
          <p className="hint">{copy.again}</p>
        </div>
        <form method="post" action="/desk/staff/invite" noValidate>
          <div className="field">
            <label htmlFor="invite-name">{copy.name}</label>
            <input
              id="invite-name"
              name="name"
              type="text"
              autoComplete="off"
              aria-describedby="invite-hint"
            />
            <p id="invite-hint" className="hint">
              {copy.nameHint}
            </p>
          </div>
          <div className="field">
            <label htmlFor="invite-role">{copy.role}</label>
            <RoleSelect id="invite-role" chosen="agent" />
          </div>
          <button type="submit">{copy.submit}</button>
        </form>
      </section>
    </DeskAccountPage>
  )
}

const RoleSelect = ({ id, chosen }: { readonly id: string; readonly chosen: StaffRole }) => (
  <select id={id} name="role" defaultValue={chosen}>
    {STAFF_ROLES.map((role) => (
      <option key={role} value={role}>
        {deskShellCopy.roles[role]}
      </option>
    ))}
  </select>
)

const stateOf = ({ isDisabled, isSignedIn, lastSeenAt }: StaffEntry): string => {
  if (isDisabled) return copy.disabledState
  if (isSignedIn) return copy.signedIn
  return lastSeenAt ? interpolate(copy.lastSeen, { time: timeInWords(lastSeenAt) }) : copy.never
}

const Person = ({ entry, own }: { readonly entry: StaffEntry; readonly own: StaffMember }) => {
  const { id, name, role, isDisabled } = entry
  const isOwn = id === own.id
  return (
    <li>
      <div className="person-line">
        <strong>{name}</strong>
        <span>{deskShellCopy.roles[role]}</span>
        <span className="hint">{isOwn ? copy.you : stateOf(entry)}</span>
      </div>
      {!isOwn && (
        <div className="inline">
          <form method="post" action="/desk/staff/role">
            <input type="hidden" name="id" value={id} />
            <div className="field">
              <label htmlFor={`role-${id}`} className="out-of-sight">
                {interpolate(copy.roleOf, { name })}
              </label>
              <RoleSelect id={`role-${id}`} chosen={role} />
            </div>
            <button type="submit" className="text" aria-label={interpolate(copy.changeNamed, { name })}>
              {copy.change}
            </button>
          </form>
          <form method="post" action={isDisabled ? '/desk/staff/enable' : '/desk/staff/disable'}>
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              className="text"
              aria-label={interpolate(isDisabled ? copy.enableNamed : copy.disableNamed, { name })}
            >
              {isDisabled ? copy.enable : copy.disable}
            </button>
          </form>
        </div>
      )}
    </li>
  )
}
