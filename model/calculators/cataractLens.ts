import { type Calculation, type CalculatorValues, type Urgency, chosen, unanswered } from './calculation'

/** Signs that come before any talk about lenses, the most urgent first. */
export const EYE_WARNINGS = ['loss', 'painful', 'curtain', 'none'] as const
export type EyeWarning = (typeof EYE_WARNINGS)[number]

/** How long each sign can wait. */
export const EYE_URGENCY = {
  loss: 'now',
  painful: 'today',
  curtain: 'today',
  none: null,
} as const satisfies Record<EyeWarning, Urgency | null>

/** Up to where a person would like to see without glasses: far, a screen or dashboard as well, reading as well. */
export const LENS_DISTANCES = ['far', 'middle', 'near'] as const
export const NIGHT_DRIVING = ['often', 'seldom'] as const
export const KNOWN = ['yes', 'no', 'unknown'] as const
export const LENS_BUDGETS = ['standard', 'more', 'unknown'] as const

export type LensKind = 'monofocal' | 'edof' | 'multifocal'

/** What of the answers bears upon the choice; each has its words. */
export type LensReason =
  | 'disease'
  | 'diseaseUnknown'
  | 'night'
  | 'standardOnly'
  | 'costUnknown'
  | 'toric'
  | 'toricCosts'
  | 'astigmatismUnknown'

/** Kinds of lens to talk over with the surgeon, the one nearest to the wishes first. It recommends none. */
export type LensChoice = {
  readonly lenses: readonly LensKind[]
  /** Whether the lens would have to correct astigmatism as well. */
  readonly isToric: boolean
  readonly reasons: readonly LensReason[]
  readonly warning: EyeWarning
}

/** Initial field values in display order. */
export const LENS_START: CalculatorValues = {
  warning: '',
  distance: '',
  night: '',
  astigmatism: '',
  disease: '',
  budget: '',
}

/** The kinds that serve a wish, before anything speaks against one. */
const WANTED: Readonly<Record<(typeof LENS_DISTANCES)[number], readonly LensKind[]>> = {
  far: ['monofocal'],
  middle: ['edof', 'monofocal'],
  near: ['multifocal', 'edof'],
}

type Answers = {
  readonly distance: (typeof LENS_DISTANCES)[number]
  readonly night: (typeof NIGHT_DRIVING)[number]
  readonly astigmatism: (typeof KNOWN)[number]
  readonly disease: (typeof KNOWN)[number]
  readonly budget: (typeof LENS_BUDGETS)[number]
}

/**
 * The remaining lens kinds. Multifocal lenses divide the light: with another eye disease sharpness is lost, and halos
 * disturb night drivers (sources: content/copy/questionnairePages.ts).
 */
function lensesFor({ distance, night, disease, budget }: Answers): readonly LensKind[] {
  if (disease === 'yes' || budget === 'standard') return ['monofocal']
  return distance === 'near' && night === 'often' ? ['edof', 'monofocal'] : WANTED[distance]
}

function reasonsFor(answers: Answers, lenses: readonly LensKind[]): readonly LensReason[] {
  const { distance, night, astigmatism, disease, budget } = answers
  const hasMoreFoci = lenses.some((lens) => lens !== 'monofocal')
  const given: readonly (readonly [LensReason, boolean])[] = [
    ['disease', disease === 'yes' && distance !== 'far'],
    ['diseaseUnknown', disease === 'unknown' && hasMoreFoci],
    ['night', night === 'often' && hasMoreFoci],
    ['standardOnly', budget === 'standard' && disease !== 'yes' && distance !== 'far'],
    ['costUnknown', budget === 'unknown' && (hasMoreFoci || astigmatism === 'yes')],
    ['toric', astigmatism === 'yes' && budget !== 'standard'],
    ['toricCosts', astigmatism === 'yes' && budget === 'standard'],
    ['astigmatismUnknown', astigmatism === 'unknown'],
  ]
  return given.flatMap(([reason, isGiven]) => (isGiven ? [reason] : []))
}

/** Reads the answers, and names the kinds of lens that are worth a talk with the surgeon. */
export function chooseLens(values: CalculatorValues): Calculation<LensChoice> {
  const warning = chosen(EYE_WARNINGS, values.warning)
  const distance = chosen(LENS_DISTANCES, values.distance)
  const night = chosen(NIGHT_DRIVING, values.night)
  const astigmatism = chosen(KNOWN, values.astigmatism)
  const disease = chosen(KNOWN, values.disease)
  const budget = chosen(LENS_BUDGETS, values.budget)
  if (!warning || !distance || !night || !astigmatism || !disease || !budget)
    return { ok: false, errors: unanswered({ warning, distance, night, astigmatism, disease, budget }) }
  const answers: Answers = { distance, night, astigmatism, disease, budget }
  const lenses = lensesFor(answers)
  const isToric = astigmatism === 'yes' && budget !== 'standard'
  return { ok: true, result: { lenses, isToric, reasons: reasonsFor(answers, lenses), warning } }
}
