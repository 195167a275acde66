import { type Calculation, type CalculatorValues, type Urgency, chosen, unanswered } from './calculation'

/** The five symptoms of the Hemorrhoidal Disease Symptom Score: Rørvik et al., Dis Colon Rectum 2019;62:333-342. */
export const PILES_SYMPTOMS = ['pain', 'itching', 'bleeding', 'soiling', 'prolapse'] as const

/** Points of a symptom by how often it comes: never, less than monthly, less than weekly, on some days a week, daily. */
const PILES_POINTS = ['0', '1', '2', '3', '4'] as const

/** Most that the score can come to. */
export const PILES_SCORE_MOST = PILES_SYMPTOMS.length * 4

/** Goligher's grades of internal piles, by what a person notices. */
export const GOLIGHER_GRADES = ['I', 'II', 'III', 'IV'] as const
export type GoligherGrade = (typeof GOLIGHER_GRADES)[number]

/** Signs that come before any score, the most urgent first. */
export const PILES_WARNINGS = ['bleeding', 'faint', 'fever', 'pain', 'none'] as const
export type PilesWarning = (typeof PILES_WARNINGS)[number]

/** How long each sign can wait. */
export const PILES_URGENCY = {
  bleeding: 'now',
  faint: 'now',
  fever: 'today',
  pain: 'today',
  none: null,
} as const satisfies Record<PilesWarning, Urgency | null>

/**
 * Symptom score and grade of piles. The study defines no cut-offs for mild or severe, so the grade gives the
 * severity.
 */
export type PilesScore = {
  /** 0 to 20. */
  readonly score: number
  readonly grade: GoligherGrade
  readonly warning: PilesWarning
  readonly bleeds: boolean
}

/** Initial field values in display order. */
export const PILES_START: CalculatorValues = {
  warning: '',
  ...Object.fromEntries(PILES_SYMPTOMS.map((symptom) => [symptom, ''])),
  grade: '',
}

/** Reads `warning`, `grade` and the points of each symptom, and adds them up. */
export function scorePiles(values: CalculatorValues): Calculation<PilesScore> {
  const warning = chosen(PILES_WARNINGS, values.warning)
  const grade = chosen(GOLIGHER_GRADES, values.grade)
  const points = Object.fromEntries(
    PILES_SYMPTOMS.map((symptom) => [symptom, chosen(PILES_POINTS, values[symptom])]),
  )
  const errors = unanswered({ ...points, warning, grade })
  if (warning === undefined || grade === undefined || Object.keys(errors).length > 0)
    return { ok: false, errors }
  const score = Object.values(points).reduce((sum, own) => sum + Number(own), 0)
  return { ok: true, result: { score, grade, warning, bleeds: points.bleeding !== '0' } }
}
