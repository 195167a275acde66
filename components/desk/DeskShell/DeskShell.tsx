import type { ReactNode } from 'react'
import { deskShellCopy as copy } from '@/content/copy/deskShell'
import { isAtLeast, type StaffMember, type StaffRole } from '@/model/desk/staff'
import { Logo } from '@/components/ui/Logo/Logo'
import { DeskShellRoot } from './DeskShell.styles'

/** The desk's pages, and the role that each is for. */
const PAGES = [
  { page: 'inbox', path: '/desk', least: 'viewer' },
  { page: 'figures', path: '/desk/figures', least: 'viewer' },
  { page: 'behaviour', path: '/desk/behaviour', least: 'manager' },
  { page: 'catalogue', path: '/desk/catalogue', least: 'manager' },
  { page: 'settings', path: '/desk/settings', least: 'manager' },
  { page: 'staff', path: '/desk/staff', least: 'owner' },
  { page: 'account', path: '/desk/account', least: 'viewer' },
] as const satisfies readonly { page: string; path: string; least: StaffRole }[]

export type DeskPage = (typeof PAGES)[number]['page']

type DeskShellProps = {
  /** Undefined for who is not signed in: there is nothing to lead to. */
  readonly staff?: StaffMember
  /** Where one is. */
  readonly page?: DeskPage
  readonly children: ReactNode
}

const Pages = ({ staff, page: here }: { readonly staff: StaffMember; readonly page?: DeskPage }) => (
  <nav aria-label={copy.pages}>
    <ul>
      {PAGES.filter(({ least }) => isAtLeast(staff, least)).map(({ page, path }) => (
        <li key={page}>
          <a href={path} aria-current={page === here ? 'page' : undefined}>
            {copy[page]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** What stands around every page of the desk: where one is, who one is, and the way out. */
export const DeskShell = ({ staff, page, children }: DeskShellProps) => (
  <DeskShellRoot>
    <a className="skip" href="#content">
      {copy.skipToContent}
    </a>
    <header>
      <a className="home" href="/desk">
        <Logo size={28} />
        <span>{copy.desk}</span>
      </a>
      {staff && (
        <>
          <Pages staff={staff} page={page} />
          <div className="who">
            <span className="person">
              {staff.name} <span>{copy.roles[staff.role]}</span>
            </span>
            <form method="post" action="/desk/logout">
              <button type="submit">{copy.signOut}</button>
            </form>
          </div>
        </>
      )}
    </header>
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  </DeskShellRoot>
)
