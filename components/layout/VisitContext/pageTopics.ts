import 'server-only'
import { cityBySlug, conditionBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import { namesOnly } from '@/content/catalogue/snapshot/cacheTags'
import { cityName } from '@/model/catalogue/city'
import { conditionName } from '@/model/catalogue/condition'
import { treatmentName } from '@/model/catalogue/treatment'
import type { PageContext } from '@/model/page/pageContext'
import type { VisitThing, VisitTopics } from '@/model/page/visitContext'

const found = (topics: Readonly<Record<string, VisitThing | undefined>>): VisitTopics =>
  Object.fromEntries(Object.entries(topics).filter(([, thing]) => thing))

/** A page's topics. A condition with one treatment includes it, for forms that ask for a treatment only. */
export const topicsOf = (page: PageContext): VisitTopics =>
  namesOnly(() => {
    const { language, treatmentSlug, conditionSlug, citySlug, doctorId, hospitalId } = page
    const condition = conditionSlug === undefined ? undefined : conditionBySlug(conditionSlug)
    const [only, ...others] = condition?.treatmentSlugs ?? []
    const slug = treatmentSlug ?? (others.length === 0 ? only : undefined)
    const treatment = slug === undefined ? undefined : treatmentBySlug(slug)
    const city = citySlug === undefined ? undefined : cityBySlug(citySlug)
    return found({
      city: city && { value: city.cityname, name: cityName(city, language), id: city.cityid },
      treatment: treatment && { value: treatment.ProcedureName, name: treatmentName(treatment, language) },
      condition: condition && { value: condition.DiseaseName, name: conditionName(condition, language) },
      doctor: doctorId ? { value: doctorId, name: page.doctorName ?? page.pageName } : undefined,
      hospital: hospitalId ? { value: hospitalId, name: page.hospitalName ?? page.pageName } : undefined,
    })
  })
