import { fetchCityList } from '@/services/cityList'
import type { Language } from '@/model/page/language'
import type { FieldOption } from './leadFormViewModel'

/** All cities; empty on failure: the short list stays. */
export const fetchCityOptions = (language: Language): Promise<readonly FieldOption[]> =>
  fetchCityList(language).then(
    (cities) => cities.map(({ cityname, shown }) => ({ value: cityname, label: shown })),
    () => [],
  )
