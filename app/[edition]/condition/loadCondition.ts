import 'server-only'
import type { PageContext } from '@/model/page/pageContext'
import { conditionBySlug, departmentById } from '@/content/catalogue'
import type { Condition } from '@/model/catalogue/condition'
import type { Department } from '@/model/catalogue/department'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'

type Found = { readonly condition: Condition; readonly department: Department; readonly page: PageContext }

/** A condition's page; undefined for a slug that the catalogue does not know. */
export function conditionPage(slug: string): Found | undefined {
  const condition = conditionBySlug(slug)
  const department = condition && departmentById(condition.departmentid)
  if (!department) return undefined
  return {
    condition,
    department,
    page: {
      pageType: 'Condition',
      pageName: condition.DiseaseName,
      path: `/condition/${slug}`,
      tier: DEFAULT_LEAD_TIER,
      language: 'en',
      department: department.DepartmentName,
      conditionSlug: slug,
    },
  }
}
