'use client'

import { useEffect, useInsertionEffect, useState } from 'react'
import { adoptStyle } from '@/components/theme/adoptStyle'
import { onCityAnnounced } from '@/components/SelectCity/citySignal'
import { SearchPanel } from './SearchPanel'
import { headerSearchBar } from './headerSearchBar'
import { searchPanelStyle } from './searchPanelStyle'
import type { HeaderSearchPlan } from './headerSearchPlan'

export type HeaderSearchLiveProps = { readonly plan: HeaderSearchPlan }

/** What the search bar fetches when it is first touched: the results. The chosen city ranks them. */
export function HeaderSearchLive({ plan }: HeaderSearchLiveProps) {
  const [bar] = useState(headerSearchBar)
  const [cityId, setCityId] = useState(Number(bar?.select.value))
  useEffect(() => onCityAnnounced((city) => setCityId(city.cityId)), [])
  useInsertionEffect(() => adoptStyle(searchPanelStyle), [])
  return bar ? <SearchPanel plan={plan} bar={bar} cityId={cityId} /> : null
}
