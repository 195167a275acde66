import { Island } from '@/components/layout/islands/Island'
import { redirect } from 'next/navigation'
import { PostForm, TextField } from '@/components/forms/PostForm'
import { PlainFields } from '@/components/desk/StaffLogin/PlainFields'
import { StaffLogin } from '@/components/desk/StaffLogin/StaffLogin'
import { staffLoginCopy as copy } from '@/content/copy/staffLogin'
import { deskPathOf } from '@/model/desk/deskNotices'
import { staffOfCookies } from '@/server/desk/staff/deskGuard'
import { type QueryProps, privateMetadata, requestOfPage } from '@/app/(perRequest)/perRequest'
import { DeskAccountPage } from '../deskPages'

export const metadata = privateMetadata(copy.title)

/** The login of staff; `?plain` asks everything in one form, for who has no JavaScript or whose code did not come. */
export default async function LoginPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const back = deskPathOf(query.back)
  const { headers } = await requestOfPage()
  if (await staffOfCookies(headers.get('cookie'), { isUse: false })) redirect(back)
  return (
    <DeskAccountPage title={copy.title} query={query}>
      <p>{copy.intro}</p>
      <div className="card">
        {query.plain ? (
          <PlainLogin back={back} />
        ) : (
          <Island name="staffLogin" of={StaffLogin} props={{ back }} />
        )}
      </div>
      <p className="hint">{copy.lost}</p>
    </DeskAccountPage>
  )
}

const PlainLogin = ({ back }: { readonly back: string }) => (
  <PostForm action="/desk/login/enter" hidden={{ back }}>
    <TextField id="plain-name" label={copy.name} name="name" autoComplete="username" />
    <PlainFields />
    <button type="submit">{copy.signIn}</button>
  </PostForm>
)
