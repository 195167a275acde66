import 'server-only'
import { cityBySlug, conditionBySlug, treatmentBySlug } from '@/content/catalogue'
import type { LeadFormOptions } from '@/model/lead/leadForm'
import type { PageContext } from '@/model/page/pageContext'

/** A form's options, with what a page about one treatment, condition, city or hospital chooses beforehand. */
export const withPresets = (
  { treatmentSlug, conditionSlug, citySlug, hospitalName }: PageContext,
  options: LeadFormOptions = {},
): LeadFormOptions => ({
  treatment: treatmentSlug && treatmentBySlug(treatmentSlug)?.ProcedureName,
  condition: conditionSlug && conditionBySlug(conditionSlug)?.DiseaseName,
  city: citySlug && cityBySlug(citySlug)?.cityname,
  hospital: hospitalName,
  ...options,
})
