import type { ReactNode } from 'react'
import { DEFAULT_DRAWING, DRAWINGS } from './drawings'
import { mergedPaths } from './mergedPaths'

type IllustrationRootProps = {
  /** Width and height in CSS pixels. */
  readonly size: number
  readonly children: ReactNode
}

/** The sheet of every line drawing: a 96 px grid, lines in the text's colour, hidden from screen readers. */
export const IllustrationRoot = ({ size, children }: IllustrationRootProps) => (
  <svg
    className="illustration"
    width={size}
    height={size}
    viewBox="0 0 96 96"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {mergedPaths(children)}
  </svg>
)

type DepartmentIllustrationProps = {
  readonly departmentSlug: string
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** A department's line drawing. It decorates the heading beside it and is not read aloud. */
export const DepartmentIllustration = ({ departmentSlug, size = 72 }: DepartmentIllustrationProps) => (
  <IllustrationRoot size={size}>{DRAWINGS[departmentSlug] ?? DEFAULT_DRAWING}</IllustrationRoot>
)
