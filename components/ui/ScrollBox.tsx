import type { ReactNode } from 'react'

type ScrollBoxProps = { readonly label: string; readonly children: ReactNode }

/** Holds what may be wider than the page; it takes the focus, so that it is scrolled by keys as well. A group and no region: a page of many tables is not made of landmarks. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions have to take the focus
  <div className="scrolls" role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
)
