import { session } from '@/components/account/Session/session.actors'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { selectedCity } from '@/services/selectedCity'
import { valueOf, writeValue } from './LeadForm/formElements'

export type Prefill = { readonly fill: () => void; readonly stop: () => void }

/** The select's value for a name, which may be the one that its page's language shows; '' for none. */
function optionNamed(form: HTMLFormElement, key: string, name: string): string {
  const select = form.elements.namedItem(key)
  if (!(select instanceof HTMLSelectElement) || name === '') return ''
  return [...select.options].find(({ value, text }) => value === name || text === name)?.value ?? ''
}

/** The plain form lists few country codes: the user's own is added. */
function offerCode(form: HTMLFormElement, code: string): void {
  const select = form.elements.namedItem('countryCode')
  if (select instanceof HTMLSelectElement && !optionNamed(form, 'countryCode', code))
    select.add(new Option(code, code))
}

/**
 * Puts the user's name and number and the visitor's city into the fields of those names, and follows them while the page
 * is open. A field that holds anything else than what was put there, or that the visitor has touched, is the visitor's.
 */
export function prefillForm(form: HTMLFormElement): Prefill {
  const filled = new Map<string, string>()
  const edited = new Set<string>()
  const onEdit = ({ target }: Event) => {
    const key = target instanceof Element ? target.getAttribute('name') : null
    if (key) edited.add(key)
  }
  const isOurs = (key: string, empty = '') =>
    !edited.has(key) && valueOf(form, key) === (filled.get(key) ?? empty)
  const put = (key: string, value: string) => {
    filled.set(key, value)
    writeValue(form, key, value)
  }

  const actor = session()
  const fill = () => {
    const { me } = actor.getSnapshot().context
    if (isOurs('name')) put('name', me?.name ?? '')
    if (isOurs('mobile') && isOurs('countryCode', DEFAULT_COUNTRY_CODE)) {
      const code = me ? `+${me.countryCode}` : DEFAULT_COUNTRY_CODE
      offerCode(form, code)
      put('countryCode', code)
      put('mobile', me?.mobileNo ?? '')
    }
    const city = selectedCity() ?? me?.selectedCity
    if (isOurs('city')) put('city', optionNamed(form, 'city', city?.cityname ?? ''))
  }

  form.addEventListener('input', onEdit)
  form.addEventListener('change', onEdit)
  const subscription = actor.subscribe(fill)
  const stopHearing = onCityAnnounced(fill)
  fill()
  return {
    fill,
    stop: () => {
      form.removeEventListener('input', onEdit)
      form.removeEventListener('change', onEdit)
      subscription.unsubscribe()
      stopHearing()
    },
  }
}
