import { assign, emit, setup } from 'xstate'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import type { CitySelectionMode } from '@/model/page/analytics'
import { type CityChoice, citiesMatching, popularFirst } from '@/model/account/cityChoice'
import { type OptionMove, moveActiveOption } from '@/model/search/moveActiveOption'
import {
  type NearmeFailureKind,
  type Place,
  cityOfPlace,
  nearmeFailureKindOf,
} from '@/model/account/location'

export type CitySelectContext = {
  /** Every city, popular ones first; empty until they were fetched, and when they could not be. */
  readonly cities: readonly CityChoice[]
  /** What was typed to find one. */
  readonly typed: string
  /** The cities that match it. */
  readonly matching: readonly CityChoice[]
  /** The place of the active one among them. */
  readonly active: number | null
  /** The chosen city, or the default; null until known. */
  readonly cityId: number | null
  /** Why the present location led to no city; null where it was not asked for, or did. */
  readonly nearmeFailure: NearmeFailureKind | null
}

export type CitySelectEvent =
  | { readonly type: 'list.opened' }
  /** Escape, the close button, or a click outside. */
  | { readonly type: 'list.dismissed' }
  | { readonly type: 'filter.changed'; readonly value: string }
  | { readonly type: 'option.moved'; readonly move: OptionMove }
  /** Enter on the active city. */
  | { readonly type: 'option.entered' }
  | { readonly type: 'city.chosen'; readonly cityId: number }
  /** 'Use my current location'. */
  | { readonly type: 'nearme.requested' }

/** Told when a city was chosen, so that who shows the list closes it. */
type CitySelectEmitted = { readonly type: 'city.selected' }

export type CitySelectInput = {
  /** The city that the visitor chose before; null where he chose none. */
  readonly cityId: number | null
}

type OfCity = { readonly cityId: number }
type Choice = { readonly city: CityChoice | undefined; readonly mode: CitySelectionMode }

const defaultOf = (cities: readonly CityChoice[]) => cities.find(({ isDefault }) => isDefault)

type Known = { readonly context: CitySelectContext }

const activeChoice = ({ context: { matching, active } }: Known): Choice => ({
  city: matching[active ?? 0],
  mode: 'manual',
})
const listedChoice = ({ context, event }: Known & { readonly event: OfCity }): Choice => ({
  city: context.matching.find(({ cityid }) => cityid === event.cityId),
  mode: 'manual',
})
const nearChoice = ({ context, event }: Known & { readonly event: { readonly output: Place } }): Choice => ({
  city: cityOfPlace(event.output, context.cities),
  mode: 'nearme',
})

