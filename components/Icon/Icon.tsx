import type { ReactNode } from 'react'

/** Line icons of our own on a 24 px grid. */
const DRAWINGS = {
  phone: (
    <path d="M6.6 3.5h2.7l1.5 4.2-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4.2 1.5v2.7c0 1.2-1 2.1-2.2 2A16.6 16.6 0 0 1 4.6 5.7c-.1-1.2.8-2.2 2-2.2Z" />
  ),
  whatsapp: (
    <>
      <path d="M3.6 20.4 5 16.2a8.6 8.6 0 1 1 3.2 3Z" />
      <path d="M9 8.4c-.9 2.6 3.4 7 6.3 6.3l.5-1.5-2-1.2-.9.8a5 5 0 0 1-1.8-1.8l.8-.9-1.2-2Z" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.75 20a7.25 7.25 0 0 1 14.5 0" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  arrow: <path d="M5 12h14m-6-6 6 6-6 6" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWINGS

/** Every icon there is; the keys of an object with exactly these. */
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[]

/** A line icon in the colour of the text beside it. It carries no meaning of its own: the text says it. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {DRAWINGS[name]}
  </svg>
)
