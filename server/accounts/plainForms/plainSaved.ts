import 'server-only'
import { accountDonePath, accountPath, accountProblemPath } from '@/model/account/accountPaths'
import {
  dropItem,
  pageOfForm,
  saveItem,
  savedItemIn,
  savedNotice,
  savedPage,
  savingCookie,
} from '@/server/accounts/profile/savedItems'
import { seeOther } from '@/server/http/envelope'
import { signedForm } from './plainForm'

/** POST /profile/saved: keeps the doctor or hospital of a page, and leads back to it. Who is not logged in saves after the login, which leads back, too. */
export const save = signedForm(
  async ({ body: form, language, session, request }) => {
    const item = savedItemIn(form)
    const page = item && (await savedPage(item, language))
    if (!page) return seeOther(accountProblemPath(language, 'notSaved'))
    const isSaved = await saveItem(session.user.id, page)
    return seeOther(
      isSaved ? savedNotice(pageOfForm(request, page.path)) : accountProblemPath(language, 'tooManySaved'),
    )
  },
  (form, language, request) => {
    const item = savedItemIn(form)
    if (!item) return undefined
    const page = pageOfForm(request, accountPath('profile', language))
    return seeOther(accountPath('login', language), [savingCookie.set({ ...item, page })])
  },
)

/** POST /profile/saved/drop: keeps it no longer. */
export const dropSaved = signedForm(async ({ body: form, language, session }) => {
  const item = savedItemIn(form)
  if (item) await dropItem(session.user.id, item)
  return seeOther(accountDonePath(language, 'unsaved'))
})
