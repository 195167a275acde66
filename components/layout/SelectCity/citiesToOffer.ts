import { selectCityCopy } from '@/content/copy/selectCity'
import { ALL_OF_INDIA, type CityChoice, choiceOf } from '@/model/account/cityChoice'
import type { Language } from '@/model/page/language'
import { fetchCityList } from '@/services/cityList'

/** All of India, then the header's cities. @throws as fetchCityList */
export const citiesToOffer = async (language: Language): Promise<readonly CityChoice[]> => [
  choiceOf(ALL_OF_INDIA, selectCityCopy[language].allOfIndia),
  ...(await fetchCityList(language)),
]
