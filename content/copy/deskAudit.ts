/** The page of the audit trail. The desk is English. */
export const deskAuditCopy = {
  title: 'Audit trail',
  lead: 'Who did what, newest first. It names nobody’s number; reading it is written down as well.',
  open: 'Audit trail: who did what',
  none: 'Nothing is written down before this.',
  older: 'Older',
} as const
