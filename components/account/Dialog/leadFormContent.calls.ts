import type { OptionLists } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import type { FieldOption } from '@/components/forms/LeadForm/leadFormViewModel'
import type { Language } from '@/model/page/language'
import { type FieldKey, type KeyOfKind, isOfKind } from '@/model/lead/formFields'
import { fetchCities, fetchConditions, fetchSpecialities, fetchTreatments } from '@/services/optionLists'

type Fetch = (language: Language, departmentId?: number) => Promise<readonly FieldOption[]>

/** Where each select's choices come from; null for what only the page's own form offers. */
const SOURCES: Readonly<Record<KeyOfKind<'select' | 'checks'>, Fetch | null>> = {
  city: fetchCities,
  FormPreferredCityField: fetchCities,
  treatment: fetchTreatments,
  condition: fetchConditions,
  speciality: fetchSpecialities,
  hospital: null,
  specializations: fetchSpecialities,
  state: null,
}

/**
 * The choices of the fields that have a list; one that cannot be fetched is empty (specification, section 8).
 * @param departmentId of the page: its treatments and conditions come first
 */
export async function fetchFieldOptions(
  keys: readonly FieldKey[],
  language: Language,
  departmentId?: number,
): Promise<OptionLists> {
  const found = await Promise.all(
    keys.map(async (key) => {
      const source = isOfKind(key, 'select') || isOfKind(key, 'checks') ? SOURCES[key] : null
      return [key, (await source?.(language, departmentId)) ?? []] as const
    }),
  )
  return Object.fromEntries(found)
}
