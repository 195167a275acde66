import { fromPromise } from 'xstate'
import { type SearchQuestion, searchMachine } from '@/machines/search/search.machine'
import { ALL_OF_INDIA_ID } from '@/model/account/visitorMarks'
import { NO_CITY, type SearchAnswer } from '@/model/search/search'
import { track } from '@/services/analytics'
import { browser } from '@/services/browser'
import { findEntities } from '@/services/search'
import { selectedCity } from '@/services/selectedCity'
import type { HeaderSearchViewModel } from './headerSearchBar'

/** The search machine with its call. @param header its city is used until the visitor selects one */
export const liveSearch = ({
  language,
  cityId: unchosen,
}: Pick<HeaderSearchViewModel, 'language' | 'cityId'>) =>
  searchMachine.provide({
    actors: {
      findEntities: fromPromise<SearchAnswer, SearchQuestion>(async ({ input, signal }) => {
        const isChosen = input.cityId !== ALL_OF_INDIA_ID && (selectedCity() || input.cityId !== unchosen)
        const cityId = isChosen ? input.cityId : NO_CITY
        const question = { ...input, cityId, ...(language === 'hi' && { language }) }
        const found = await findEntities(question, signal)
        track({ event: 'search_used', query_length: input.text.length, results: found.results.length })
        return found
      }),
    },
    actions: {
      // Logged only (specification, section 8).
      logFailure: (_, { error }) => console.error(error),
      goTo: (_, { result }) => {
        if (result) browser.goTo(result.Url)
      },
    },
  })
