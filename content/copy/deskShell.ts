import type { StaffRole } from '@/model/desk/staff'

/** What stands around every page of the desk. */
export const deskShellCopy = {
  desk: 'Desk',
  skipToContent: 'Skip to content',
  pages: 'Pages of the desk',
  inbox: 'Inbox',
  day: 'Day',
  figures: 'Figures',
  behaviour: 'Visitors',
  catalogue: 'Catalogue',
  settings: 'Settings',
  staff: 'Staff',
  account: 'Account',
  signOut: 'Sign out',
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    agent: 'Agent',
    viewer: 'Viewer',
  } satisfies Readonly<Record<StaffRole, string>>,
} as const
