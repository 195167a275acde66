import 'server-only'
import type { Token } from './dangerText'
import { dangerKey } from './dangerText'
import { DAYS } from './spokenNumbers'

/*
 * Numbers and their measures: a value with its context becomes a concept of the rules, such as `sugarverylow`. Values
 * are in the units of Indian reports; others are converted.
 */

type Level = readonly [concept: string, from: number, to: number]

interface Measure {
  /** The concept that it measures (lexicon.ts). */
  readonly name: string
  /** Concepts by range, both ends included. */
  readonly levels: readonly Level[]
  /** The value in the report's unit; undefined where it is something else. */
  readonly read?: (value: number, unit: string) => number | undefined
}

const celsius = (value: number): number | undefined =>
  value >= 30 && value <= 44 ? value * 1.8 + 32 : value >= 86 && value <= 112 ? value : undefined

const thousands = (value: number): number => (value < 3 ? value * 1e5 : value < 1000 ? value * 1e3 : value)

/** Measures of numbers; one without levels only excludes other measures. */
const MEASURES: readonly Measure[] = [
  {
    // mg/dl
    name: 'sugarword',
    levels: [
      ['sugarverylow', 20, 69],
      ['sugarhigh', 300, 399],
      ['sugarveryhigh', 400, 1500],
    ],
    read: (value, unit) => (unit === 'mol' || unit === 'mmol' ? value * 18 : value),
  },
  {
    // per cent
    name: 'oxygen',
    levels: [
      ['spo2low', 40, 90],
      ['spo2lowish', 91, 93],
    ],
  },
  {
    // degrees Fahrenheit
    name: 'fever',
    levels: [
      ['verycold', 86, 95],
      ['temp38', 100.4, 112],
      ['fever103', 103, 112],
      ['fever105', 104.9, 112],
    ],
    read: celsius,
  },
  {
    // per microlitre
    name: 'platelet',
    levels: [
      ['plateletcrisis', 1000, 20_000],
      ['plateletlow', 20_001, 50_000],
    ],
    read: thousands,
  },
  {
    // g/dl
    name: 'hemoglobin',
    levels: [
      ['hbcrisis', 1, 5],
      ['hblow', 5.01, 7],
    ],
  },
  {
    name: 'blood',
    levels: [
      ['hbcrisis', 1, 5],
      ['hblow', 5.01, 7],
    ],
    read: (value, unit) => (GRAMS.has(unit) ? value : undefined),
  },
  {
    // a minute
    name: 'pulseword',
    levels: [
      ['pulselow', 15, 40],
      ['pulseslow', 41, 49],
      ['pulsefast', 120, 149],
      ['pulsehigh', 150, 300],
    ],
  },
  { name: 'palpitation', levels: [['pulsehigh', 150, 300]] },
  {
    name: 'potassium',
    levels: [
      ['potassiumcrisis', 6.5, 12],
      ['potassiumcrisis', 0.5, 2.5],
      ['potassiumhigh', 6, 6.49],
    ],
  },
  { name: 'sodium', levels: [['sodiumcrisis', 80, 119]] },
  { name: 'inr', levels: [['inrhigh', 5, 20]] },
  { name: 'bilirubin', levels: [['bilirubinhigh', 15, 50]] },
  { name: 'creatinine', levels: [['creatininehigh', 5, 20]] },
  { name: 'othermeasure', levels: [] },
]

/** The concepts that numbers make. */
export const MEASURE_CONCEPTS: ReadonlySet<string> = new Set([
  ...MEASURES.flatMap(({ levels }) => levels.map(([concept]) => concept)),
  ...[
    'bpcrisis',
    'bphigh',
    'bpraised',
    'bplow',
    'bplowish',
    'young',
    'infant',
    'gestation',
    'manytimes',
    'dayssince',
    'manytablets',
  ],
])

const GRAMS: ReadonlySet<string> = new Set(['gram', 'grams', 'gm', 'g', 'point'].map(dangerKey))

const BETWEEN = new Set(['by', 'bi', 'over', 'bta', 'upon', 'bata'].map(dangerKey))

