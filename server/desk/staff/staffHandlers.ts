import 'server-only'
import {
  addPasskey,
  askForNewPasskey,
  changeDuty,
  changePassword,
  dropPasskey,
  endOneSession,
  endOtherSessions,
  proveByPasskey,
  proveByPassword,
} from './accountCalls'
import { leaveDesk, askForPasskey, signInCall, signInForm, signInWithPasskey } from './loginCalls'
import { askToJoin, chooseToJoinByPassword, joinByPasskey, savePassword } from './joinCalls'
import {
  changeBranches,
  changeRole,
  disableStaff,
  enableStaff,
  inviteStaff,
  withdrawInvitation,
} from './staffCalls'

/** The calls of staff accounts (server/handlers.ts): forms that work without JavaScript, and what passkeys need. */
export const STAFF_HANDLERS = {
  '/desk/logout': { POST: leaveDesk },
  '/desk/login/enter': { POST: signInForm },
  '/desk/invitation/password': { POST: chooseToJoinByPassword },
  '/desk/password/save': { POST: savePassword },
  '/desk/account/duty': { POST: changeDuty },
  '/desk/account/prove': { POST: proveByPassword },
  '/desk/account/password': { POST: changePassword },
  '/desk/account/session/end': { POST: endOneSession },
  '/desk/account/session/others': { POST: endOtherSessions },
  '/desk/account/passkey/remove': { POST: dropPasskey },
  '/desk/staff/invite': { POST: inviteStaff },
  '/desk/staff/withdraw': { POST: withdrawInvitation },
  '/desk/staff/role': { POST: changeRole },
  '/desk/staff/branches': { POST: changeBranches },
  '/desk/staff/disable': { POST: disableStaff },
  '/desk/staff/enable': { POST: enableStaff },
  '/desk/api/login': { POST: signInCall },
  '/desk/api/login/challenge': { POST: askForPasskey },
  '/desk/api/login/passkey': { POST: signInWithPasskey },
  '/desk/api/invitation/challenge': { POST: askToJoin },
  '/desk/api/invitation/passkey': { POST: joinByPasskey },
  '/desk/api/account/prove': { POST: proveByPasskey },
  '/desk/api/account/challenge': { POST: askForNewPasskey },
  '/desk/api/account/passkey': { POST: addPasskey },
} as const
