import 'server-only'
import type { PageContext } from '@/model/page/pageContext'
import { testPath } from '@/components/pages/Test/TestArticle'
import { departmentById, testBySlug } from '@/content/catalogue'
import type { Language } from '@/model/page/language'
import type { Department } from '@/model/catalogue/department'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'

type Found = {
  readonly test: MedicalTest
  readonly department: Department
  readonly page: PageContext
}

/** A test's page in a language; undefined for a slug that the catalogue does not know in it. */
export function testPage(language: Language, slug: string): Found | undefined {
  const test = testBySlug(language, slug)
  const department = test && departmentById(test.departmentid)
  if (!department) return undefined
  return {
    test,
    department,
    page: {
      pageType: 'Test',
      pageName: testBySlug('en', slug)?.TestName ?? test.TestName,
      path: testPath(language, slug),
      tier: DEFAULT_LEAD_TIER,
      language,
      department: department.DepartmentName,
    },
  }
}
