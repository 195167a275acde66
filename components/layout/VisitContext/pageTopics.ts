import 'server-only'
import { cityBySlug, conditionBySlug, treatmentBySlug } from '@/content/catalogue'
import { namesOnly } from '@/content/rows/cacheTags'
import { cityName } from '@/model/catalogue/city'
import type { PageContext } from '@/model/page/pageContext'
import type { VisitThing, VisitTopics } from '@/model/page/visitContext'

const found = (topics: Readonly<Record<string, VisitThing | undefined>>): VisitTopics =>
  Object.fromEntries(Object.entries(topics).filter(([, thing]) => thing))

/**
 * What a page is about, for the visit. A condition with one treatment brings it along, for forms that ask for a treatment
 * alone; of several nobody knows yet which it will be.
 */
export const topicsOf = (page: PageContext): VisitTopics =>
  namesOnly(() => {
    const { language, treatmentSlug, conditionSlug, citySlug, doctorId, hospitalId } = page
    const isHindi = language === 'hi'
    const condition = conditionSlug === undefined ? undefined : conditionBySlug(conditionSlug)
    const [only, ...others] = condition?.treatmentSlugs ?? []
    const slug = treatmentSlug ?? (others.length === 0 ? only : undefined)
    const treatment = slug === undefined ? undefined : treatmentBySlug(slug)
    const city = citySlug === undefined ? undefined : cityBySlug(citySlug)
    return found({
      city: city && { value: city.cityname, name: cityName(city, language), id: city.cityid },
      treatment: treatment && {
        value: treatment.ProcedureName,
        name: isHindi ? treatment.hindi : treatment.ProcedureName,
      },
      condition: condition && {
        value: condition.DiseaseName,
        name: isHindi ? condition.hindi : condition.DiseaseName,
      },
      doctor: doctorId ? { value: doctorId, name: page.doctorName ?? page.pageName } : undefined,
      hospital: hospitalId ? { value: hospitalId, name: page.hospitalName ?? page.pageName } : undefined,
    })
  })
