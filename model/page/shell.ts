import { withoutLanguage } from './language'

/** Which parts surround a page's content (specification, section 2, shell rules by path). */
export type Shell = {
  readonly header: boolean
  readonly footer: boolean
  readonly appDownload: boolean
  readonly floatingButtons: boolean
  /** The footer's second block: accordions of top links. */
  readonly extraFooter: boolean
}

const FULL: Shell = {
  header: true,
  footer: true,
  appDownload: true,
  floatingButtons: true,
  extraFooter: true,
}
const ALONE: Shell = {
  header: false,
  footer: false,
  appDownload: false,
  floatingButtons: false,
  extraFooter: false,
}
const BARE = { header: false, footer: false, appDownload: false } as const

/** The rules by the path's beginning; every one that fits takes away what it names. */
const RULES: readonly { readonly start: string; readonly takes: Partial<Shell> }[] = [
  { start: '/marketing', takes: { ...BARE, extraFooter: false } },
  { start: '/campaign', takes: BARE },
  { start: '/thankyou', takes: BARE },
  { start: '/chat', takes: { ...BARE, extraFooter: false, floatingButtons: false } },
]

/** Shell of a path (without query). */
export function shellFor(address: string): Shell {
  const path = withoutLanguage(address)
  if (path === '/find-hospital-doctor-for-surgery') return ALONE
  return RULES.filter(({ start }) => path.startsWith(start)).reduce(
    (shell, { takes }) => ({ ...shell, ...takes }),
    FULL,
  )
}

/** How far a page is scrolled before its buttons float, in CSS pixels (specification, section 9). */
export const FLOATING_THRESHOLD_PX = 500

/** What floats over a page: the ways to talk, the way into the app where those are hidden, or nothing. */
export type Floating = 'contact' | 'app' | 'nothing'

/** Pages on which an appointment is booked or changed: what floats would offer the same again, over their forms. */
const APPOINTMENTS = /^\/a(?:\/|$)|^\/doctor\/[^/]+\/book$/

type Talk = { readonly isWhatsAppEnabled?: boolean; readonly isFormEnabled?: boolean }

/** What floats over the page of a path (without query); a page may have its ways to talk switched off. */
export function floatingFor(
  path: string,
  { isWhatsAppEnabled = true, isFormEnabled = true }: Talk = {},
): Floating {
  const shell = shellFor(path)
  if (shell === ALONE || APPOINTMENTS.test(withoutLanguage(path))) return 'nothing'
  return shell.floatingButtons && (isWhatsAppEnabled || isFormEnabled) ? 'contact' : 'app'
}

/** The ribbon's two texts: an appointment, or the app for who reads on and comes back (specification, section 2, header). */
export type Ribbon = 'appointment' | 'app'

/** Paths (and what is below them) whose ribbon offers the app: articles and medical tests, in both languages. */
const APP_RIBBON_PATHS: readonly string[] = ['/blog', '/test']

/** Which text the ribbon of a path (without query) shows. */
export const ribbonFor = (path: string): Ribbon =>
  APP_RIBBON_PATHS.some((start) => `${withoutLanguage(path)}/`.startsWith(`${start}/`))
    ? 'app'
    : 'appointment'
