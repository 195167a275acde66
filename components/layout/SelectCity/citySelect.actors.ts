import { type Actor, createActor, fromPromise } from 'xstate'
import { inspected } from '@/components/analytics/inspected'
import { session } from '@/components/account/Session/session.actors'
import type { Language } from '@/model/page/language'
import { citySelectMachine } from '@/machines/citySelect/citySelect.machine'
import { type CityChoice, selectedOf } from '@/model/account/cityChoice'
import type { Place } from '@/model/account/location'
import { findPlace, loggedNearmeFailure } from '@/services/geo'
import { keepLocation, noteLocationSelected } from '@/services/sessionLocation'
import { keptChoice } from '@/services/selectedCity'
import { citiesToOffer } from './citiesToOffer'
import { announceCity } from './citySignal'

/** The city list's machine with its calls and effects. */
const liveCitySelect = (language: Language) =>
  citySelectMachine.provide({
    actors: {
      fetchCities: fromPromise<readonly CityChoice[]>(() => citiesToOffer(language)),
      findPlace: fromPromise<Place>(({ signal }) => findPlace(signal)),
    },
    actions: {
      // Logged only (specification, section 8).
      logFailure: (_, { error }) => console.error(loggedNearmeFailure(error)),
      // For this page only, because it was not chosen.
      showDefault: (_, { city }) => {
        if (city) announceCity({ cityId: city.cityid, name: city.shown })
      },
      keepCity: (_, { city, mode }) => {
        if (!city) return
        void keepLocation(selectedOf(city))
        announceCity({ cityId: city.cityid, name: city.shown })
        const mobileNo = session().getSnapshot().context.me?.mobileNo ?? ''
        noteLocationSelected({ success: true, city, mode, mobileNo })
      },
    },
  })

type CityList = Actor<typeof citySelectMachine>

let list: CityList | undefined

/** Shared by all openings of the list, so that cities are fetched once. */
export function cityList(language: Language): CityList {
  const cityId = keptChoice()?.cityid ?? null
  return (list ??= createActor(liveCitySelect(language), { input: { cityId }, ...inspected() }).start())
}
