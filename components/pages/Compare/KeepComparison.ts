'use client'

import { useEffect } from 'react'
import type { Compared, ComparedKind } from '@/model/page/comparison'
import { keepComparison } from '@/services/keptComparison'

type KeepComparisonProps = { readonly kind: ComparedKind; readonly items: readonly Compared[] }

/** Stores the page's comparison as the visit's choice, so that the list has it ticked. */
export function KeepComparison({ kind, items }: KeepComparisonProps) {
  useEffect(() => keepComparison(kind, items), [kind, items])
  return null
}
