/** The Hindi of treatments, conditions, departments and insurers renders the English row: as many items, and each figure of it. */
import { HEXA_TREATMENT_SLUGS, conditions, departments, insurers, treatments } from './catalogue'
import { shippedRows } from './snapshot/shippedCatalogue'

type Translated = { readonly slug: string; readonly inHindi?: object }

const FIGURE = /\d+(?:[.,]\d+)*/g
const figuresOf = (text: string): readonly string[] => text.match(FIGURE) ?? []

/** Each text of a value in reading order; a currency is none. */
const textsOf = (value: unknown): readonly string[] => {
  if (value === 'INR') return []
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** What of a row's Hindi has another number of items than the English, or lost a figure of it. */
function unfaithful(row: Translated): readonly string[] {
  const english = row as unknown as Readonly<Record<string, unknown>>
  return Object.entries(row.inHindi ?? {}).flatMap(([field, hindi]) => {
    const [from, to] = [textsOf(english[field]), textsOf(hindi)]
    if (from.length !== to.length) return [`${row.slug} ${field}: ${to.length} of ${from.length} texts`]
    return from.flatMap((text, at) => {
      const said = figuresOf(to[at] ?? '')
      const lost = figuresOf(text).filter((figure) => !said.includes(figure))
      return lost.length > 0 ? [`${row.slug} ${field}: ${lost.join(' ')} in “${to[at]}”`] : []
    })
  })
}

test('a Hindi text has each item and each figure of the English one', () => {
  expect([...treatments(), ...conditions(), ...departments(), ...insurers()].flatMap(unfaithful)).toEqual([])
})

test('every hospital says in Hindi in which part of the city it is', () => {
  expect(
    shippedRows('hospitals').filter(({ localityInHindi }) => !/[\u0900-\u097f]/.test(localityInHindi ?? '')),
  ).toEqual([])
})

test('every treatment has its summary, facts and costs in Hindi, every condition its signs, every department and insurer its page', () => {
  const missing = (rows: readonly Translated[], fields: readonly string[]) =>
    rows.flatMap(({ slug, inHindi }) =>
      fields.filter((field) => !Object.hasOwn(inHindi ?? {}, field)).map((field) => `${slug} ${field}`),
    )
  expect(missing(treatments(), ['summary', 'facts', 'cost'])).toEqual([])
  expect(missing(conditions(), ['summary', 'emergencySigns', 'whenToSeeDoctor'])).toEqual([])
  expect(missing(insurers(), ['summary', 'faqs'])).toEqual([])
  expect(missing(departments(), ['summary', 'faqs'])).toEqual([])
  const popular = treatments().filter(({ slug }) => HEXA_TREATMENT_SLUGS.includes(slug))
  const treatmentFields =
    'whatItIs whoNeedsIt howItIsDone ifDelayed risks recoveryTimeline alternatives insurance faqs'.split(' ')
  expect(missing(popular, treatmentFields)).toEqual([])
  const treated = new Set(popular.map(({ conditionSlugs }) => conditionSlugs[0]))
  const conditionFields = 'overview symptoms causes riskFactors diagnosis selfCare faqs'.split(' ')
  expect(
    missing(
      conditions().filter(({ slug }) => treated.has(slug)),
      conditionFields,
    ),
  ).toEqual([])
})
