import 'server-only'
import { countries } from '@/content/catalogue/options/countries'
import { LONGEST_NAME } from '@/model/desk/newLead'
import { DEFAULT_COUNTRY_CODE, judgeMobile } from '@/model/lead/mobile'
import { personalText } from '@/model/plainText'

/* Fields that the desk's forms for a patient at the counter or on the phone share. */

/** The patient's name; undefined if it is empty or too long. */
export function nameIn(form: URLSearchParams): string | undefined {
  const name = personalText(form.get('name') ?? '').trim()
  return name === '' || name.length > LONGEST_NAME ? undefined : name
}

/** The typed number, and what it is read as (judgeMobile). */
export function numberIn(form: URLSearchParams) {
  const typed = (form.get('mobile') ?? '').trim()
  return { typed, read: judgeMobile(typed, DEFAULT_COUNTRY_CODE, countries) }
}
