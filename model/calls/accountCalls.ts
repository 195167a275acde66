import * as t from 'io-ts'
import { Me } from '@/model/account/account'
import { siteCall } from './siteCall'

const SAVED_PATH = '/users/v1/user/saved'
const AVATAR_PATH = '/users/v1/user/avatar'

const Stored = t.type({ code: t.literal(200) })
const Saved = t.type({ data: t.type({ saved: t.array(t.string) }) })

/** The logged-in user; 401 without a session. */
export const ME = siteCall('GET', '/users/v1/user/me', t.type({ data: Me }))
export const UPDATE_PROFILE = siteCall('PUT', '/users/v1/user/update', t.type({ status: Stored, data: Me }))
export const LOG_IN = siteCall(
  'POST',
  '/users/v1/user/login',
  t.type({ data: t.partial({ name: t.union([t.string, t.null]), suggestedName: t.string }) }),
)
export const LOG_OUT = siteCall('POST', '/users/v1/user/logout')
/** Sets the visitor's id as a cookie. */
export const VISITOR_ID = siteCall('GET', '/timeline/visitorid')
/** Both send a code: the one signs up who is new, the other only proves a number (specification, section 7). */
export const SIGN_UP = siteCall('POST', '/users/v1/user/signup')
export const SEND_CODE = siteCall('POST', '/lead/v1/authenticate/generateotp')
export const LIST_SAVED = siteCall('GET', SAVED_PATH, Saved)
export const SAVE_ITEM = siteCall('PUT', SAVED_PATH, Saved)
export const DROP_SAVED = siteCall('DELETE', SAVED_PATH, Saved)
export const SHOW_AVATAR = siteCall('GET', AVATAR_PATH)
export const UPLOAD_AVATAR = siteCall(
  'PUT',
  AVATAR_PATH,
  t.type({ status: Stored, data: t.type({ avatar: t.string }) }),
)
export const REMOVE_AVATAR = siteCall('DELETE', AVATAR_PATH)
