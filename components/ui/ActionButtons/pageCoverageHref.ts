import { cityBySlug, insurers, treatmentBySlug } from '@/content/catalogue/catalogue'
import { coverageHref } from '@/model/calculators/coverageCheck'
import type { PageContext } from '@/model/page/pageContext'

/** Where the coverage check is, with what the page is about. */
export function pageCoverageHref({ language, insurerName, treatmentSlug, citySlug }: PageContext): string {
  const insurer = insurerName && insurers().find((one) => one.InsurerName === insurerName)?.slug
  const treatment = treatmentSlug && treatmentBySlug(treatmentSlug)?.ProcedureName
  const city = citySlug && cityBySlug(citySlug)?.cityname
  return coverageHref(language, { insurer, treatment, city })
}
