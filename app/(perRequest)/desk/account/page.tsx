import { Island } from '@/components/layout/islands/Island'
import { PostForm, Card, OneButtonForm } from '@/components/forms/PostForm'
import { PasswordAndCode } from '@/components/desk/StaffLogin/PlainFields'
import { PasskeyButton } from '@/components/desk/StaffLogin/PasskeyButton'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { interpolate } from '@/content/copy/interpolate'
import { isAtLeast } from '@/model/desk/staff'
import { dutyOf } from '@/server/desk/staff/duty'
import { type DeskSession, sessionsOf } from '@/server/desk/staff/deskSessions'
import { passkeysOf } from '@/server/desk/staff/passkeys'
import { hasPassword } from '@/server/desk/staff/staffMembers'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { dayInWords, DeskAccountPage, deviceInWords, requireSession, timeInWords } from '../deskPages'

const { account: copy } = deskAccountCopy
export const metadata = privateMetadata(copy.title)

/** How a person signs in, and where they are signed in. */
export default async function AccountPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const session = await requireSession('staff', '/desk/account')
  const withPassword = await hasPassword(runtime().database, session.staff.id)
  return (
    <DeskAccountPage title={copy.title} query={query} staff={session.staff} page="account">
      {isAtLeast(session.staff, 'agent') && <Duty staffId={session.staff.id} />}
      {session.isProven ? (
        <Ways session={session} withPassword={withPassword} />
      ) : (
        <ShowWho withPassword={withPassword} />
      )}
      <Sessions session={session} />
    </DeskAccountPage>
  )
}

async function Duty({ staffId }: { readonly staffId: string }) {
  const since = await dutyOf(runtime().database.executeSql, staffId)
  return (
    <Card title={copy.duty} lead={since ? interpolate(copy.onDuty, { time: timeInWords(since) }) : copy.away}>
      <OneButtonForm action="/desk/account/duty" hidden={{ duty: since ? 'away' : 'on' }} look="quiet">
        {since ? copy.goAway : copy.goOnDuty}
      </OneButtonForm>
    </Card>
  )
}

const ShowWho = ({ withPassword }: { readonly withPassword: boolean }) => (
  <Card title={copy.prove} lead={copy.proveLead}>
    <Island name="passkey" of={PasskeyButton} props={{ use: { kind: 'prove' }, label: copy.provePasskey }} />
    {withPassword && (
      <PostForm action="/desk/account/prove">
        <PasswordAndCode of="own" />
        <button type="submit" className="quiet">
          {copy.proveSubmit}
        </button>
      </PostForm>
    )}
  </Card>
)

type WaysProps = { readonly session: DeskSession; readonly withPassword: boolean }

async function Ways({ session, withPassword }: WaysProps) {
  const passkeys = await passkeysOf(session.staff.id)
  return (
    <Card title={copy.ways}>
      <h3>{copy.passkeys}</h3>
      {passkeys.length === 0 && <p>{copy.noPasskeys}</p>}
      <ul className="entries">
        {passkeys.map(({ id, device, createdAt, lastUsedAt }) => (
          <li key={id} className="entry">
            <span>
              {deviceInWords(device)}
              <span className="hint">
                , {interpolate(copy.added, { day: dayInWords(createdAt) })}
                {lastUsedAt && `, ${interpolate(copy.used, { day: dayInWords(lastUsedAt) })}`}
              </span>
            </span>
            <OneButtonForm
              action="/desk/account/passkey/remove"
              hidden={{ passkey: id }}
              look="text"
              label={interpolate(copy.removeNamed, { device: deviceInWords(device) })}
            >
              {copy.remove}
            </OneButtonForm>
          </li>
        ))}
      </ul>
      <Island name="passkey" of={PasskeyButton} props={{ use: { kind: 'add' }, label: copy.addPasskey }} />
      <p>{withPassword ? copy.passwordSet : copy.noPassword}</p>
      <OneButtonForm action="/desk/account/password" look="quiet">
        {withPassword ? copy.changePassword : copy.setPassword}
      </OneButtonForm>
    </Card>
  )
}

async function Sessions({ session }: { readonly session: DeskSession }) {
  const sessions = await sessionsOf(session.staff.id)
  return (
    <Card title={copy.sessions} lead={copy.sessionsLead}>
      <ul className="entries">
        {sessions.map(({ id, device, createdAt, lastSeenAt }) => (
          <li key={id} className="entry">
            <span>
              {deviceInWords(device)}
              {id === session.id && <strong>, {copy.here}</strong>}
              <span className="hint">
                , {interpolate(copy.since, { time: timeInWords(createdAt) })},{' '}
                {interpolate(copy.lastUsed, { time: timeInWords(lastSeenAt) })}
              </span>
            </span>
            {id !== session.id && (
              <OneButtonForm
                action="/desk/account/session/end"
                hidden={{ session: id }}
                look="text"
                label={interpolate(copy.endNamed, { device: deviceInWords(device) })}
              >
                {copy.end}
              </OneButtonForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <OneButtonForm action="/desk/account/session/others" look="quiet">
          {copy.endOthers}
        </OneButtonForm>
      )}
    </Card>
  )
}
