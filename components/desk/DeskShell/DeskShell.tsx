import type { ReactNode } from 'react'
import { deskShellCopy as copy } from '@/content/copy/deskShell'
import { isAtLeast, type LeastRole, type StaffMember } from '@/model/desk/staff'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { Logo } from '@/components/ui/Logo/Logo'
import styled from 'styled-components'
import { linkLook, logoLook, oneLine, skipLink } from '@/components/ui/theme/surfaces'

/** The desk's header, one line on wide screens and two on a phone, and the page below it. */
const DeskShellRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  .skip {
    ${skipLink}
  }
  > header {
    display: grid;
    grid-template: 'home who' auto 'pages pages' auto / minmax(0, 1fr) auto;
    align-items: center;
    padding-inline: 16px;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
  .home {
    grid-area: home;
    display: inline-flex;
    gap: 10px;
    align-items: center;
    justify-self: start;
    min-height: 52px;
    color: var(--ink);
    text-decoration: none;
  }
  .logo {
    ${logoLook}
    gap: 8px;
    font-size: 1.125rem;
  }
  .home > span:last-child {
    padding-left: 10px;
    border-left: 1px solid var(--line);
    color: var(--muted);
    font-weight: 600;
  }
  .who {
    grid-area: who;
    display: flex;
    gap: 12px;
    align-items: center;
    min-width: 0;
    font-size: 0.9375rem;
  }
  .person {
    display: none;
  }
  .person span {
    color: var(--muted);
  }
  .who button {
    min-height: 44px;
    padding: 0 4px;
    ${linkLook}
  }
  .who .duty::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-inline-end: 7px;
    border: 2px solid var(--field-line);
    border-radius: 50%;
  }
  .who .duty[data-on]::before {
    border-color: var(--success);
    background: var(--success);
  }
  > header nav {
    grid-area: pages;
    margin-inline: -16px;
  }
  > header nav ul {
    display: flex;
    flex-wrap: wrap;
    padding-inline: 10px;
    list-style: none;
  }
  > header nav a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 6px;
    border-bottom: 3px solid transparent;
    color: var(--ink);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  > header nav a:hover {
    background: var(--sand);
  }
  > header nav a:focus-visible {
    outline-offset: -3px;
  }
  > header nav a[aria-current='page'] {
    border-color: var(--green);
    color: var(--deep-green);
    font-weight: 600;
  }
  > main {
    flex: 1;
    min-width: 0;
  }
  > main:focus {
    outline: none;
  }

  @media (min-width: 768px) {
    .person {
      display: block;
      ${oneLine}
      max-width: 14rem;
    }
  }
  @media (min-width: 1024px) {
    > header {
      grid-template: 'home pages who' auto / auto minmax(0, 1fr) auto;
      gap: 16px;
      padding-inline: 24px;
    }
    .person {
      max-width: 6.5rem;
    }
    > header nav {
      margin-inline: 0;
    }
    > header nav a {
      min-height: 56px;
      padding-inline: 8px;
    }
  }
  @media (min-width: 1440px) {
    .person {
      max-width: 14rem;
    }
    > header nav a {
      padding-inline: 12px;
    }
  }
  @media print {
    > header {
      display: none;
    }
  }
`

/** The desk's pages, and the role that each is for. */
const PAGES = [
  { page: 'inbox', path: '/desk', least: 'viewer' },
  { page: 'newLead', path: '/desk/new', least: 'agent' },
  { page: 'day', path: '/desk/day', least: 'viewer' },
  { page: 'schedule', path: '/desk/schedule', least: 'manager' },
  { page: 'figures', path: '/desk/figures', least: 'viewer' },
  { page: 'behaviour', path: '/desk/behaviour', least: 'manager' },
  { page: 'catalogue', path: '/desk/catalogue', least: 'author' },
  { page: 'settings', path: '/desk/settings', least: 'manager' },
  { page: 'staff', path: '/desk/staff', least: 'owner' },
  { page: 'alerts', path: '/desk/alerts', least: 'agent' },
  { page: 'account', path: '/desk/account', least: 'staff' },
] as const satisfies readonly { page: string; path: string; least: LeastRole }[]

export type DeskPage = (typeof PAGES)[number]['page']

/** Path of the first page that a member of staff may see. */
export const deskHome = (staff: StaffMember): string =>
  PAGES.find(({ least }) => isAtLeast(staff, least))?.path ?? '/desk/account'

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

/** Whether leads are assigned to the person, and its switch; nothing for who cannot have leads. */
const Duty = ({ staff, page: here }: { readonly staff: StaffMember; readonly page?: DeskPage }) =>
  staff.isOnDuty !== undefined &&
  isAtLeast(staff, 'agent') && (
    <form method="post" action="/desk/account/duty">
      <HiddenFields
        values={{
          duty: staff.isOnDuty ? 'away' : 'on',
          back: PAGES.find(({ page }) => page === here)?.path ?? '/desk/account',
        }}
      />
      <button
        type="submit"
        className="duty"
        data-on={staff.isOnDuty ? '' : undefined}
        aria-label={staff.isOnDuty ? copy.goAway : copy.goOnDuty}
      >
        {staff.isOnDuty ? copy.onDuty : copy.away}
      </button>
    </form>
  )

/** Frame of every desk page: navigation, user, sign-out. */
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
            <Duty staff={staff} page={page} />
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
