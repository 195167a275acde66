import { cookie } from '@/services/browserCookies'
import { selectedCity } from '@/services/selectedCity'

/** Whether the browser knows a session or a chosen city. In every page's first load, and therefore without the account's codecs. */
export const knowsVisitor = (): boolean => Boolean(cookie('signed_in') ?? selectedCity())
