import 'server-only'
import { publicPage } from '@/app/_document/edition'
import type { PageContext } from '@/model/page/pageContext'
import { departmentById, treatmentBySlug } from '@/content/catalogue'
import type { Department } from '@/model/catalogue/department'
import { type Language, pathIn } from '@/model/page/language'
import type { Treatment } from '@/model/catalogue/treatment'

/** The folder of each page type that is about one treatment. */
const FOLDERS = { Treatment: '/treatment', Marketing: '/marketing' } as const

type Found = { readonly treatment: Treatment; readonly department: Department; readonly page: PageContext }

/** A treatment's page; undefined for a slug that the catalogue does not know, or that has no Hindi page. */
export function treatmentPage(
  slug: string,
  pageType: keyof typeof FOLDERS,
  language: Language = 'en',
): Found | undefined {
  const treatment = treatmentBySlug(slug)
  const department = treatment && departmentById(treatment.departmentid)
  if (!department || (language === 'hi' && !treatment.inHindi)) return undefined
  return {
    treatment,
    department,
    page: publicPage({
      pageType,
      pageName: treatment.ProcedureName,
      path: pathIn(language, `${FOLDERS[pageType]}/${slug}`),
      language,
      department: department.DepartmentName,
      treatmentSlug: slug,
      tier: treatment.tier ?? department.tier,
    }),
  }
}