const MEASURE_OF: ReadonlyMap<string, Measure> = new Map(MEASURES.map((measure) => [measure.name, measure]))
const PRESSURE = 'pressure'

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(dangerKey))
const TIME_UNITS = keysOf('hour hours hr hrs ghante ghanta minute minutes min mins baje pm am')
const OTHER_UNITS = keysOf(
  'gm gram grams kg ml litre spoon chammach rs rupees rupaye mg lakh km unit units logo log people',
)
const OLD = keysOf(
  'old ka ke ki baby bacha bachcha bachche bachchi newborn navjat infant shishu beti beta ko age',
)
const BABY = keysOf(
  'baby bacha bachcha bachche bachhe bache bachchi newborn navjat infant shishu beti beta child old son daughter',
)
const TABLETS = keysOf(
  'tablet tablets pill pills goli goliyan capsule capsules crocin paracetamol dolo strip patte',
)
const TIMES = keysOf('times baar bar dafa martaba time')
const SINCE = keysOf('se since pehle ago for tak')

const OWN = keysOf('hu hoon hun')
/** Below this age who speaks of themselves is a child. */
const ADULT_YEARS = 18
const CHILD_YEARS = 12
const FROM = keysOf('se since for from past last ho')
/** How many days of fever are too many. */
const LONG_DAYS = 5

/** From so many tablets, or loose motions, on it is too many. */
const MANY_TABLETS = 8
/** A higher number is a strength: `paracetamol 500`. */
const MOST_TABLETS = 99
const MANY_TIMES = 8
/** Up to which age in days any fever is an emergency, and up to which it is seen on the same day. */
const YOUNG_DAYS = 90
const INFANT_DAYS = 365
const GESTATION = { from: 84, to: 301 }

const WORDS_BEFORE = 7
const WORDS_BEHIND = 2

/** The measure that the concepts at a place name. */
function measureOf(concepts: ReadonlySet<string> | undefined): Measure | typeof PRESSURE | undefined {
  if (concepts?.has(PRESSURE)) return PRESSURE
  for (const concept of concepts ?? []) {
    const measure = MEASURE_OF.get(concept)
    if (measure) return measure
  }
  return undefined
}

/** The measure of a number, by the words before it, then by those after it. */
function measureAt({ tokens, concepts }: Measurable, at: number): Measure | typeof PRESSURE | undefined {
  for (let back = 1; back <= WORDS_BEFORE && at >= back; back += 1) {
    const measure = measureOf(concepts[at - back])
    if (measure) return measure
  }
  for (let on = 1; on <= WORDS_BEHIND; on += 1) {
    if (tokens[at + on]?.value !== undefined) return undefined
    const measure = measureOf(concepts[at + on])
    if (measure) return measure
  }
  return undefined
}

/** The concept of a blood pressure in mm Hg; the lower value may be missing. */
function pressureOf(upper: number, lower: number | undefined): string | undefined {
  if (upper < 40 || upper > 330) return undefined
  if (upper >= 200 || (lower !== undefined && lower >= 120 && lower < upper)) return 'bpcrisis'
  if (upper >= 180 || (lower !== undefined && lower >= 110 && lower < upper)) return 'bphigh'
  // In pregnancy it is high from here on.
  if (upper >= 160) return 'bpraised'
  if (upper < 80) return 'bplow'
  return upper <= 90 ? 'bplowish' : undefined
}

