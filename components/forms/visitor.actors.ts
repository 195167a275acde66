import { SIGNED_IN_COOKIE } from '@/model/account/visitorMarks'
import { cookie } from '@/services/browserCookies'
import { selectedCity } from '@/services/selectedCity'

/** Whether the browser knows a session or a chosen city. */
export const knowsVisitor = (): boolean => Boolean(cookie(SIGNED_IN_COOKIE) ?? selectedCity())
