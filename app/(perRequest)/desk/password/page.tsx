import { redirect } from 'next/navigation'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { enrolmentOf, enrolmentPicture } from '@/server/desk/staff/enrolment'
import { LOGIN_PATH } from '@/server/desk/staff/deskGuard'
import { DeskAccountPage, type DeskPageProps, requestOfPage } from '../deskAccountPages'
import { deskMetadata } from '../deskSession'

export const dynamic = 'force-dynamic'
const { password: copy } = deskAccountCopy
export const metadata = deskMetadata(copy.title)

const QR_PIXELS = 180

/** Where a password is chosen, with the app's secret and the recovery codes, which are shown only here. */
export default async function PasswordPage({ searchParams }: DeskPageProps) {
  const query = await searchParams
  const enrolment = enrolmentOf(await requestOfPage())
  if (!enrolment) redirect(`${LOGIN_PATH}?problem=late`)
  const picture = await enrolmentPicture(enrolment)
  return (
    <DeskAccountPage title={copy.title} query={query}>
      <section className="card">
        <h2>{copy.app}</h2>
        <div className="app">
          {/* Made for this page alone. */}
          {/* eslint-disable-next-line @next/next/no-img-element */}
          <img src={picture} alt={copy.picture} width={QR_PIXELS} height={QR_PIXELS} />
          <div>
            <p className="hint">{copy.appLead}</p>
            <p>
              <code>{enrolment.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
            </p>
          </div>
        </div>
      </section>
      <section className="card">
        <div>
          <h2>{copy.recovery}</h2>
          <p className="hint">{copy.recoveryLead}</p>
        </div>
        <ul className="codes">
          {enrolment.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
      <section className="card">
        <h2>{copy.choose}</h2>
        <form method="post" action="/desk/password/save" noValidate>
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={enrolment.name}
            hidden
            readOnly
          />
          <div className="field">
            <label htmlFor="new-password">{copy.field}</label>
            <input
              id="new-password"
              name="password"
              type="password"
              autoComplete="new-password"
              aria-describedby="new-password-hint"
            />
            <p id="new-password-hint" className="hint">
              {copy.hint}
            </p>
          </div>
          <div className="field">
            <label htmlFor="app-code">{copy.code}</label>
            <input id="app-code" name="code" type="text" inputMode="numeric" autoComplete="one-time-code" />
          </div>
          <button type="submit">{copy.save}</button>
        </form>
      </section>
    </DeskAccountPage>
  )
}
