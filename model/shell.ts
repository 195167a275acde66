/** What stands around a page's content (specification, section 2, shell rules by path). */
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

/** What stands around the page of a path (without query). */
export function shellFor(path: string): Shell {
  if (path === '/find-hospital-doctor-for-surgery') return ALONE
  return RULES.filter(({ start }) => path.startsWith(start)).reduce(
    (shell, { takes }) => ({ ...shell, ...takes }),
    FULL,
  )
}
