import { fromPromise } from 'xstate'
import { type SearchAnswer, type SearchQuestion, searchMachine } from '@/machines/search/search.machine'
import { track } from '@/services/analytics'
import { findEntities } from '@/services/search'
import type { HeaderSearchViewModel } from './headerSearchBar'

/** Where the browser goes; a test looks on here instead of leaving its page. */
export const browser = { goTo: (address: string): void => location.assign(address) }

// Logged only (specification, section 8).
const logFailure = (_: unknown, { error }: { readonly error: unknown }): void => console.error(error)

/** The search machine with its call. */
export const liveSearch = (language: HeaderSearchViewModel['language']) =>
  searchMachine.provide({
    actors: {
      findEntities: fromPromise<SearchAnswer, SearchQuestion>(async ({ input, signal }) => {
        const found = await findEntities({ ...input, ...(language === 'hi' && { language }) }, signal)
        track({ event: 'search_used', query_length: input.text.length, results: found.results.length })
        return found
      }),
    },
    actions: {
      logFailure,
      goTo: (_, { result }) => {
        if (result) browser.goTo(result.Url)
      },
    },
  })
