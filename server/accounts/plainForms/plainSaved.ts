import 'server-only'
import { accountDonePath, accountPath, accountProblemPath } from '@/model/account/accountPaths'
import { SAVED_FRAGMENT } from '@/model/account/savedItem'
import {
  dropItem,
  saveItem,
  savedItemIn,
  savedPage,
  savingCookie,
} from '@/server/accounts/profile/savedItems'
import { seeOther } from '@/server/http/envelope'
import { signedForm } from './plainForm'

/** POST /profile/saved: keeps the doctor or hospital of a page, and leads back to it. Who is not logged in saves after the login. */
export const save = signedForm(
  async ({ body: form, language, session }) => {
    const item = savedItemIn(form)
    const page = item && (await savedPage(item, language))
    if (!page) return seeOther(accountProblemPath(language, 'notSaved'))
    const isSaved = await saveItem(session.user.id, page)
    return seeOther(isSaved ? `${page.path}#${SAVED_FRAGMENT}` : accountProblemPath(language, 'tooManySaved'))
  },
  (form, language) => {
    const item = savedItemIn(form)
    return item && seeOther(accountPath('login', language), [savingCookie.set(item)])
  },
)

/** POST /profile/saved/drop: keeps it no longer. */
export const dropSaved = signedForm(async ({ body: form, language, session }) => {
  const item = savedItemIn(form)
  if (item) await dropItem(session.user.id, item)
  return seeOther(accountDonePath(language, 'unsaved'))
})
