import 'server-only'
import type { PageContext } from '@/model/page/pageContext'
import { departmentById, treatmentBySlug } from '@/content/catalogue'
import type { Department } from '@/model/catalogue/department'
import type { Treatment } from '@/model/catalogue/treatment'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'

/** The folder of each page type that is about one treatment. */
const FOLDERS = { Treatment: '/treatment', Marketing: '/marketing' } as const

type Found = { readonly treatment: Treatment; readonly department: Department; readonly page: PageContext }

/** A treatment's page; undefined for a slug that the catalogue does not know. */
export function treatmentPage(slug: string, pageType: keyof typeof FOLDERS): Found | undefined {
  const treatment = treatmentBySlug(slug)
  const department = treatment && departmentById(treatment.departmentid)
  if (!department) return undefined
  return {
    treatment,
    department,
    page: {
      pageType,
      pageName: treatment.ProcedureName,
      path: `${FOLDERS[pageType]}/${slug}`,
      tier: DEFAULT_LEAD_TIER,
      language: 'en',
      department: department.DepartmentName,
      treatmentSlug: slug,
    },
  }
}
