'use client'

import { inEnglish, langAttributeOf } from '@/content/copy/otherLanguage'
import { type HeaderSearchCopy, headerSearchCopy } from '@/content/copy/headerSearch'
import { type Language, pathIn } from '@/model/page/language'
import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { headerSearchBar, type HeaderSearchBar, type HeaderSearchViewModel } from './headerSearchBar'
import { useLatest } from '@/components/ui/useLatest'
import { UrgentHelp } from '@/components/ui/UrgentHelp'
import { urgentHelpStyle } from '@/components/ui/UrgentHelp.styles'
import { searchPanelStyle } from './SearchPanel.styles'
import { useActor } from '@xstate/react'
import { inspected } from '@/components/analytics/inspected'
import { interpolate } from '@/content/copy/interpolate'
import type { SearchResult } from '@/model/search/searchResult'
import { SearchResultText } from './SearchResultText'
import { isBookingOption, searchGroupsOf } from '@/model/search/search'
import { liveSearch } from './search.actors'

const SEARCH_IDS = {
  results: 'site-search-results',
  option: (place: number) => `site-search-option-${place}`,
  group: (group: number) => `site-search-group-${group}`,
} as const

export type HeaderSearchLiveProps = { readonly viewModel: HeaderSearchViewModel }

/** The search bar's results, loaded at the first touch and ranked by the selected city. */
export function HeaderSearchLive({ viewModel }: HeaderSearchLiveProps) {
  const [bar] = useState(headerSearchBar)
  const [cityId, setCityId] = useState(Number(bar?.select.value))
  useEffect(() => onCityAnnounced((city) => setCityId(city.cityId)), [])
  useInsertionEffect(() => adoptStyle(urgentHelpStyle + searchPanelStyle), [])
  return bar ? <SearchPanel viewModel={viewModel} bar={bar} cityId={cityId} /> : null
}

type SearchPanelProps = {
  readonly viewModel: HeaderSearchViewModel
  /** A click outside of the bar closes the results. */
  readonly bar: HeaderSearchBar
  readonly cityId: number
}

/**
 * The search machine and its results, attached to the existing field. ARIA combobox: the focus stays in the field,
 * aria-activedescendant names the active result.
 */
function SearchPanel({ viewModel, bar, cityId }: SearchPanelProps) {
  const { field: input, form } = bar
  const copy = headerSearchCopy[viewModel.language]
  const [machine] = useState(() => liveSearch(viewModel))
  const [snapshot, send] = useActor(machine, { input: { cityId }, ...inspected() })
  const { results, active, text, urgency } = snapshot.context
  const isFound = snapshot.matches({ showing: 'found' })
  const isNothing = snapshot.matches({ showing: 'nothing' })
  const isOpen = snapshot.hasTag('open')
  // Keeps the panel open while Tab moves to its links.
  const hasLinks = isOpen && (isNothing || urgency !== null)
  const activeId = active === null ? undefined : SEARCH_IDS.option(active)
  const now = useLatest({ isOpen, isFound, hasLinks, active })

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
      }
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.isComposing || event.key !== 'Escape' || !now.current.isOpen) return
      // Otherwise the browser clears the field.
      event.preventDefault()
      input.focus()
      dismiss()
    }
    // The window may lose the focus while the field keeps it.
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      const staysNear = now.current.hasLinks && relatedTarget instanceof Node && form.contains(relatedTarget)
      if (document.activeElement !== target && !staysNear) dismiss()
    }
    const onPointer = ({ target }: Event) => {
      if (!(target instanceof Node && form.contains(target))) dismiss()
    }
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', change, { signal })
    input.addEventListener('click', onClick, { signal })
    input.addEventListener('keydown', onKey, { signal })
    form.addEventListener('keydown', onEscape, { signal })
    form.addEventListener('focusout', onBlur, { signal })
    document.addEventListener('pointerdown', onPointer, { signal })
    // Input from before this code was loaded.
    change()
    return () => {
      listening.abort()
      // Without its machine it is a plain field again.
      for (const name of input.getAttributeNames())
        if (name !== 'aria-label' && /^(role$|aria-)/.test(name)) input.removeAttribute(name)
    }
  }, [input, form, send, now])

  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isFound),
      'aria-controls': SEARCH_IDS.results,
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    if (activeId) input.setAttribute('aria-activedescendant', activeId)
    else input.removeAttribute('aria-activedescendant')
  }, [input, isFound, activeId])

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const nothing = isNothing ? interpolate(copy.nothing, { query: text }) : ''
  const count = results.length === 1 ? copy.countOne : interpolate(copy.count, { count: results.length })
  const list = isFound && (
    // Keeps the focus in the field while the panel is scrolled.
    <div
      id={SEARCH_IDS.results}
      className={urgency === null ? 'panel results' : 'results'}
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
          {own.map((result) => (
            <SearchOption
              key={result.Url}
              result={result}
              place={results.indexOf(result)}
              active={active}
              language={viewModel.language}
            />
          ))}
        </div>
      ))}
    </div>
  )
  return (
    <>
      {isOpen && urgency !== null ? (
        <div className="panel calling">
          <UrgentHelp help={urgency} />
          {list}
        </div>
      ) : (
        list
      )}
      {isOpen && !isFound && urgency === null && (
        <div className="panel status">
          <p>{nothing || copy.searching}</p>
          {isNothing && <WaysOn copy={copy} query={text} language={viewModel.language} />}
        </div>
      )}
      <p className="out-of-sight" role="status">
        {isFound ? count : nothing}
      </p>
    </>
  )
}

type SearchOptionProps = {
  readonly result: SearchResult
  readonly place: number
  readonly active: number | null
  readonly language: HeaderSearchViewModel['language']
}

const SearchOption = ({ result, place, active, language }: SearchOptionProps) => {
  const { Url, Name } = result
  const [before, after] = headerSearchCopy[language].book.split('{name}')
  if (isBookingOption(result))
    return (
      <a
        id={SEARCH_IDS.option(place)}
        href={Url}
        role="option"
        aria-selected={place === active}
        tabIndex={-1}
      >
        <span className="book">
          {before}
          <span lang={langAttributeOf(language, Name)}>{Name}</span>
          {after}
        </span>
      </a>
    )
  return (
    <a id={SEARCH_IDS.option(place)} href={Url} role="option" aria-selected={place === active} tabIndex={-1}>
      <SearchResultText result={result} language={language} />
    </a>
  )
}

type WaysOnProps = {
  readonly copy: HeaderSearchCopy
  readonly query: string
  readonly language: Language
}

/** Links when nothing was found. */
function WaysOn({ copy, query, language }: WaysOnProps) {
  const phone = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]')?.href
  const question = new URLSearchParams({ q: query })
  return (
    <p className="ways">
      {/* By hand what content/catalogue/links/linkIn.ts does on the server: the departments have no Hindi page. */}
      <a href="/departments" hrefLang={language === 'hi' ? 'en' : undefined}>
        {copy.departments}
        {language === 'hi' && ` ${inEnglish}`}
      </a>
      <a href={`${pathIn(language, '/chat/ai')}?${question}#answer`}>{copy.ask}</a>
      {phone !== undefined && <a href={phone}>{copy.call}</a>}
    </p>
  )
}
