'use client'

import { useEffect, useInsertionEffect, useState } from 'react'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { SearchPanel } from './SearchPanel'
import { headerSearchBar } from './headerSearchBar'
import { searchPanelStyle } from './SearchPanel.styles'
import type { HeaderSearchViewModel } from './headerSearchViewModel'

export type HeaderSearchLiveProps = { readonly viewModel: HeaderSearchViewModel }

/** What the search bar fetches when it is first touched: the results. The chosen city ranks them. */
export function HeaderSearchLive({ viewModel }: HeaderSearchLiveProps) {
  const [bar] = useState(headerSearchBar)
  const [cityId, setCityId] = useState(Number(bar?.select.value))
  useEffect(() => onCityAnnounced((city) => setCityId(city.cityId)), [])
  useInsertionEffect(() => adoptStyle(searchPanelStyle), [])
  return bar ? <SearchPanel viewModel={viewModel} bar={bar} cityId={cityId} /> : null
}
