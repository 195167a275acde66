'use client'

import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { NearmeButton } from '@/components/layout/SelectCity/NearmeButton'
import { interpolate } from '@/content/copy/interpolate'
import { locationCopy } from '@/content/copy/location'
import { selectCityCopy } from '@/content/copy/selectCity'
import { locationLabelsOf, locationTitleOf } from '@/machines/location/location.labels'
import type { LocationInput } from '@/machines/location/location.machine'
import type { Me } from '@/model/account/account'
import { choiceOf, type CityChoice } from '@/model/account/cityChoice'
import { keptCity, liveLocation } from './location.actors'
import { LocationForm, locationFieldId } from './LocationForm'

/** Initial input: the user's own city, else the one stored in this browser. */
function inputFor(me: Me | undefined): LocationInput {
  const city = me?.selectedCity ? choiceOf(me.selectedCity) : keptCity()
  return { isSignedIn: me !== undefined, asksName: me?.name.trim() === '', ...(city && { city }) }
}

/** The list in its order, and the chosen city also where the list lacks it. */
const withChosen = (cities: readonly CityChoice[], city: CityChoice | null): readonly CityChoice[] =>
  city && !cities.some(({ cityid }) => cityid === city.cityid) ? [...cities, city] : cities

/**
 * The location form in the dialog, with its machine: the city of a visitor or a user, from the list or by the device's
 * position, and the name of a user who has none (specification, section 4).
 */
export function LocationModal({ language, me, setTitle }: ModalContentProps) {
  const copy = locationCopy[language]
  const cityCopy = selectCityCopy[language]
  const [input] = useState(() => inputFor(me))
  const [machine] = useState(() => liveLocation({ language, mobileNo: me?.mobileNo ?? '' }))
  const [snapshot, send, actor] = useMachine(machine, { input, ...inspected() })
  const stored = useRef<HTMLParagraphElement>(null)
  const { city, cities, mode, faulty, nearmeFailure } = snapshot.context
  const { button, done } = locationLabelsOf(snapshot)
  const isBusy = snapshot.matches('loadingCities') || snapshot.matches('submitting')

  const title = copy[locationTitleOf(input.asksName)]
  useEffect(() => setTitle(title), [setTitle, title])
  useEffect(() => {
    if (done) stored.current?.focus()
  }, [done])

  const onSubmit = () => {
    send({ type: 'form.submitted' })
    const [first] = actor.getSnapshot().context.faulty
    if (first) document.getElementById(locationFieldId('location', first))?.focus()
  }
  const shown = city && (cities.find(({ cityid }) => cityid === city.cityid) ?? city).shown

  return (
    <div>
      <p ref={stored} className="done" role="status" tabIndex={-1}>
        {done && copy[done]}
      </p>
      {!done && (
        <LocationForm
          language={language}
          idPrefix="location"
          cities={withChosen(cities, city)}
          cityId={city?.cityid}
          problems={Object.fromEntries(faulty.map((field) => [field, copy.problems[field]]))}
          live={{
            button,
            isBusy,
            isLoadingCities: snapshot.matches('loadingCities'),
            hasFailed: snapshot.hasTag('error'),
            asksName: input.asksName,
            nearme: (
              <>
                <NearmeButton
                  copy={cityCopy}
                  isLocating={snapshot.matches({ choosing: { by: 'locating' } })}
                  isDisabled={isBusy}
                  onAsk={() => send({ type: 'nearme.requested' })}
                />
                <p className="nearme-status" role="status">
                  {nearmeFailure
                    ? cityCopy.nearmeFailure[nearmeFailure]
                    : mode === 'nearme' && shown && interpolate(copy.found, { city: shown })}
                </p>
              </>
            ),
            onName: (value) => send({ type: 'name.changed', value }),
            onCity: (cityId) => send({ type: 'city.chosen', cityId }),
            onSubmit,
          }}
        />
      )}
    </div>
  )
}
