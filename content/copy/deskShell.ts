import type { StaffRole } from '@/model/desk/staff'

/** Copy of the frame of every desk page. */
export const deskShellCopy = {
  desk: 'Desk',
  skipToContent: 'Skip to content',
  pages: 'Pages of the desk',
  inbox: 'Inbox',
  newLead: 'New lead',
  day: 'Day',
  schedule: 'Schedule',
  figures: 'Figures',
  behaviour: 'Visitors',
  catalogue: 'Catalogue',
  settings: 'Settings',
  staff: 'Staff',
  alerts: 'Alerts',
  account: 'Account',
  signOut: 'Sign out',
  onDuty: 'On duty',
  away: 'Away',
  goAway: 'On duty: switch to away',
  goOnDuty: 'Away: switch to on duty',
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    agent: 'Agent',
    viewer: 'Viewer',
    reviewer: 'Reviewer of texts',
    author: 'Author of texts',
  } satisfies Readonly<Record<StaffRole, string>>,
} as const
