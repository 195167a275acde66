import {
  DepartmentIllustration,
  IllustrationRoot,
} from '@/components/pages/Department/DepartmentIllustration'
import { TREATMENT_DRAWINGS } from './treatmentDrawings'

type TreatmentIllustrationProps = {
  readonly treatmentSlug: string
  /** Whose drawing stands where a treatment has none of its own. */
  readonly departmentSlug: string
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** A treatment's line drawing. It decorates the heading beside it and is not read aloud. */
export function TreatmentIllustration({
  treatmentSlug,
  departmentSlug,
  size = 72,
}: TreatmentIllustrationProps) {
  const drawing = TREATMENT_DRAWINGS[treatmentSlug]
  return drawing ? (
    <IllustrationRoot size={size}>{drawing}</IllustrationRoot>
  ) : (
    <DepartmentIllustration departmentSlug={departmentSlug} size={size} />
  )
}