/** Which city a visitor is looking in (specification, sections 2 and 9). */
export const citySelectMachine = setup({
  types: {} as {
    context: CitySelectContext
    events: CitySelectEvent
    input: CitySelectInput
    emitted: CitySelectEmitted
    tags: 'busy' | 'locating'
  },
  actors: { fetchCities: unprovided<readonly CityChoice[]>(), findPlace: unprovided<Place>() },
  guards: {
    hasCities: ({ context }) => context.cities.length > 0,
    isUnchosen: ({ context }) => context.cityId === null,
    hasActive: ({ context }) => context.active !== null,
    isListed: ({ context }, { cityId }: OfCity) => context.matching.some(({ cityid }) => cityid === cityId),
    isOurCity: ({ context }, place: Place) => cityOfPlace(place, context.cities) !== undefined,
  },
  actions: {
    clearFilter: assign(({ context }) => ({
      typed: '',
      matching: context.cities,
      active: null,
      nearmeFailure: null,
    })),
    takeCities: assign(({ context }, cities: readonly CityChoice[]) => {
      const ordered = popularFirst(cities)
      const cityId = context.cityId ?? defaultOf(cities)?.cityid ?? null
      return { cities: ordered, matching: ordered, active: null, cityId }
    }),
    filter: assign(({ context }, { value }: { value: string }) => {
      const matching = citiesMatching(context.cities, value)
      // What was searched for is one key away; without a search no city is taken by accident.
      return { typed: value, matching, active: value.trim() !== '' && matching.length > 0 ? 0 : null }
    }),
    move: assign(({ context }, { move }: { move: OptionMove }) => ({
      active: moveActiveOption(context.active, move, context.matching.length),
    })),
    choose: assign((_, { city }: Choice) => (city ? { cityId: city.cityid } : {})),
    forgetNearmeFailure: assign({ nearmeFailure: null }),
    keepNearmeFailure: assign((_, { error }: { error: unknown }) => ({
      nearmeFailure: nearmeFailureKindOf(error),
    })),
    tellSelected: emit({ type: 'city.selected' }),
    // What happens outside; provided where the list is shown.
    keepCity: (_, _params: Choice) => {},
    showDefault: (_, _params: { city: CityChoice | undefined }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'citySelect',
  description: 'A visitor chooses the city that doctors, hospitals and prices are shown for.',
  context: ({ input }) => ({
    ...input,
    cities: [],
    typed: '',
    matching: [],
    active: null,
    nearmeFailure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the chosen city is shown.',
      entry: 'clearFilter',
      on: { 'list.opened': [{ guard: 'hasCities', target: 'open.choosing' }, { target: 'open.loading' }] },
    },
    open: {
      description: 'The list of cities stands over the page.',
      initial: 'loading',
      on: { 'list.dismissed': 'closed' },
      states: {
        loading: {
          description: 'The list is on its way.',
          tags: 'busy',
          invoke: {
            id: 'fetchCities',
            src: 'fetchCities',
            onDone: [
              {
                guard: 'isUnchosen',
                target: 'choosing',
                actions: [
                  withOutput('takeCities'),
                  { type: 'showDefault', params: ({ event }) => ({ city: defaultOf(event.output) }) },
                ],
              },
              { target: 'choosing', actions: withOutput('takeCities') },
            ],
            // An empty list (section 8); opening it again asks again.
            onError: { target: 'choosing', actions: withEvent('logFailure') },
          },
        },
        choosing: {
          description: 'Popular cities first, then the others; typing leaves those that match.',
          initial: 'manual',
          on: {
            'filter.changed': { actions: withEvent('filter') },
            'option.moved': { actions: withEvent('move') },
            'option.entered': {
              guard: 'hasActive',
              target: '#citySelect.chosen',
              actions: [
                { type: 'choose', params: activeChoice },
                { type: 'keepCity', params: activeChoice },
              ],
            },
            'city.chosen': {
              guard: withEvent('isListed'),
              target: '#citySelect.chosen',
              actions: [
                { type: 'choose', params: listedChoice },
                { type: 'keepCity', params: listedChoice },
              ],
            },
          },
          states: {
            manual: {
              description: 'The city is taken from the list.',
              on: { 'nearme.requested': { target: 'locating', actions: 'forgetNearmeFailure' } },
            },
            locating: {
              description: 'The device is asked where it is. Choosing from the list ends the wait.',
              tags: 'locating',
              invoke: {
                id: 'findPlace',
                src: 'findPlace',
                onDone: [
                  {
                    guard: withOutput('isOurCity'),
                    target: '#citySelect.chosen',
                    actions: [
                      { type: 'choose', params: nearChoice },
                      { type: 'keepCity', params: nearChoice },
                    ],
                  },
                  {
                    target: 'manual',
                    actions: { type: 'keepNearmeFailure', params: { error: { kind: 'noCity' } } },
                  },
                ],
                // Denied, unsupported, no position: logged (section 8), and the list is there.
                onError: {
                  target: 'manual',
                  actions: [withEvent('keepNearmeFailure'), withEvent('logFailure')],
                },
              },
            },
          },
        },
      },
    },
    chosen: {
      description: 'The city holds on the whole page at once; the list closes.',
      always: { target: 'closed', actions: 'tellSelected' },
    },
  },
})