function agesOf(tokens: readonly Token[], at: number, value: number): readonly string[] {
  const [unit, next, third] = [
    tokens[at + 1]?.key ?? '',
    tokens[at + 2]?.key ?? '',
    tokens[at + 3]?.key ?? '',
  ]
  const days = (DAYS.get(unit) ?? 0) * value
  if (days === 0) return []
  // `2 year old`, `6 week old`: the age of a child or a baby.
  const isOfChild = next === 'old' && value <= CHILD_YEARS && DAYS.get(unit) === 365
  if (isOfChild) return ['child']
  const isOwn =
    DAYS.get(unit) === 365 && value < ADULT_YEARS && (OWN.has(third) || tokens[at - 1]?.key === 'am')
  if (isOwn) return ['child']
  const isOfBaby =
    BABY.has(next) ||
    (next === 'old' && days <= INFANT_DAYS) ||
    (OLD.has(next) && BABY.has(third)) ||
    (BABY.has(tokens[at - 1]?.key ?? '') && !SINCE.has(next))
  if (isOfBaby) return days <= YOUNG_DAYS ? ['young'] : days <= INFANT_DAYS ? ['infant'] : []
  if (days >= LONG_DAYS && days < 60 && (FROM.has(next) || FROM.has(tokens[at - 1]?.key ?? '')))
    return ['dayssince']
  const isPregnancy =
    days >= GESTATION.from &&
    days <= GESTATION.to &&
    DAYS.get(unit) !== 1 &&
    !SINCE.has(next) &&
    next !== 'old'
  return isPregnancy ? ['gestation'] : []
}

/** A text's tokens, and the concepts at the place of each. */
interface Measurable {
  readonly tokens: readonly Token[]
  readonly concepts: readonly ReadonlySet<string>[]
}

/** The concepts that a number of a text makes, with how many tokens it takes. */
export function conceptsOfNumber(
  text: Measurable,
  at: number,
): { readonly concepts: readonly string[]; readonly taken: number } {
  const { tokens } = text
  const value = tokens[at]?.value
  if (value === undefined) return { concepts: [], taken: 1 }
  const unit = tokens[at + 1]?.key ?? ''
  const daysOfUnit = DAYS.get(unit)
  if (daysOfUnit !== undefined) {
    const isOfFever = value * daysOfUnit >= LONG_DAYS && text.concepts[at + 2]?.has('fever') === true
    return { concepts: isOfFever ? ['dayssince'] : agesOf(tokens, at, value), taken: 1 }
  }
  if (TIMES.has(unit)) return { concepts: value >= MANY_TIMES ? ['manytimes'] : [], taken: 1 }
  // `10 dast ho gaye`
  const isOften = value >= MANY_TIMES && value <= MOST_TABLETS && text.concepts[at + 1]?.has('diarrhoea')
  if (isOften) return { concepts: ['manytimes'], taken: 1 }
  const isTablets =
    value >= MANY_TABLETS &&
    value <= MOST_TABLETS &&
    ([unit, tokens[at - 1]?.key ?? '', tokens[at + 2]?.key ?? ''].some((key) => TABLETS.has(key)) ||
      // `10 alprax`, and not the strength `alprax 10`
      (unit !== '' && text.concepts[at + 1]?.has('drug') === true))
  if (isTablets) return { concepts: ['manytablets'], taken: 1 }
  const measure = measureAt(text, at)
  const isWeighed =
    measure !== PRESSURE &&
    (['hemoglobin', 'blood'].includes(measure?.name ?? '') || tokens[at + 2]?.key === 'dl')
  if (TIME_UNITS.has(unit) || (OTHER_UNITS.has(unit) && !isWeighed)) return { concepts: [], taken: 1 }
  const second = BETWEEN.has(unit) ? at + 2 : at + 1
  const lower = tokens[second]?.value
  const isPair = lower !== undefined && lower >= 30 && value > lower + 9 && value >= 60 && value <= 330
  if (measure === PRESSURE || (measure === undefined && isPair)) {
    // A drug's strength: `bp medicine telma 40`.
    const isStrength = !isPair && value < 100 && text.concepts.slice(0, at).some((one) => one.has('drug'))
    const concept = isStrength ? undefined : pressureOf(value, isPair ? lower : undefined)
    return { concepts: concept ? [concept] : [], taken: isPair ? second - at + 1 : 1 }
  }
  if (!measure) return { concepts: [], taken: 1 }
  const read = measure.read ? measure.read(value, unit) : value
  const concepts = measure.levels.flatMap(([concept, from, to]) =>
    read !== undefined && read >= from && read <= to ? [concept] : [],
  )
  return { concepts, taken: 1 }
}
