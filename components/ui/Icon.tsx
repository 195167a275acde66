/** Line icons of our own on a 24 px grid, each one path: a page holds dozens of them. */
const DRAWINGS = {
  phone:
    'M6.6 3.5h2.7l1.5 4.2-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4.2 1.5v2.7c0 1.2-1 2.1-2.2 2A16.6 16.6 0 0 1 4.6 5.7c-.1-1.2.8-2.2 2-2.2Z',
  whatsapp:
    'M3.6 20.4 5 16.2a8.6 8.6 0 1 1 3.2 3ZM9 8.4c-.9 2.6 3.4 7 6.3 6.3l.5-1.5-2-1.2-.9.8a5 5 0 0 1-1.8-1.8l.8-.9-1.2-2Z',
  person: 'M8.25 8a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0ZM4.75 20a7.25 7.25 0 0 1 14.5 0',
  mail: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3.5 7l8.5 6 8.5-6',
  pin: 'M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21ZM9.5 9.8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  down: 'm6 9.5 6 6 6-6',
  rupee: 'M7 4.5h10M7 9h10M7 4.5h3.5a4.5 4.5 0 0 1 0 9H7l7.5 6.5',
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6ZM9 12l2 2 4-4',
  listen: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  stop: 'M7 7h10v10H7Z',
  search: 'M4.5 10.8a6.3 6.3 0 1 0 12.6 0 6.3 6.3 0 1 0-12.6 0ZM15.5 15.5l5 5',
} satisfies Record<string, string>

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
    <path d={DRAWINGS[name]} />
  </svg>
)

/** The icon as a CSS mask, for repeated use; the background gives the colour. */
export const iconMask = (name: IconName): string => {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='currentColor' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='${DRAWINGS[name]}'/></svg>`
  return `url("data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent)}") center / contain no-repeat`
}
