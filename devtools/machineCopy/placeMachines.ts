import { LOCATION_LABELS } from '@/machines/location/location.labels'
import type { locationMachine } from '@/machines/location/location.machine'
import type { citySelectMachine } from '@/machines/citySelect/citySelect.machine'
import { COMPARISON_LABELS } from '@/machines/comparison/comparison.labels'
import type { comparisonMachine } from '@/machines/comparison/comparison.machine'
import { READ_ALOUD_LABELS } from '@/machines/readAloud/readAloud.labels'
import type { readAloudMachine } from '@/machines/readAloud/readAloud.machine'
import { readAloudCopy } from '@/content/copy/readAloud'
import type { searchMachine } from '@/machines/search/search.machine'
import { compareBarCopy } from '@/content/copy/compareBar'
import { compareCopy } from '@/content/copy/compare'
import { DANGER_KINDS, DANGER_LEVELS } from '@/model/search/danger'
import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { locationCopy } from '@/content/copy/location'
import { problemLinkCopy } from '@/content/copy/problemLink'
import { selectCityCopy } from '@/content/copy/selectCity'
import { type CopyByState, noText, optionalTexts, shown } from './shownCopy'

/** The modal's titles: the second where a name is asked for as well. */
const titles = ({ location, personalDetails }: (typeof locationCopy)['en']) =>
  optionalTexts(location, personalDetails)

export const locationShows: CopyByState<typeof locationMachine> = {
  loadingCities: shown((language) => {
    const copy = locationCopy[language]
    const { loading, nearme } = selectCityCopy[language]
    return [
      titles(copy),
      optionalTexts(copy.name),
      copy.city,
      loading,
      nearme,
      copy[LOCATION_LABELS.loadingCities.button],
    ]
  }),
  choosing: shown((language) => {
    const copy = locationCopy[language]
    const { popular, others } = selectCityCopy[language]
    const problems = optionalTexts(copy.problems.name, copy.problems.city)
    return [
      titles(copy),
      optionalTexts(copy.name),
      copy.city,
      copy.chooseCity,
      popular,
      others,
      problems,
      copy[LOCATION_LABELS.choosing.button],
    ]
  }),
  'choosing.by': noText,
  'choosing.by.manual': shown((language) => {
    const { nearme, nearmeFailure } = selectCityCopy[language]
    return [nearme, optionalTexts(locationCopy[language].found, ...Object.values(nearmeFailure))]
  }),
  'choosing.by.locating': shown((language) => [selectCityCopy[language].locating]),
  'choosing.attempt': noText,
  'choosing.attempt.untried': noText,
  'choosing.attempt.failed': shown((language) => [locationCopy[language].failed, problemLinkCopy[language]]),
  submitting: shown((language) => {
    const copy = locationCopy[language]
    return [titles(copy), optionalTexts(copy.name), copy.city, copy[LOCATION_LABELS.submitting.button]]
  }),
  updated: shown((language) => {
    const { locationUpdated, profileUpdated } = locationCopy[language]
    return [optionalTexts(locationUpdated, profileUpdated)]
  }),
  // The previous content stays until the page has reloaded.
  reloading: shown((language) => {
    const { locationUpdated, profileUpdated } = locationCopy[language]
    return [optionalTexts(locationUpdated, profileUpdated)]
  }),
}

export const citySelectShows: CopyByState<typeof citySelectMachine> = {
  // The bar shows the city's name; on phones the list is behind the search.
  closed: noText,
  open: shown((language) => {
    const { title, findCity } = selectCityCopy[language]
    return [title, findCity]
  }),
  'open.loading': shown((language) => {
    const { nearme, loading } = selectCityCopy[language]
    return [nearme, loading]
  }),
  'open.choosing': shown((language) => {
    const { popular, others, noCity } = selectCityCopy[language]
    return [optionalTexts(popular), optionalTexts(others), optionalTexts(noCity)]
  }),
  'open.choosing.manual': shown((language) => {
    const { nearme, nearmeFailure } = selectCityCopy[language]
    return [nearme, optionalTexts(...Object.values(nearmeFailure))]
  }),
  'open.choosing.locating': shown((language) => [selectCityCopy[language].locating]),
  // Passes at once.
  chosen: noText,
}

export const searchShows: CopyByState<typeof searchMachine> = {
  idle: noText,
  waiting: shown((language) => [headerSearchCopy[language].searching]),
  searching: shown((language) => [headerSearchCopy[language].searching]),
  showing: noText,
  // The groups that have results.
  'showing.found': shown((language) =>
    Object.values(headerSearchCopy[language].groups).map((one) => optionalTexts(one)),
  ),
  'showing.calling': shown((language) =>
    [
      ...new Set(
        DANGER_KINDS.flatMap((kind) =>
          DANGER_LEVELS.map((level) => urgentHelpIn({ kind, level }, language).title),
        ),
      ),
    ].map((title) => optionalTexts(title)),
  ),
  'showing.nothing': shown((language) => [headerSearchCopy[language].nothing]),
}

/** The bar: what it says, and its two buttons. */
const bar = (state: keyof typeof COMPARISON_LABELS) =>
  shown((language) => {
    const { clear, submit, ...copy } = compareBarCopy[language]
    const status = COMPARISON_LABELS[state]
    return status ? [copy[status], clear, submit] : []
  })

export const comparisonShows: CopyByState<typeof comparisonMachine> = {
  // They pass at once.
  keeping: noText,
  counting: noText,
  cleared: noText,
  // Each card has its box.
  empty: shown((language) => [compareCopy[language].choose.card]),
  one: bar('one'),
  two: bar('two'),
  full: noText,
  'full.settled': bar('settled'),
  'full.refusing': bar('refusing'),
}

const readAloud = (state: keyof typeof READ_ALOUD_LABELS) =>
  shown((language) => {
    const copy = readAloudCopy[language]
    const { button, notice } = READ_ALOUD_LABELS[state]
    return [copy[button], ...(notice ? [copy[notice]] : [])]
  })

export const readAloudShows: CopyByState<typeof readAloudMachine> = {
  silent: noText,
  'silent.ready': readAloud('ready'),
  'silent.failed': readAloud('failed'),
  reading: readAloud('reading'),
}
