import { brand } from '@/content/brand'

/** The mark: a healing line that is drawn like the S of the name, on deep green. The same drawing is public/icon.svg. */
const Mark = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--deep-green)" />
    <path
      d="M21.5 9.5c-1.3-1.7-3.3-2.5-5.5-2.5-3 0-5.5 1.6-5.5 4.3 0 6 11.3 3.2 11.3 9.3 0 2.8-2.6 4.4-5.8 4.4-2.5 0-4.7-1-6-2.9"
      fill="none"
      stroke="#fff"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path d="M13 16.1 19 15.9" stroke="var(--marigold)" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
)

/** Mark and name, as they stand in the header and on pages without one. */
export const Logo = ({ size = 32 }: { readonly size?: number }) => (
  <span className="logo">
    <Mark size={size} />
    <span>{brand.name}</span>
  </span>
)
