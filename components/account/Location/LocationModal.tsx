'use client'

import { useMachine } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { PlainField, TextField } from '@/components/account/AccountPages/AccountForm'
import { ProblemLink } from '@/components/ui/ProblemLink'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { NearmeButton } from '@/components/layout/SelectCity/NearmeButton'
import { interpolate } from '@/content/copy/interpolate'
import { locationCopy } from '@/content/copy/location'
import { type SelectCityCopy, selectCityCopy } from '@/content/copy/selectCity'
import { locationLabelsOf, locationTitleOf } from '@/machines/location/location.labels'
import type { LocationInput } from '@/machines/location/location.machine'
import { MAX_NAME_LENGTH, type Me } from '@/model/account/account'
import { choiceOf, type CityChoice, popularCount } from '@/model/account/cityChoice'
import type { LocationField } from '@/model/account/location'
import { keptCity, liveLocation } from './location.actors'

const FIELD_IDS = { name: 'location-name', city: 'location-city' } as const satisfies Record<
  LocationField,
  string
>

/** What is known already: the user's own city, else the one that this browser keeps. */
function inputFor(me: Me | undefined): LocationInput {
  const city = me?.selectedCity ? choiceOf(me.selectedCity) : keptCity()
  return { isSignedIn: me !== undefined, asksName: me?.name.trim() === '', ...(city && { city }) }
}

/** The list in its order, and the chosen city also where the list lacks it. */
const withChosen = (cities: readonly CityChoice[], city: CityChoice | null): readonly CityChoice[] =>
  city && !cities.some(({ cityid }) => cityid === city.cityid) ? [...cities, city] : cities

/**
 * The location modal (specification, section 4): the city of a visitor or a user, by hand or by where the device is,
 * and the name of a user who has none.
 */
export function LocationModal({ language, me, setTitle }: ModalContentProps) {
  const copy = locationCopy[language]
  const cityCopy = selectCityCopy[language]
  const [input] = useState(() => inputFor(me))
  const [machine] = useState(() => liveLocation({ language, mobileNo: me?.mobileNo ?? '' }))
  const [snapshot, send, actor] = useMachine(machine, { input, ...inspected() })
  const stored = useRef<HTMLParagraphElement>(null)
  const { name, city, cities, mode, faulty, nearmeFailure } = snapshot.context
  const hasFailed = snapshot.hasTag('error')
  const { button, done } = locationLabelsOf(snapshot)
  const isBusy = snapshot.matches('loadingCities') || snapshot.matches('submitting')
  const isLocating = snapshot.matches({ choosing: { by: 'locating' } })

  const title = copy[locationTitleOf(input.asksName)]
  useEffect(() => setTitle(title), [setTitle, title])
  useEffect(() => {
    if (done) stored.current?.focus()
  }, [done])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send({ type: 'form.submitted' })
    const [first] = actor.getSnapshot().context.faulty
    if (first) document.getElementById(FIELD_IDS[first])?.focus()
  }
  const shown = city && (cities.find(({ cityid }) => cityid === city.cityid) ?? city).shown

  return (
    <div>
      <p ref={stored} className="done" role="status" tabIndex={-1}>
        {done && copy[done]}
      </p>
      {!done && (
        <form noValidate onSubmit={onSubmit}>
          {input.asksName && (
            <TextField
              id={FIELD_IDS.name}
              label={copy.name}
              problem={faulty.includes('name') ? copy.problems.name : undefined}
              autoComplete="name"
              maxLength={MAX_NAME_LENGTH}
              required
              value={name}
              onChange={(event) => send({ type: 'name.changed', value: event.target.value })}
            />
          )}
          <PlainField
            id={FIELD_IDS.city}
            label={copy.city}
            problem={faulty.includes('city') ? copy.problems.city : undefined}
            control={(attributes) => (
              <select
                {...attributes}
                required
                value={city?.cityid ?? ''}
                onChange={(event) => send({ type: 'city.chosen', cityId: Number(event.target.value) })}
              >
                <option value="" disabled>
                  {snapshot.matches('loadingCities') ? cityCopy.loading : copy.chooseCity}
                </option>
                <CityGroups cities={withChosen(cities, city)} copy={cityCopy} />
              </select>
            )}
          />
          <NearmeButton
            copy={cityCopy}
            isLocating={isLocating}
            isDisabled={isBusy}
            onAsk={() => send({ type: 'nearme.requested' })}
          />
          <p className="nearme-status" role="status">
            {nearmeFailure
              ? cityCopy.nearmeFailure[nearmeFailure]
              : mode === 'nearme' && shown && interpolate(copy.found, { city: shown })}
          </p>
          <div className="notice" role="status">
            {hasFailed && <p className="failed">{copy.failed}</p>}
          </div>
          {hasFailed && <ProblemLink language={language} />}
          <button type="submit" aria-disabled={isBusy || undefined}>
            {copy[button]}
          </button>
        </form>
      )}
    </div>
  )
}

type CityGroupsProps = {
  /** Popular ones first. */
  readonly cities: readonly CityChoice[]
  readonly copy: SelectCityCopy
}

/** The cities as the device lists them itself: popular ones first, the others in a group of their own. */
const CityGroups = ({ cities, copy }: CityGroupsProps) => {
  const popular = popularCount(cities)
  return [
    { label: copy.popular, own: cities.slice(0, popular) },
    { label: copy.others, own: cities.slice(popular) },
  ].map(
    ({ label, own }) =>
      own.length > 0 && (
        <optgroup key={label} label={label}>
          {own.map(({ cityid, shown }) => (
            <option key={cityid} value={cityid}>
              {shown}
            </option>
          ))}
        </optgroup>
      ),
  )
}
