'use client'

import { useEffect, useRef, useState } from 'react'
import { interpolate } from '@/content/copy/interpolate'
import type { compareCopy } from '@/content/copy/compare'
import { COMPARED_LIMIT, type ComparedKind } from '@/model/page/comparison'
import { watchComparison } from './compareBar.calls'
import type { Chosen } from './compareBoxes'

/** The bar's own words, without those of the cards. */
type BarCopy = Omit<(typeof compareCopy)['en' | 'hi']['choose'], 'card' | 'book' | 'cardOf' | 'bookOf'>

type CompareBarProps = {
  readonly kind: ComparedKind
  readonly copy: BarCopy
}

/**
 * How many entries are chosen, and the way to the comparison. Without code the form's own boxes count, and the bar says
 * how it works; with it the choice of the visit does, also of what stands on other pages of the list.
 */
export function CompareBar({ kind, copy }: CompareBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => {
    const form = bar.current?.closest('form')
    return form ? watchComparison(form, kind, setChosen) : undefined
  }, [kind])
  const values = { limit: COMPARED_LIMIT, count: chosen?.items.length ?? 0, name: chosen?.refused ?? '' }
  return (
    <div ref={bar} className="compare-bar no-print" data-shown={chosen?.status ? '' : undefined}>
      <span role="status">{chosen?.status ? interpolate(copy[chosen.status], values) : copy.hint}</span>
      {chosen?.elsewhere.map(({ slug }) => (
        <input key={slug} type="hidden" name={kind} value={slug} />
      ))}
      {chosen?.cityId !== undefined && <input type="hidden" name="city" value={chosen.cityId} />}
      {chosen?.status && (
        <button type="button" className="clear" onClick={chosen.clear}>
          {copy.clear}
        </button>
      )}
      <button type="submit" className="button button-primary">
        {copy.submit}
      </button>
    </div>
  )
}
