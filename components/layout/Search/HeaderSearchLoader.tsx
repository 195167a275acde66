'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { Part } from '@/components/layout/islands/Part'
import type { HeaderSearchLiveProps } from './HeaderSearchLive'
import type { HeaderSearchViewModel } from './headerSearchBar'
import { wakeHeaderSearch } from './wakeHeaderSearch'

/** Starts the search bar, and renders its results once loaded. */
export function HeaderSearchLoader({ viewModel }: { readonly viewModel: HeaderSearchViewModel }) {
  const [Live, setLive] = useState<ComponentType<HeaderSearchLiveProps> | null>(null)

  useEffect(() => wakeHeaderSearch(viewModel, (code) => setLive(() => code)), [viewModel])

  return (
    Live && (
      <Part name="searchPanel">
        <Live viewModel={viewModel} />
      </Part>
    )
  )
}
