import { redirect } from 'next/navigation'
import { PostForm, Card, TextField } from '@/components/forms/PostForm'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { enrolmentOf, enrolmentPicture } from '@/server/desk/staff/enrolment'
import { LOGIN_PATH } from '@/server/desk/staff/deskGuard'
import { type QueryProps, privateMetadata, requestOfPage } from '@/app/(perRequest)/perRequest'
import { DeskAccountPage } from '../deskPages'

const { password: copy } = deskAccountCopy
export const metadata = privateMetadata(copy.title)

const QR_PIXELS = 180

/** Where a password is chosen, with the app's secret and the recovery codes, which are shown only here. */
export default async function PasswordPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const enrolment = enrolmentOf(await requestOfPage())
  if (!enrolment) redirect(`${LOGIN_PATH}?problem=late`)
  const picture = await enrolmentPicture(enrolment)
  return (
    <DeskAccountPage title={copy.title} query={query}>
      <Card title={copy.app}>
        <div className="app">
          {/* eslint-disable-next-line @next/next/no-img-element -- made for this page alone, within its address */}
          <img src={picture} alt={copy.picture} width={QR_PIXELS} height={QR_PIXELS} />
          <div>
            <p className="hint">{copy.appLead}</p>
            <p>
              <code>{enrolment.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
            </p>
          </div>
        </div>
      </Card>
      <Card title={copy.recovery} lead={copy.recoveryLead}>
        <ul className="codes">
          {enrolment.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Card>
      <Card title={copy.choose}>
        <PostForm action="/desk/password/save">
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={enrolment.name}
            hidden
            readOnly
          />
          <TextField
            id="new-password"
            label={copy.field}
            hint={copy.hint}
            name="password"
            type="password"
            autoComplete="new-password"
          />
          <TextField
            id="app-code"
            label={copy.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <button type="submit">{copy.save}</button>
        </PostForm>
      </Card>
    </DeskAccountPage>
  )
}
