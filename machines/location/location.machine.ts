import { isBlankText } from '@/model/plainText'
import { assign, setup } from 'xstate'
import { unprovided, withContext, withEvent, withOutput } from '@/machines/machineSetup'
import type { CitySelectionMode } from '@/model/page/analytics'
import { type CityChoice, popularFirst } from '@/model/account/cityChoice'
import {
  type LocationField,
  type NearmeFailureKind,
  type Place,
  cityOfPlace,
  faultyLocationFields,
  nearmeFailureKindOf,
} from '@/model/account/location'
import { RELOAD_DELAY_MS } from '@/model/page/reloadDelay'

export type LocationContext = {
  /** Whether the user has a token (specification, section 5). */
  readonly isSignedIn: boolean
  /** Whether a name is demanded, so that its field is shown. */
  readonly asksName: boolean
  /** Every city, popular ones first; empty until they were fetched, and when they could not be. */
  readonly cities: readonly CityChoice[]
  readonly name: string
  /** The chosen city; the list may lack it. */
  readonly city: CityChoice | null
  /** How it was chosen. */
  readonly mode: CitySelectionMode
  /** The fields at fault, each of which says so. */
  readonly faulty: readonly LocationField[]
  /** Why the present location led to no city; null where it was not asked for, or did. */
  readonly nearmeFailure: NearmeFailureKind | null
}

export type LocationEvent =
  | { readonly type: 'name.changed'; readonly value: string }
  | { readonly type: 'city.chosen'; readonly cityId: number }
  /** 'Use my current location'. */
  | { readonly type: 'nearme.requested' }
  | { readonly type: 'form.submitted' }

export type LocationInput = Pick<LocationContext, 'isSignedIn' | 'asksName'> & {
  readonly name?: string
  /** The city that is known already. */
  readonly city?: CityChoice
}

/** Request to save the location; includes the name where the form asked for it. */
export type SaveLocationInput = {
  readonly isSignedIn: boolean
  readonly city: CityChoice
  readonly name?: string
}

type Choice = Pick<LocationContext, 'city' | 'mode'>

/** Notes what was chosen, and whether it is stored. */
const noteSelected = (success: boolean) =>
  ({
    type: 'noteSelected',
    params: ({ context: { city, mode } }: { readonly context: LocationContext }) => ({ city, mode, success }),
  }) as const

const without = (faulty: readonly LocationField[], field: LocationField) =>
  faulty.filter((one) => one !== field)

