import { fromPromise } from 'xstate'
import { announceCity } from '@/components/layout/SelectCity/citySignal'
import { citiesToOffer } from '@/components/layout/SelectCity/citiesToOffer'
import { announceSession } from '@/components/account/Session/sessionSignal'
import type { Language } from '@/model/page/language'
import { type SaveLocationInput, locationMachine } from '@/machines/location/location.machine'
import { type CityChoice, choiceOf, selectedOf } from '@/model/account/cityChoice'
import { sameListIn, type Place } from '@/model/account/location'
import { findPlace, loggedNearmeFailure } from '@/services/geo'
import { keepLocation, noteLocationSelected } from '@/services/sessionLocation'
import { browser } from '@/services/browser'
import { updateProfile } from '@/services/profile'
import { keptChoice } from '@/services/selectedCity'

type LiveLocation = {
  readonly language: Language
  /** The number of the logged-in user; empty for a visitor. */
  readonly mobileNo: string
}

/** The city holds from now on: for further pages, and on this one, should the modal be closed before it reloads. */
function keepEverywhere(city: CityChoice): void {
  void keepLocation(selectedOf(city))
  announceCity({ cityId: city.cityid, name: city.shown })
}

/** The location modal's machine with its calls and effects. */
export const liveLocation = ({ language, mobileNo }: LiveLocation) =>
  locationMachine.provide({
    actors: {
      fetchCities: fromPromise<readonly CityChoice[]>(() => citiesToOffer(language)),
      findPlace: fromPromise<Place>(({ signal }) => findPlace(signal)),
      // A visitor's city is kept by this browser alone.
      saveLocation: fromPromise<void, SaveLocationInput>(async ({ input, signal }) => {
        const { isSignedIn, city, name } = input
        if (!isSignedIn) return
        await updateProfile({ cityId: city.cityid, ...(name && { name }) })
        announceSession()
        // The city applies even if the modal was closed meanwhile.
        if (signal.aborted) keepEverywhere(city)
      }),
    },
    actions: {
      // As section 8 of the specification asks; the form says it as well.
      logFailure: (_, { error }) => console.error(loggedNearmeFailure(error)),
      keepCity: (_, { city }) => {
        if (city) keepEverywhere(city)
      },
      noteSelected: (_, { city, mode, success }) => {
        if (city) noteLocationSelected({ success, city, mode, mobileNo })
      },
      reload: ({ context: { city } }) => {
        // A city's list that came back with the old city would look as if nothing had changed.
        const list = city && sameListIn(city, location.pathname)
        if (list && list !== location.pathname) browser.goTo(list)
        else browser.again()
      },
    },
  })

/** What this browser keeps, a city or all of India, as one to choose. */
export function keptCity(): CityChoice | undefined {
  const kept = keptChoice()
  return kept && choiceOf(kept)
}
