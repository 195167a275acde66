import { assign, setup } from 'xstate'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import { type OptionMove, moveActiveOption } from '@/model/search/moveActiveOption'
import type { SearchResult } from '@/model/search/searchResult'
import type { UrgentHelp } from '@/model/search/danger'
import { type SearchAnswer, isSearchable, searchOptions, searchText } from '@/model/search/search'

export type SearchContext = {
  /** What was typed, with its blanks collapsed. */
  readonly text: string
  readonly cityId: number
  /** Results for `text` in `cityId`, in group order; empty when there are none. */
  readonly results: readonly SearchResult[]
  /** Whom to call before any page is opened, null where the text speaks of no danger. */
  readonly urgency: UrgentHelp | null
  /** The place of the active result, null while the keyboard is in the field. */
  readonly active: number | null
}

export type SearchEvent =
  | { readonly type: 'query.changed'; readonly value: string }
  | { readonly type: 'city.changed'; readonly cityId: number }
  /** An arrow key, or a click into the field, where no results are shown. */
  | { readonly type: 'panel.opened' }
  /** Escape, a click outside, or the focus has left. */
  | { readonly type: 'panel.dismissed' }
  | { readonly type: 'option.moved'; readonly move: OptionMove }
  | { readonly type: 'option.entered' }

export type SearchInput = { readonly cityId: number }

export type SearchQuestion = { readonly text: string; readonly cityId: number }

/** An answer to an older question never shows: with the question goes what answered it. */
const UNANSWERED = { results: [], urgency: null, active: null } as const

/** How the header's search finds pages while a visitor types (specification, sections 5, 7 and 8). */
export const searchMachine = setup({
  types: {} as { context: SearchContext; events: SearchEvent; input: SearchInput; tags: 'open' | 'busy' },
  actors: { findEntities: unprovided<SearchAnswer, SearchQuestion>() },
  /** Long enough that a word in one go is one call, short enough to feel at once. In milliseconds. */
  delays: { typingPause: 250 },
  guards: {
    isSameText: ({ context }, { value }: { value: string }) => searchText(value) === context.text,
    isLongEnough: (_, { value }: { value: string }) => isSearchable(searchText(value)),
    isAskable: ({ context }) => isSearchable(context.text),
    isSameCity: ({ context }, { cityId }: { cityId: number }) => cityId === context.cityId,
    hasResults: ({ context }) => context.results.length > 0,
    hasActive: ({ context }) => context.active !== null,
    mustCall: ({ context }) => context.urgency !== null,
    isAnswered: (_, { results }: SearchAnswer) => results.length > 0,
    isUrgent: (_, { urgency }: SearchAnswer) => urgency !== null,
  },
  actions: {
    takeText: assign((_, { value }: { value: string }) => ({ text: searchText(value), ...UNANSWERED })),
    takeCity: assign((_, { cityId }: { cityId: number }) => ({ cityId, ...UNANSWERED })),
    takeAnswer: assign((_, answer: SearchAnswer) => ({
      results: searchOptions(answer),
      urgency: answer.urgency,
      active: null,
    })),
    move: assign(({ context }, { move }: { move: OptionMove }) => ({
      active: moveActiveOption(context.active, move, context.results.length),
    })),
    leaveOption: assign({ active: null }),
    // What happens outside; provided where the search is shown.
    logFailure: (_, _params: { error: unknown }) => {},
    goTo: (_, _params: { result: SearchResult | undefined }) => {},
  },
}).createMachine({
  id: 'search',
  description: 'A visitor types a few letters and sees the pages that answer them, by kind.',
  context: ({ input }) => ({ ...input, text: '', ...UNANSWERED }),
  initial: 'idle',
  on: {
    'query.changed': [
      { guard: withEvent('isSameText') },
      { guard: withEvent('isLongEnough'), target: '.waiting', actions: withEvent('takeText') },
      { target: '.idle', actions: withEvent('takeText') },
    ],
  },
  states: {
    idle: {
      description: 'No results are shown: too little was typed, or the visitor has closed them.',
      entry: 'leaveOption',
      on: {
        'city.changed': { actions: withEvent('takeCity') },
        'panel.opened': [
          { guard: 'hasResults', target: 'showing.found' },
          { guard: 'mustCall', target: 'showing.calling' },
          { guard: 'isAskable', target: 'searching' },
        ],
      },
    },
    waiting: {
      description: 'The visitor is still typing; nothing is asked yet.',
      tags: ['open', 'busy'],
      after: { typingPause: 'searching' },
      on: { 'city.changed': { actions: withEvent('takeCity') }, 'panel.dismissed': 'idle' },
    },
    searching: {
      description: 'The question is on its way. Typing on drops it, and its answer with it.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'findEntities',
        src: 'findEntities',
        input: ({ context: { text, cityId } }) => ({ text, cityId }),
        onDone: [
          { guard: withOutput('isAnswered'), target: 'showing.found', actions: withOutput('takeAnswer') },
          { guard: withOutput('isUrgent'), target: 'showing.calling', actions: withOutput('takeAnswer') },
          { target: 'showing.nothing' },
        ],
        // Logged only (section 8): the page of results is still one key away.
        onError: { target: 'idle', actions: withEvent('logFailure') },
      },
      on: {
        'city.changed': [
          { guard: withEvent('isSameCity') },
          { target: 'searching', reenter: true, actions: withEvent('takeCity') },
        ],
        'panel.dismissed': 'idle',
      },
    },
    showing: {
      description: 'The panel shows what was found.',
      tags: 'open',
      initial: 'found',
      on: {
        'city.changed': [
          { guard: withEvent('isSameCity') },
          { target: 'searching', actions: withEvent('takeCity') },
        ],
        'panel.dismissed': 'idle',
      },
      states: {
        found: {
          description:
            'Results by kind, at most six of each; the arrow keys go through them. Where the words speak of danger, whom to call stands above.',
          on: {
            'option.moved': { actions: withEvent('move') },
            'option.entered': {
              guard: 'hasActive',
              target: '#search.idle',
              actions: {
                type: 'goTo',
                params: ({ context }) => ({ result: context.results[context.active ?? 0] }),
              },
            },
          },
        },
        calling: { description: 'The words speak of danger: the panel says whom to call, and no page.' },
        nothing: {
          description: 'No page answers what was typed; the panel says so and shows other ways on.',
        },
      },
    },
  },
})
