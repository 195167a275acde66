import 'server-only'
import {
  changeConsent,
  deleteAccount,
  downloadData,
  putSavedItem,
  deleteSavedItem,
  logOut,
  getMe,
  listSavedItems,
  getVisitorId,
  updateProfile,
} from './accountCalls'
import { jsonCall } from './accountGuards'
import { deleteAvatar, showAvatar, uploadAvatar } from './profile/avatar'
import { login, sendCode } from './otp/otpCalls'
import { addNote, withdrawEnquiry } from './forms/enquiryForms'
import { editNumber, resendCode, takeMobile, takeName, takeOtp } from './forms/loginForms'
import {
  logOutOne,
  logOutEverywhere,
  logOutOthers,
  markLoginsSeen,
  download,
  dropPicture,
  erase,
  leave,
  nameNominee,
  saveCity,
  saveConsent,
  saveProfile,
  dropSaved,
  save,
} from './forms/profileForms'
import { sendProofCode, takeProofCode } from './forms/reverifyForms'
import {
  DROP_SAVED,
  LIST_SAVED,
  LOG_IN,
  LOG_OUT,
  ME,
  REMOVE_AVATAR,
  SAVE_ITEM,
  SEND_CODE,
  SHOW_AVATAR,
  SIGN_UP,
  UPDATE_PROFILE,
  UPLOAD_AVATAR,
  VISITOR_ID,
} from '@/model/calls/accountCalls'

/** Sends a one-time password (specification, section 7), with or without signup. */
const sendOtp = jsonCall(sendCode)

/** Calls for logins and patients' accounts. */
export const ACCOUNT_HANDLERS = {
  [SIGN_UP.path]: { [SIGN_UP.method]: sendOtp },
  [SEND_CODE.path]: { [SEND_CODE.method]: sendOtp },
  [LOG_IN.path]: { [LOG_IN.method]: jsonCall(login) },
  [LOG_OUT.path]: { [LOG_OUT.method]: logOut },
  '/users/v1/user': { DELETE: deleteAccount },
  [ME.path]: { [ME.method]: getMe },
  [VISITOR_ID.path]: { [VISITOR_ID.method]: getVisitorId },
  [UPDATE_PROFILE.path]: { [UPDATE_PROFILE.method]: updateProfile },
  '/users/v1/user/consent': { PUT: changeConsent },
  [LIST_SAVED.path]: {
    [LIST_SAVED.method]: listSavedItems,
    [SAVE_ITEM.method]: putSavedItem,
    [DROP_SAVED.method]: deleteSavedItem,
  },
  '/users/v1/user/data': { GET: downloadData },
  [SHOW_AVATAR.path]: {
    [SHOW_AVATAR.method]: showAvatar,
    [UPLOAD_AVATAR.method]: uploadAvatar,
    [REMOVE_AVATAR.method]: deleteAvatar,
  },

  // Accounts without JavaScript.
  '/login/mobile': { POST: takeMobile },
  '/login/resend': { POST: resendCode },
  '/login/otp': { POST: takeOtp },
  '/login/name': { POST: takeName },
  '/login/edit': { POST: editNumber },
  '/profile/save': { POST: saveProfile },
  '/profile/city': { POST: saveCity },
  '/profile/whatsapp': { POST: saveConsent },
  '/profile/picture': { POST: dropPicture },
  '/profile/nominee': { POST: nameNominee },
  '/profile/enquiry/note': { POST: addNote },
  '/profile/enquiry/withdraw': { POST: withdrawEnquiry },
  '/profile/login/end': { POST: logOutOne },
  '/profile/login/others': { POST: logOutOthers },
  '/profile/login/all': { POST: logOutEverywhere },
  '/profile/login/seen': { POST: markLoginsSeen },
  '/profile/saved': { POST: save },
  '/profile/saved/drop': { POST: dropSaved },
  '/profile/code': { POST: takeProofCode },
  '/profile/code/send': { POST: sendProofCode },
  '/profile/download': { POST: download },
  '/profile/leave': { POST: leave },
  '/profile/erase': { POST: erase },
} as const
