'use client'

import { inEnglish } from '@/content/copy/otherLanguage'
import { languageOfPath } from '@/model/page/language'
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { headerSearchBar, type HeaderSearchBar } from './headerSearchBar'
import { searchPanelStyle } from './SearchPanel.styles'
import { type HeaderSearchViewModel, SEARCH_IDS } from './headerSearchViewModel'
import { useActor } from '@xstate/react'
import { inspected } from '@/components/analytics/inspected'
import { interpolate } from '@/content/copy/interpolate'
import { searchGroupsOf } from '@/model/search/search'
import { liveSearch } from './search.actors'

export type HeaderSearchLiveProps = { readonly viewModel: HeaderSearchViewModel }

/** What the search bar fetches when it is first touched: the results. The chosen city ranks them. */
export function HeaderSearchLive({ viewModel }: HeaderSearchLiveProps) {
  const [bar] = useState(headerSearchBar)
  const [cityId, setCityId] = useState(Number(bar?.select.value))
  useEffect(() => onCityAnnounced((city) => setCityId(city.cityId)), [])
  useInsertionEffect(() => adoptStyle(searchPanelStyle), [])
  return bar ? <SearchPanel viewModel={viewModel} bar={bar} cityId={cityId} /> : null
}

/** A page that exists in English alone keeps its English name on a Hindi page, and says so to who reads it aloud. */
const foreignName = (name: string, language: HeaderSearchViewModel['language']): 'en' | undefined =>
  language === 'hi' && !/[\u0900-\u097f]/.test(name) ? 'en' : undefined

type SearchPanelProps = {
  readonly viewModel: HeaderSearchViewModel
  /** The whole bar is the search container: a click outside of it closes the results. */
  readonly bar: HeaderSearchBar
  readonly cityId: number
}

/**
 * The machine behind the search field, and its results. It listens to the field that is there; the combobox pattern is
 * that of the ARIA guide: the focus stays in the field, the active result is named by aria-activedescendant.
 */
function SearchPanel({ viewModel, bar, cityId }: SearchPanelProps) {
  const { field: input, form } = bar
  const { copy } = viewModel
  const [machine] = useState(() => liveSearch(viewModel.language))
  const [snapshot, send] = useActor(machine, { input: { cityId }, ...inspected() })
  const { results, active, text } = snapshot.context
  const isFound = snapshot.matches({ showing: 'found' })
  const isOpen = snapshot.hasTag('open')
  const activeId = active === null ? undefined : SEARCH_IDS.option(active)
  // The listeners are set once and read what is shown now.
  const now = useRef({ isOpen, isFound, active })
  useLayoutEffect(() => {
    now.current = { isOpen, isFound, active }
  }, [isOpen, isFound, active])

  useEffect(() => send({ type: 'city.changed', cityId }), [cityId, send])

  useLayoutEffect(() => {
    const change = () => send({ type: 'query.changed', value: input.value })
    const onClick = () => {
      if (!now.current.isOpen) send({ type: 'panel.opened' })
    }
    const dismiss = () => send({ type: 'panel.dismissed' })
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        if (now.current.isFound)
          send({ type: 'option.moved', move: event.key === 'ArrowDown' ? 'next' : 'previous' })
        else if (!now.current.isOpen) send({ type: 'panel.opened' })
      } else if (event.key === 'Enter' && now.current.active !== null) {
        event.preventDefault()
        send({ type: 'option.entered' })
      } else if (event.key === 'Escape' && now.current.isOpen) {
        // Else the browser would empty the field.
        event.preventDefault()
        dismiss()
      }
    }
    // The window may lose the focus while the field keeps it.
    const onBlur = () => {
      if (document.activeElement !== input) dismiss()
    }
    const onPointer = ({ target }: Event) => {
      if (!(target instanceof Node && form.contains(target))) dismiss()
    }
    input.addEventListener('input', change)
    input.addEventListener('click', onClick)
    input.addEventListener('keydown', onKey)
    input.addEventListener('blur', onBlur)
    document.addEventListener('pointerdown', onPointer)
    // What was typed before this code was there.
    change()
    return () => {
      input.removeEventListener('input', change)
      input.removeEventListener('click', onClick)
      input.removeEventListener('keydown', onKey)
      input.removeEventListener('blur', onBlur)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [input, form, send])

  useLayoutEffect(() => {
    const told = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isFound),
      'aria-controls': SEARCH_IDS.results,
    }
    for (const [name, value] of Object.entries(told)) input.setAttribute(name, value)
    if (activeId) input.setAttribute('aria-activedescendant', activeId)
    else input.removeAttribute('aria-activedescendant')
  }, [input, isFound, activeId])

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const nothing = snapshot.matches({ showing: 'nothing' }) ? interpolate(copy.nothing, { query: text }) : ''
  const count = results.length === 1 ? copy.countOne : interpolate(copy.count, { count: results.length })
  return (
    <>
      {isFound && (
        // The focus stays in the field, also when the panel is scrolled by its bar; a click on a link is still one.
        <div
          id={SEARCH_IDS.results}
          className="panel results"
          role="listbox"
          tabIndex={-1}
          aria-label={copy.results}
          onMouseDown={(event) => event.preventDefault()}
        >
          {searchGroupsOf(results).map(({ group, results: own }) => (
            <div key={group} role="group" aria-labelledby={SEARCH_IDS.group(group)}>
              <div id={SEARCH_IDS.group(group)} className="group" role="presentation">
                {copy.groups[group]}
              </div>
              {own.map((result) => {
                const place = results.indexOf(result)
                return (
                  <a
                    key={result.Url}
                    id={SEARCH_IDS.option(place)}
                    href={result.Url}
                    lang={foreignName(result.Name, viewModel.language)}
                    role="option"
                    aria-selected={place === active}
                    tabIndex={-1}
                  >
                    {result.Name}
                    {viewModel.language === 'hi' && languageOfPath(result.Url) === 'en' && ` ${inEnglish}`}
                    {result.CityName && <span className="place">{result.CityName}</span>}
                  </a>
                )
              })}
            </div>
          ))}
        </div>
      )}
      {isOpen && !isFound && <p className="panel told">{nothing || copy.searching}</p>}
      <p className="out-of-sight" role="status">
        {isFound ? count : nothing}
      </p>
    </>
  )
}
