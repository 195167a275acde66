import { PostForm, Card, OneButtonForm, FormField, TextField } from '@/components/forms/PostForm'
import { BranchFields, type BranchPlace, branchesInWords } from '@/components/desk/BranchFields'
import { deskAuditCopy } from '@/content/copy/deskAudit'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { deskShellCopy } from '@/content/copy/deskShell'
import { interpolate } from '@/content/copy/interpolate'
import { hospitalName } from '@/model/catalogue/hospital'
import { isAtLeast, STAFF_ROLES, type StaffMember, type StaffRole } from '@/model/desk/staff'
import { someHospitals } from '@/server/catalogue/reads/hospitals'
import { config } from '@/server/config/config'
import { invitationPath, openInvitations } from '@/server/desk/staff/invitations'
import { invitationMade } from '@/server/desk/staff/staffCalls'
import { staffEntries, type StaffEntry } from '@/server/desk/staff/staffMembers'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata, requestOfPage } from '@/app/(perRequest)/perRequest'
import { DeskAccountPage, requireStaff, timeInWords } from '../deskPages'

const { staff: copy } = deskAccountCopy

/** Hospitals that a form offers at most. */
const MOST_PLACES = 200
export const metadata = privateMetadata(copy.title)

/** Who works at the desk: invited, changed and disabled by owners. */
export default async function StaffPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const staff = await requireStaff('owner', '/desk/staff')
  const { database } = runtime()
  const [entries, invitations, found] = await Promise.all([
    staffEntries(database),
    openInvitations(database),
    someHospitals({}, MOST_PLACES),
  ])
  const places = found.map((one) => ({ slug: one.slug, name: hospitalName(one, 'en') }))
  const changed = entries.find(({ id, role }) => id === query.branches && id !== staff.id && role !== 'owner')
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
      <a href="/desk/audit">{deskAuditCopy.open}</a>
      <Card title={copy.people}>
        <ul className="entries">
          {entries.map((entry) => (
            <Person key={entry.id} entry={entry} own={staff} places={places} />
          ))}
        </ul>
      </Card>
      {changed && (
        <Card id="branches" title={interpolate(copy.branchesOf, { name: changed.name })}>
          <PostForm action="/desk/staff/branches" hidden={{ id: changed.id }}>
            <BranchFields id="member" places={places} branches={changed.branches} />
            <button type="submit">{copy.saveBranches}</button>
          </PostForm>
        </Card>
      )}
      {invitations.length > 0 && (
        <Card title={copy.open}>
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
                <OneButtonForm
                  action="/desk/staff/withdraw"
                  hidden={{ name }}
                  look="text"
                  label={interpolate(copy.withdrawNamed, { name })}
                >
                  {copy.withdraw}
                </OneButtonForm>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={copy.invite} lead={copy.again}>
        <PostForm action="/desk/staff/invite">
          <TextField id="invite-name" label={copy.name} hint={copy.nameHint} name="name" autoComplete="off" />
          <FormField
            id="invite-role"
            label={copy.role}
            control={(attributes) => <RoleSelect {...attributes} chosen="agent" />}
          />
          <BranchFields id="invite" places={places} branches={null} />
          <button type="submit">{copy.submit}</button>
        </PostForm>
      </Card>
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

interface PersonProps {
  readonly entry: StaffEntry
  readonly own: StaffMember
  readonly places: readonly BranchPlace[]
}

const Person = ({ entry, own, places }: PersonProps) => {
  const { id, name, role, branches, isDisabled, isOnDuty } = entry
  const isOwn = id === own.id
  return (
    <li>
      <div className="person-line">
        <strong>{name}</strong>
        <span>{deskShellCopy.roles[role]}</span>
        {isAtLeast(entry, 'agent') && !isDisabled && (
          <span>{isOnDuty ? deskShellCopy.onDuty : deskShellCopy.away}</span>
        )}
        {branches && <span>{branchesInWords(branches, places)}</span>}
        <span className="hint">{isOwn ? copy.you : stateOf(entry)}</span>
      </div>
      {!isOwn && (
        <div className="inline">
          <PostForm action="/desk/staff/role" hidden={{ id }}>
            <FormField
              id={`role-${id}`}
              label={interpolate(copy.roleOf, { name })}
              isLabelUnseen
              control={(attributes) => <RoleSelect {...attributes} chosen={role} />}
            />
            <button type="submit" className="text" aria-label={interpolate(copy.changeNamed, { name })}>
              {copy.change}
            </button>
          </PostForm>
          {role !== 'owner' && (
            <a
              className="way"
              href={`/desk/staff?branches=${id}#branches`}
              aria-label={interpolate(copy.changeBranchesNamed, { name })}
            >
              {copy.changeBranches}
            </a>
          )}
          <OneButtonForm
            action={isDisabled ? '/desk/staff/enable' : '/desk/staff/disable'}
            hidden={{ id }}
            look="text"
            label={interpolate(isDisabled ? copy.enableNamed : copy.disableNamed, { name })}
          >
            {isDisabled ? copy.enable : copy.disable}
          </OneButtonForm>
        </div>
      )}
    </li>
  )
}
