import { withoutLanguage } from './language'

/** Parts around a page (specification, section 2, shell rules by path). */
export type Shell = {
  readonly header: boolean
  readonly footer: boolean
  readonly appDownload: boolean
  readonly floatingButtons: boolean
  /** The footer's accordions of top links. */
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

/** By path prefix; all matching rules apply. */
const RULES: readonly { readonly start: string; readonly takes: Partial<Shell> }[] = [
  { start: '/marketing', takes: { ...BARE, extraFooter: false } },
  { start: '/campaign', takes: BARE },
  { start: '/thankyou', takes: BARE },
  { start: '/chat', takes: { ...BARE, extraFooter: false, floatingButtons: false } },
]

/** Without query. */
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

/** Contact buttons, or the app link if those are hidden. */
export type Floating = 'contact' | 'app' | 'nothing'

/** Booking pages, where floating buttons would duplicate and cover the forms. */
const APPOINTMENTS = /^\/a(?:\/|$)|^\/doctor\/[^/]+\/book$/

type Talk = { readonly isWhatsAppEnabled?: boolean; readonly isFormEnabled?: boolean }

/** Without query; a page may switch contact buttons off. */
export function floatingFor(
  path: string,
  { isWhatsAppEnabled = true, isFormEnabled = true }: Talk = {},
): Floating {
  const shell = shellFor(path)
  if (shell === ALONE || APPOINTMENTS.test(withoutLanguage(path))) return 'nothing'
  return shell.floatingButtons && (isWhatsAppEnabled || isFormEnabled) ? 'contact' : 'app'
}

/** Specification, section 2, header. */
export type Ribbon = 'appointment' | 'app'

/** Paths, with subpaths, whose ribbon offers the app. */
const APP_RIBBON_PATHS: readonly string[] = ['/blog', '/test']

/** Without query. */
export const ribbonFor = (path: string): Ribbon =>
  APP_RIBBON_PATHS.some((start) => `${withoutLanguage(path)}/`.startsWith(`${start}/`))
    ? 'app'
    : 'appointment'