/** The location modal: a visitor says where he is, and where it is missing, what he is called (section 4). */
export const locationMachine = setup({
  types: {} as {
    context: LocationContext
    events: LocationEvent
    input: LocationInput
    tags: 'busy' | 'error'
  },
  actors: {
    fetchCities: unprovided<readonly CityChoice[]>(),
    findPlace: unprovided<Place>(),
    saveLocation: unprovided<void, SaveLocationInput>(),
  },
  delays: { reloadDelay: RELOAD_DELAY_MS.location },
  guards: {
    isComplete: ({ context }) => faultyLocationFields(context).length === 0,
    isListed: ({ context }, { cityId }: { cityId: number }) =>
      context.cities.some(({ cityid }) => cityid === cityId),
    isOurCity: ({ context }, place: Place) => cityOfPlace(place, context.cities) !== undefined,
  },
  actions: {
    takeCities: assign((_, cities: readonly CityChoice[]) => ({ cities: popularFirst(cities) })),
    changeName: assign(({ context }, { value }: { value: string }) => ({
      name: value,
      faulty: without(context.faulty, 'name'),
    })),
    choose: assign(({ context }, { cityId }: { cityId: number }) => ({
      city: context.cities.find(({ cityid }) => cityid === cityId) ?? context.city,
      mode: 'manual' as const,
      faulty: without(context.faulty, 'city'),
      nearmeFailure: null,
    })),
    takePlace: assign(({ context }, place: Place) => ({
      city: cityOfPlace(place, context.cities) ?? context.city,
      mode: 'nearme' as const,
      faulty: without(context.faulty, 'city'),
    })),
    forgetNearmeFailure: assign({ nearmeFailure: null }),
    keepNearmeFailure: assign((_, { error }: { error: unknown }) => ({
      nearmeFailure: nearmeFailureKindOf(error),
    })),
    showFaults: assign(({ context }) => ({ faulty: faultyLocationFields(context) })),
    // What happens outside; provided where the modal is shown.
    logFailure: (_, _params: { error: unknown }) => {},
    keepCity: (_, _params: Choice) => {},
    noteSelected: (_, _params: Choice & { success: boolean }) => {},
    reload: () => {},
  },
}).createMachine({
  id: 'location',
  description: 'Somebody says in which city he looks for care, by hand or by where his device is.',
  context: ({ input }) => ({
    isSignedIn: input.isSignedIn,
    asksName: input.asksName,
    name: input.name ?? '',
    city: input.city ?? null,
    cities: [],
    mode: 'manual',
    faulty: [],
    nearmeFailure: null,
  }),
  initial: 'loadingCities',
  states: {
    loadingCities: {
      description: 'The list of cities is on its way; a name can be typed meanwhile.',
      tags: 'busy',
      on: { 'name.changed': { actions: withEvent('changeName') } },
      invoke: {
        id: 'fetchCities',
        src: 'fetchCities',
        onDone: { target: 'choosing', actions: withOutput('takeCities') },
        // An empty list (section 8): the present location may still tell the city.
        onError: { target: 'choosing', actions: withEvent('logFailure') },
      },
    },
    choosing: {
      description: 'City and name can be changed and sent.',
      type: 'parallel',
      on: {
        'name.changed': { actions: withEvent('changeName') },
        'city.chosen': {
          guard: withEvent('isListed'),
          target: '.by.manual',
          actions: withEvent('choose'),
        },
        'form.submitted': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'showFaults' }],
      },
      states: {
        by: {
          description: 'How the city is chosen.',
          initial: 'manual',
          states: {
            manual: {
              description: 'The city is taken from the list.',
              on: { 'nearme.requested': { target: 'locating', actions: 'forgetNearmeFailure' } },
            },
            locating: {
              description: 'The device is asked where it is. Choosing from the list ends the wait.',
              tags: 'busy',
              invoke: {
                id: 'findPlace',
                src: 'findPlace',
                onDone: [
                  { guard: withOutput('isOurCity'), target: 'manual', actions: withOutput('takePlace') },
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
        attempt: {
          description: 'What became of the last try to store it.',
          initial: 'untried',
          states: {
            untried: { description: 'Nothing has been sent yet.' },
            failed: { description: 'The try failed: it says that nothing is stored.', tags: 'error' },
          },
        },
      },
    },
    submitting: {
      description: 'What was chosen is being stored; sending again does nothing.',
      tags: 'busy',
      invoke: {
        id: 'saveLocation',
        src: 'saveLocation',
        input: ({ context: { isSignedIn, asksName, name, city } }) => {
          // The guard before this state has seen to it.
          if (!city) throw new Error('submitted without a city')
          return { isSignedIn, city, ...(asksName && !isBlankText(name) && { name: name.trim() }) }
        },
        onDone: {
          target: 'updated',
          actions: [withContext('keepCity'), noteSelected(true)],
        },
        // Logged (section 8) and said, since a user waits for it; the form can be sent again.
        onError: {
          target: 'choosing.attempt.failed',
          actions: [withEvent('logFailure'), noteSelected(false)],
        },
      },
    },
    updated: {
      description: 'It is stored, and the modal says so for a second.',
      after: { reloadDelay: 'reloading' },
    },
    reloading: { description: 'The page is loaded anew, for the new city.', type: 'final', entry: 'reload' },
  },
})
