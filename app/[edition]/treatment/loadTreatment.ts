import 'server-only'
import { publicPage } from '@/app/_document/edition'
import type { PageContext } from '@/model/page/pageContext'
import { departmentById, treatmentBySlug } from '@/content/catalogue/catalogue'
import type { Department } from '@/model/catalogue/department'
import { type Language, pathIn } from '@/model/page/language'
import type { Treatment } from '@/model/catalogue/treatment'

export type TreatmentSubject = {
  readonly treatment: Treatment
  readonly department: Department
  readonly page: PageContext
}

/** A page about a treatment, of the treatment's tier unless it says another; undefined for a slug that the catalogue does not know. */
export function treatmentSubject(
  slug: string,
  own: Pick<PageContext, 'pageType' | 'path'> & Partial<PageContext>,
): TreatmentSubject | undefined {
  const treatment = treatmentBySlug(slug)
  const department = treatment && departmentById(treatment.departmentid)
  if (!department) return undefined
  return {
    treatment,
    department,
    page: publicPage({
      pageName: treatment.ProcedureName,
      department: department.DepartmentName,
      treatmentSlug: slug,
      tier: treatment.tier ?? department.tier,
      ...own,
    }),
  }
}

/** The folder of each page type that is about one treatment. */
const FOLDERS = { Treatment: '/treatment', Marketing: '/marketing' } as const

/** A treatment's page; undefined for a slug that the catalogue does not know, or that has no Hindi page. */
export function treatmentPage(
  slug: string,
  pageType: keyof typeof FOLDERS,
  language: Language = 'en',
): TreatmentSubject | undefined {
  const path = pathIn(language, `${FOLDERS[pageType]}/${slug}`)
  const found = treatmentSubject(slug, { pageType, path, language })
  return language === 'hi' && !found?.treatment.inHindi ? undefined : found
}
