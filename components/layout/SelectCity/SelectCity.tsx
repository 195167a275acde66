'use client'

import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { afterPaint } from '@/components/ui/afterPaint'
import { interpolate } from '@/content/copy/interpolate'
import { type SelectCityCopy, selectCityCopy } from '@/content/copy/selectCity'
import { type CityChoice, isAllOfIndia, popularCount } from '@/model/account/cityChoice'
import { NearmeButton } from './NearmeButton'
import { cityList } from './citySelect.actors'

const CITY_IDS = {
  list: 'city-list',
  option: (cityId: number) => `city-${cityId}`,
} as const

/** On touch screens the keyboard would cover the list. */
const isThumb = () => window.matchMedia?.('(pointer: coarse)').matches ?? false

/** All of India, popular and other cities; one untitled group while searching. */
function groupsOf(found: readonly CityChoice[], typed: string, copy: SelectCityCopy) {
  const isWhole = typed.trim() === ''
  const matching = isWhole ? found.filter((city) => !isAllOfIndia(city)) : found
  const popular = isWhole ? popularCount(matching) : 0
  return [
    { id: 'all', title: '', cities: isWhole ? found.filter(isAllOfIndia) : [] },
    { id: 'popular', title: copy.popular, cities: matching.slice(0, popular) },
    { id: 'others', title: popular > 0 ? copy.others : '', cities: matching.slice(popular) },
  ].filter(({ cities }) => cities.length > 0)
}

/** What a screen reader says of the list: the number of cities; all of India is a choice and no city. */
function foundInWords(found: readonly CityChoice[], copy: SelectCityCopy): string {
  const count = found.filter((city) => !isAllOfIndia(city)).length
  if (count === 0) return found[0]?.shown ?? copy.noCity
  return interpolate(count === 1 ? copy.oneCity : copy.cityCount, { count })
}

/**
 * The modal 'Select Your City' (specification, section 2): popular cities, a search, or the device's location. A
 * choice applies at once.
 */
export function SelectCity({ language, close }: ModalContentProps) {
  const copy = selectCityCopy[language]
  const [list] = useState(() => cityList(language))
  const snapshot = useSelector(list, (found) => found)
  const filter = useRef<HTMLInputElement>(null)
  const { matching, active, typed, cityId, nearmeFailure } = snapshot.context
  const isLoading = snapshot.hasTag('busy') || snapshot.matches('closed')
  const isLocating = snapshot.hasTag('locating')
  const activeCity = active === null ? undefined : matching[active]

  useEffect(() => {
    // After the page shows the city, since closing the dialog restyles the whole page.
    const chosen = list.on('city.selected', () => afterPaint(close))
    list.send({ type: 'list.opened' })
    return () => {
      chosen.unsubscribe()
      list.send({ type: 'list.dismissed' })
    }
  }, [list, close])
  useEffect(() => {
    if (!isThumb()) filter.current?.focus()
  }, [])
  useEffect(() => {
    if (activeCity)
      document.getElementById(CITY_IDS.option(activeCity.cityid))?.scrollIntoView?.({ block: 'nearest' })
  }, [activeCity])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      list.send({ type: 'option.moved', move: event.key === 'ArrowDown' ? 'next' : 'previous' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      list.send({ type: 'option.entered' })
    }
  }

  return (
    <div className="select-city">
      <NearmeButton
        copy={copy}
        isLocating={isLocating}
        isDisabled={isLoading}
        onAsk={() => list.send({ type: 'nearme.requested' })}
      />
      <p className="nearme-status" role="status">
        {nearmeFailure && copy.nearmeFailure[nearmeFailure]}
      </p>
      <input
        ref={filter}
        type="text"
        role="combobox"
        aria-label={copy.findCity}
        placeholder={copy.findCity}
        aria-autocomplete="list"
        aria-expanded={matching.length > 0}
        aria-controls={CITY_IDS.list}
        aria-activedescendant={activeCity && CITY_IDS.option(activeCity.cityid)}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => list.send({ type: 'filter.changed', value: event.target.value })}
      />
      {matching.length > 0 ? (
        <div id={CITY_IDS.list} className="list" role="listbox" aria-label={copy.title}>
          {groupsOf(matching, typed, copy).map(({ id, title, cities }) => (
            <div key={id} className={id} role="group" aria-label={title || copy.title}>
              {title && (
                <div className="group" role="presentation">
                  {title}
                </div>
              )}
              {cities.map((city) => (
                <CityOption
                  key={city.cityid}
                  city={city}
                  isActive={city === activeCity}
                  isChosen={city.cityid === cityId}
                  onChoose={() => list.send({ type: 'city.chosen', cityId: city.cityid })}
                />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <p className="none">{isLoading ? copy.loading : copy.noCity}</p>
      )}
      <p className="out-of-sight" role="status">
        {isLoading ? copy.loading : foundInWords(matching, copy)}
      </p>
    </div>
  )
}

type CityOptionProps = {
  readonly city: CityChoice
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const CityOption = ({ city, isActive, isChosen, onChoose }: CityOptionProps) => (
  <button
    type="button"
    id={CITY_IDS.option(city.cityid)}
    role="option"
    aria-selected={isChosen}
    data-active={isActive || undefined}
    tabIndex={-1}
    onClick={onChoose}
  >
    {city.shown}
  </button>
)
