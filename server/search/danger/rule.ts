import 'server-only'
import type { DangerKind, DangerLevel } from '@/model/search/danger'

/** Signs of one danger (rules.ts says how they are written). */
export interface DangerRule {
  readonly kind: DangerKind
  readonly level: DangerLevel
  readonly signs: string
  readonly source: string
}

export const rule = (kind: DangerKind, level: DangerLevel, source: string, signs: string): DangerRule => ({
  kind,
  level,
  signs,
  source,
})
