import 'server-only'
import { cityBySlug, treatmentBySlug } from '@/content/catalogue'
import type { LeadFormOptions } from '@/model/leadForm'
import type { LeadFormPage } from './leadFormPlan'

/** A form's options, with what a page about one treatment or one city chooses beforehand. */
export const withPresets = (
  { treatmentSlug, citySlug }: LeadFormPage,
  options: LeadFormOptions = {},
): LeadFormOptions => ({
  treatment: treatmentSlug && treatmentBySlug(treatmentSlug)?.ProcedureName,
  city: citySlug && cityBySlug(citySlug)?.cityname,
  ...options,
})
