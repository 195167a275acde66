import { type City, cityName } from '@/model/catalogue/city'
import { type Department, departmentName, specialistsOf } from '@/model/catalogue/department'
import { obliqueName } from '@/model/catalogue/obliqueName'
import type { Language } from '@/model/page/language'
import { inSentence } from './inWords'

/** The gaps of a title about a department in a city. */
export const placeTitleWords = (city: City, department: Department, language: Language) => {
  const departments = obliqueName(departmentName(department, language), language)
  return {
    city: cityName(city, language),
    specialists: specialistsOf(department, language),
    departments,
    department: inSentence(departments),
  }
}

/** The gaps of a sentence about them. */
export const placeWords = (city: City, department: Department, language: Language) => {
  const titles = placeTitleWords(city, department, language)
  return {
    ...titles,
    specialist: inSentence(language === 'hi' ? titles.specialists : department.specialist),
    specialists: inSentence(titles.specialists),
  }
}
