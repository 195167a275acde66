'use client'

import { useEffect } from 'react'
import type { Compared, ComparedKind } from '@/model/page/comparison'
import { keepComparison } from '@/services/keptComparison'

type KeepComparisonProps = { readonly kind: ComparedKind; readonly items: readonly Compared[] }

/** What the page compares is what the visit has chosen: the list that one goes back to has it ticked. */
export function KeepComparison({ kind, items }: KeepComparisonProps) {
  useEffect(() => keepComparison(kind, items), [kind, items])
  return null
}
