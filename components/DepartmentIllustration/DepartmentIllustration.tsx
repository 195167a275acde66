import { DEFAULT_DRAWING, DRAWINGS } from './drawings'

type DepartmentIllustrationProps = {
  readonly departmentSlug: string
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** A department's line drawing. It decorates the heading beside it and is not read aloud. */
export const DepartmentIllustration = ({ departmentSlug, size = 72 }: DepartmentIllustrationProps) => (
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
    {DRAWINGS[departmentSlug] ?? DEFAULT_DRAWING}
  </svg>
)
