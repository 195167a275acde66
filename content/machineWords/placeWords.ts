import { headerSearchWords } from '../words/headerSearch'
import { locationWords } from '../words/location'
import { selectCityWords } from '../words/selectCity'
import { type MachineWords, NOTHING, perhaps, shown } from './shownWords'

/** The modal's titles: the second where a name is asked for as well. */
const titles = ({ location, personalDetails }: (typeof locationWords)['en']) =>
  perhaps(location, personalDetails)

export const locationShows: MachineWords = {
  loadingCities: shown((language) => {
    const words = locationWords[language]
    const { loading, nearme } = selectCityWords[language]
    return [titles(words), perhaps(words.name), words.city, loading, nearme, words.submit]
  }),
  choosing: shown((language) => {
    const words = locationWords[language]
    const { popular, others } = selectCityWords[language]
    const problems = perhaps(words.problems.name, words.problems.city)
    return [
      titles(words),
      perhaps(words.name),
      words.city,
      words.chooseCity,
      popular,
      others,
      problems,
      words.submit,
    ]
  }),
  'choosing.manual': shown((language) => {
    const { nearme, nearmeFailure } = selectCityWords[language]
    return [nearme, perhaps(locationWords[language].found, ...Object.values(nearmeFailure))]
  }),
  'choosing.locating': shown((language) => [selectCityWords[language].locating]),
  submitting: shown((language) => {
    const words = locationWords[language]
    return [titles(words), perhaps(words.name), words.city, words.submitting]
  }),
  updated: shown((language) => {
    const { locationUpdated, profileUpdated } = locationWords[language]
    return [perhaps(locationUpdated, profileUpdated)]
  }),
  // What stood there stays until the page is there anew.
  reloading: shown((language) => {
    const { locationUpdated, profileUpdated } = locationWords[language]
    return [perhaps(locationUpdated, profileUpdated)]
  }),
}

export const citySelectShows: MachineWords = {
  // In the bar stands the city's name; on phones the list is behind the search.
  closed: NOTHING,
  open: shown((language) => {
    const { title, findCity } = selectCityWords[language]
    return [title, findCity]
  }),
  'open.loading': shown((language) => {
    const { nearme, loading } = selectCityWords[language]
    return [nearme, loading]
  }),
  'open.choosing': shown((language) => {
    const { popular, others, noCity } = selectCityWords[language]
    return [perhaps(popular), perhaps(others), perhaps(noCity)]
  }),
  'open.choosing.manual': shown((language) => {
    const { nearme, nearmeFailure } = selectCityWords[language]
    return [nearme, perhaps(...Object.values(nearmeFailure))]
  }),
  'open.choosing.locating': shown((language) => [selectCityWords[language].locating]),
  // Passes at once.
  chosen: NOTHING,
}

export const searchShows: MachineWords = {
  idle: NOTHING,
  waiting: shown((language) => [headerSearchWords[language].searching]),
  searching: shown((language) => [headerSearchWords[language].searching]),
  showing: NOTHING,
  // The groups that have results.
  'showing.found': shown((language) =>
    Object.values(headerSearchWords[language].groups).map((one) => perhaps(one)),
  ),
  'showing.nothing': shown((language) => [headerSearchWords[language].nothing]),
}
