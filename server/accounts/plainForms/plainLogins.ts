import 'server-only'
import { isUuid } from '@/server/uuid'
import { accountDonePath, accountPath } from '@/model/account/accountPaths'
import { forgettingCookies } from '@/server/accounts/accountCalls'
import { endAllLogins, endLogin, endOtherLogins, noteLoginsSeen } from '@/server/accounts/sessions/sessions'
import { seeOther } from '@/server/http/envelope'
import { signedForm } from './plainForm'

/** POST /profile/login/end: ends one of the user's logins; one that has ended already stays so. */
export const endOneLogin = signedForm(async ({ body: form, language, session }) => {
  const id = form.get('login')
  if (isUuid(id)) await endLogin(session, id)
  return seeOther(accountDonePath(language, 'login-ended'))
})

/** POST /profile/login/others: ends all but the one that asks. */
export const endTheOthers = signedForm(async ({ language, session }) => {
  await endOtherLogins(session)
  return seeOther(accountDonePath(language, 'others-ended'))
})

/** POST /profile/login/all: ends all, this one too. */
export const endThemAll = signedForm(async ({ language, session }) => {
  await endAllLogins(session)
  return seeOther(`${accountPath('login', language)}?done=logout`, forgettingCookies())
})

/** POST /profile/login/seen: the new logins are the user's own, and are told no longer. */
export const knowLogins = signedForm(async ({ language, session }) => {
  await noteLoginsSeen(session)
  return seeOther(accountDonePath(language, 'logins-seen'))
})
