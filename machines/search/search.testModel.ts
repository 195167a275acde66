import type { SearchResult } from '@/model/search/searchResult'
import type { DangerKind, UrgentHelp } from '@/model/search/danger'
import type { TestModel } from '@/devtools/proof/testModel'
import type { SearchContext, SearchEvent, SearchInput } from './search.machine'

/** One result of a kind (model/search/search.ts, SEARCH_RESULT_TYPE). */
export const resultOf = (ArticleType: number, Name: string): SearchResult => ({
  ArticleType,
  Id: 1,
  Name,
  RouteId: Name.toLowerCase(),
  Url: `/treatment/${Name.toLowerCase()}`,
})

/** What is said first in a danger. */
export const helpFor = (kind: DangerKind): UrgentHelp => ({
  kind,
  level: 'now',
  language: 'en',
  title: 'Call 112 now',
  first: 'Sit down.',
  body: 'Help is on its way.',
  calls: [{ number: '112', text: 'Call 112' }],
})

export const searchTestModel: TestModel<SearchEvent, SearchContext, SearchInput> = {
  input: { cityId: 514 },
  events: [
    { label: 'types two letters', event: { type: 'query.changed', value: 'kn' } },
    { label: 'types three letters', event: { type: 'query.changed', value: 'kne' } },
    { label: 'types a fourth letter', event: { type: 'query.changed', value: 'knee' } },
    { label: 'chooses Mumbai', event: { type: 'city.changed', cityId: 477 } },
    { label: 'asks for the panel', event: { type: 'panel.opened' } },
    { label: 'closes the panel', event: { type: 'panel.dismissed' } },
    { label: 'presses arrow down', event: { type: 'option.moved', move: 'next' } },
    { label: 'presses arrow up', event: { type: 'option.moved', move: 'previous' } },
    { label: 'presses Enter on a result', event: { type: 'option.entered' } },
  ],
  outcomes: {
    findEntities: [
      {
        label: 'two pages are found',
        output: { results: [resultOf(2, 'Knee'), resultOf(1, 'Arthritis')], urgency: null },
      },
      {
        label: 'a page is found, and somebody must be called first',
        output: { results: [resultOf(1, 'Angina')], urgency: helpFor('heart') },
      },
      {
        label: 'somebody must be called, and no page is shown',
        output: { results: [], urgency: helpFor('suicide') },
      },
      { label: 'nothing is found', output: { results: [], urgency: null } },
      { label: 'the search fails', error: new Error('no answer') },
    ],
  },
  delays: { typingPause: 250 },
  stateKey: ({ text, cityId, results, urgency, active }) => ({
    text,
    cityId,
    results: results.length,
    urgency: urgency?.kind,
    active,
  }),
}
