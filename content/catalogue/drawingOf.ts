import { conditionBySlug, departmentById, treatmentBySlug } from './catalogue'
import type { Article } from '@/model/catalogue/article'
import type { Department } from '@/model/catalogue/department'
import type { DrawingName } from '@/model/catalogue/drawing'

/** The sign of care, right for everything. */
const GENERAL: DrawingName = 'care'

/** Departments' drawings that are right for all that belongs to them; a knee is not for a hip. */
const OF_ONE_ORGAN: ReadonlySet<DrawingName> = new Set([
  'eye',
  'uterus',
  'liver',
  'heart',
  'brain',
  'lungs',
  'kidney-filter',
  'ribbon',
  'scales',
  'child',
])

/** The drawing of a department. */
export const departmentDrawing = (department: Department | undefined): DrawingName =>
  department?.drawing ?? GENERAL

type Subject = { readonly drawing?: DrawingName; readonly departmentid: number }

/** The drawing of a condition or a treatment: its own, or the department's where that cannot show the wrong organ. */
export function subjectDrawing(subject: Subject | undefined): DrawingName {
  if (subject?.drawing) return subject.drawing
  const ofDepartment = departmentDrawing(departmentById(subject?.departmentid ?? -1))
  return OF_ONE_ORGAN.has(ofDepartment) ? ofDepartment : GENERAL
}

/** The drawing of a test: its department may be about anything, so that it has its own or the general one. */
export const testDrawing = (test: { readonly drawing?: DrawingName } | undefined): DrawingName =>
  test?.drawing ?? GENERAL

/** The drawing of an article: its own, or that of its first subject. */
export function articleDrawing(article: Article | undefined): DrawingName {
  const { drawing, treatmentSlugs = [], conditionSlugs = [], departmentid = -1 } = article ?? {}
  const subjects = [
    ...treatmentSlugs.map((slug) => treatmentBySlug(slug)),
    ...conditionSlugs.map((slug) => conditionBySlug(slug)),
  ]
  const ofSubject = subjects.find((subject) => subject?.drawing)?.drawing
  return drawing ?? ofSubject ?? departmentDrawing(departmentById(departmentid))
}
