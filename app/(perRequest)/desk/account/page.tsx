import { redirect } from 'next/navigation'
import { PasskeyButton } from '@/components/desk/StaffLogin/PasskeyButton'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { interpolate } from '@/content/copy/interpolate'
import { staffLoginCopy } from '@/content/copy/staffLogin'
import { type DeskSession, deskSessionOf, sessionsOf } from '@/server/desk/staff/deskSessions'
import { LOGIN_PATH } from '@/server/desk/staff/deskGuard'
import { passkeysOf } from '@/server/desk/staff/passkeys'
import { hasPassword } from '@/server/desk/staff/staffMembers'
import { runtime } from '@/server/runtime'
import {
  dayInWords,
  DeskAccountPage,
  type DeskPageProps,
  deviceInWords,
  requestOfPage,
  timeInWords,
} from '../deskAccountPages'
import { deskMetadata } from '../deskSession'

export const dynamic = 'force-dynamic'
const { account: copy } = deskAccountCopy
export const metadata = deskMetadata(copy.title)

/** How a person signs in, and where they are signed in. */
export default async function AccountPage({ searchParams }: DeskPageProps) {
  const query = await searchParams
  const session = await deskSessionOf(await requestOfPage())
  if (!session) redirect(`${LOGIN_PATH}?back=%2Fdesk%2Faccount`)
  const withPassword = await hasPassword(runtime().database, session.staff.id)
  return (
    <DeskAccountPage title={copy.title} query={query} staff={session.staff} page="account">
      {session.isProven ? (
        <Ways session={session} withPassword={withPassword} />
      ) : (
        <ShowWho withPassword={withPassword} />
      )}
      <Sessions session={session} />
    </DeskAccountPage>
  )
}

const ShowWho = ({ withPassword }: { readonly withPassword: boolean }) => (
  <section className="card">
    <div>
      <h2>{copy.prove}</h2>
      <p className="hint">{copy.proveLead}</p>
    </div>
    <PasskeyButton use={{ kind: 'prove' }} label={copy.provePasskey} />
    {withPassword && (
      <form method="post" action="/desk/account/prove" noValidate>
        <div className="field">
          <label htmlFor="own-password">{staffLoginCopy.password}</label>
          <input id="own-password" name="password" type="password" autoComplete="current-password" />
        </div>
        <div className="field">
          <label htmlFor="own-code">{staffLoginCopy.anyCode}</label>
          <input id="own-code" name="code" type="text" autoComplete="one-time-code" />
        </div>
        <button type="submit" className="quiet">
          {copy.proveSubmit}
        </button>
      </form>
    )}
  </section>
)

type WaysProps = { readonly session: DeskSession; readonly withPassword: boolean }

async function Ways({ session, withPassword }: WaysProps) {
  const passkeys = await passkeysOf(session.staff.id)
  return (
    <section className="card">
      <h2>{copy.ways}</h2>
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
            <form method="post" action="/desk/account/passkey/remove">
              <input type="hidden" name="passkey" value={id} />
              <button
                type="submit"
                className="text"
                aria-label={interpolate(copy.removeNamed, { device: deviceInWords(device) })}
              >
                {copy.remove}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <PasskeyButton use={{ kind: 'add' }} label={copy.addPasskey} />
      <p>{withPassword ? copy.passwordSet : copy.noPassword}</p>
      <form method="post" action="/desk/account/password">
        <button type="submit" className="quiet">
          {withPassword ? copy.changePassword : copy.setPassword}
        </button>
      </form>
    </section>
  )
}

async function Sessions({ session }: { readonly session: DeskSession }) {
  const sessions = await sessionsOf(session.staff.id)
  return (
    <section className="card">
      <div>
        <h2>{copy.sessions}</h2>
        <p className="hint">{copy.sessionsLead}</p>
      </div>
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
              <form method="post" action="/desk/account/session/end">
                <input type="hidden" name="session" value={id} />
                <button
                  type="submit"
                  className="text"
                  aria-label={interpolate(copy.endNamed, { device: deviceInWords(device) })}
                >
                  {copy.end}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action="/desk/account/session/others">
          <button type="submit" className="quiet">
            {copy.endOthers}
          </button>
        </form>
      )}
    </section>
  )
}
