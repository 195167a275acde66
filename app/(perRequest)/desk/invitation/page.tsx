import { Island } from '@/components/layout/islands/Island'
import { Card, OneButtonForm } from '@/components/forms/PostForm'
import { PasskeyButton } from '@/components/desk/StaffLogin/PasskeyButton'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { deskShellCopy } from '@/content/copy/deskShell'
import { interpolate } from '@/content/copy/interpolate'
import { invitationOf } from '@/server/desk/staff/invitations'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { DeskAccountPage, queryOf } from '../deskPages'

const { invitation: copy } = deskAccountCopy
export const metadata = privateMetadata(copy.title)

/** Who was invited chooses how to sign in. Opening the page uses nothing up: messengers open links by themselves. */
export default async function InvitationPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const token = queryOf(query).get('token') ?? ''
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
          <Card title={copy.passkeyTitle} lead={copy.passkeyLead}>
            <Island
              name="passkey"
              of={PasskeyButton}
              props={{ use: { kind: 'join', token }, label: copy.passkey }}
            />
          </Card>
          <Card title={copy.passwordTitle} lead={copy.passwordLead}>
            <OneButtonForm action="/desk/invitation/password" hidden={{ token }} look="quiet">
              {copy.password}
            </OneButtonForm>
          </Card>
        </>
      )}
    </DeskAccountPage>
  )
}
