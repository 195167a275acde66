import {
  IN_APP_ATTRIBUTE,
  IN_APP_COOKIE,
  IN_APP_MARKER,
  IN_APP_MAX_AGE_S,
  IN_APP_SOURCE,
} from '@/model/page/inApp'

/**
 * Keeps for the visit that it is inside the app: on the pages that follow, the header's script hides what is hidden
 * there before it is painted. Pages without a header learn it here.
 */
export function noteInApp(): void {
  const isInApp =
    new URLSearchParams(location.search).get('source') === IN_APP_SOURCE ||
    IN_APP_MARKER.test(document.cookie)
  if (!isInApp) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${IN_APP_COOKIE}=1; Path=/; Max-Age=${IN_APP_MAX_AGE_S}; SameSite=Lax${secure}`
  document.documentElement.setAttribute(IN_APP_ATTRIBUTE, '')
}
