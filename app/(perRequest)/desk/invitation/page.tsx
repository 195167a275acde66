import { PasskeyButton } from '@/components/desk/StaffLogin/PasskeyButton'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { deskShellCopy } from '@/content/copy/deskShell'
import { interpolate } from '@/content/copy/interpolate'
import { invitationOf } from '@/server/desk/staff/invitations'
import { runtime } from '@/server/runtime'
import { DeskAccountPage, type DeskPageProps, textOf } from '../deskAccountPages'
import { deskMetadata } from '../deskSession'

export const dynamic = 'force-dynamic'
const { invitation: copy } = deskAccountCopy
export const metadata = deskMetadata(copy.title)

/** Who was invited chooses how to sign in. Opening the page uses nothing up: messengers open links by themselves. */
export default async function InvitationPage({ searchParams }: DeskPageProps) {
  const query = await searchParams
  const token = textOf(query.token)
  const { database, secret } = runtime()
  const invitation = await invitationOf(database, token, secret)
  const problem = invitation ? query.problem : 'invitation'
  return (
    <DeskAccountPage title={copy.title} query={{ ...query, problem }}>
      {invitation && (
        <>
          <p>
            {interpolate(copy.lead, {
              name: invitation.name,
              role: deskShellCopy.roles[invitation.role].toLowerCase(),
            })}
          </p>
          <section className="card">
            <div>
              <h2>{copy.passkeyTitle}</h2>
              <p className="hint">{copy.passkeyLead}</p>
            </div>
            <PasskeyButton use={{ kind: 'join', token }} label={copy.passkey} />
          </section>
          <section className="card">
            <div>
              <h2>{copy.passwordTitle}</h2>
              <p className="hint">{copy.passwordLead}</p>
            </div>
            <form method="post" action="/desk/invitation/password">
              <input type="hidden" name="token" value={token} />
              <button type="submit" className="quiet">
                {copy.password}
              </button>
            </form>
          </section>
        </>
      )}
    </DeskAccountPage>
  )
}
