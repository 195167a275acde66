'use client'

import { useEffect, useRef, useState } from 'react'
import { interpolate } from '@/content/copy/interpolate'
import { compareBarCopy } from '@/content/copy/compareBar'
import type { Language } from '@/model/page/language'
import { COMPARED_LIMIT, type ComparedKind } from '@/model/page/comparison'
import { watchComparison } from './watchComparison'
import type { Chosen } from './compareBoxes'

type CompareBarProps = {
  readonly kind: ComparedKind
  readonly language: Language
}

/**
 * Number of selected entries, and the link to the comparison. Without code the form's checkboxes count, and the bar
 * explains how; with code the visit's selection counts, including other pages of the list.
 */
export function CompareBar({ kind, language }: CompareBarProps) {
  const copy = compareBarCopy[language]
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
