import 'server-only'
import {
  articles,
  cities,
  conditionBySlug,
  conditions,
  conditionsBySlugs,
  costsOf,
  siteFaqs,
  tests,
  treatments,
} from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { askCopy, type PassageSection } from '@/content/copy/askCatalogue'
import { type Language, pathIn } from '@/model/page/language'
import type { AnswerPassage } from '@/model/search/askAnswer'
import type { Article } from '@/model/catalogue/article'
import { type Condition, conditionName } from '@/model/catalogue/condition'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import type { PriceRange, QuestionAndAnswer } from '@/model/catalogue/primitives'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import { obliqueName } from '@/model/catalogue/obliqueName'
import { withDemoNote } from '@/content/copy/demoNote'
import { rupees } from '@/content/copy/rupees'
import { articleSections } from './articleSections'

/** A passage with the data for finding it. */
export type FindablePassage = AnswerPassage & {
  /** Every name of what its page is about, in both languages. */
  readonly names: readonly string[]
  /** Names of what its page has to do with: of a treatment, the conditions it treats. */
  readonly related: readonly string[]
  readonly section: PassageSection | 'question' | 'article'
  /** Name of the city that it is about. */
  readonly city?: string
}

type Page = Pick<FindablePassage, 'title' | 'href' | 'language' | 'names' | 'related'>
type Texts = readonly string[]

function sectionsOf(
  page: Page,
  sections: Readonly<Partial<Record<PassageSection, Texts>>>,
): FindablePassage[] {
  const headings = askCopy[page.language].sections
  return Object.entries(sections).map(([name, texts]) => {
    // Object.entries forgets its keys: they are the sections'.
    const section = name as PassageSection
    return { ...page, section, heading: headings[section], texts }
  })
}

const questionsOf = (page: Page, faqs: readonly QuestionAndAnswer[]): FindablePassage[] =>
  faqs.map(({ question, answer }) => ({ ...page, section: 'question', heading: question, texts: [answer] }))

const namesOf = (row: Condition | undefined): readonly string[] =>
  row ? [row.DiseaseName, row.hindi, ...row.aliases] : []

/** The sections whose texts a row has in the page's language. */
function ownSections<Row extends { readonly inHindi?: object }>(
  row: Row,
  language: Language,
  sections: Readonly<Partial<Record<PassageSection, readonly [string & keyof Row, Texts]>>>,
): Readonly<Partial<Record<PassageSection, Texts>>> {
  const own = Object.entries(sections).filter(
    ([, [field]]) => foreignText(row, field, language) === undefined,
  )
  return Object.fromEntries(own.map(([section, [, texts]]) => [section, texts]))
}

/** A row's summary, with the first paragraph of a field if that is in the page's language. */
const withFirst = <Field extends string>(
  row: { readonly summary: string; readonly inHindi?: object } & Readonly<Record<Field, Texts>>,
  field: Field,
  language: Language,
): string =>
  [
    row.summary,
    ...(language === 'hi' && !Object.hasOwn(row.inHindi ?? {}, field) ? [] : row[field].slice(0, 1)),
  ].join(' ')

function conditionPassages(english: Condition, language: Language): FindablePassage[] {
  if (language === 'hi' && !english.inHindi) return []
  const row = rowIn(english, language)
  const page: Page = {
    title: conditionName(row, language),
    href: pathIn(language, `/condition/${row.slug}`),
    language,
    names: namesOf(row),
    related: [],
  }
  return [
    ...sectionsOf(
      page,
      ownSections(row, language, {
        overview: ['summary', [withFirst(row, 'overview', language)]],
        emergencySigns: ['emergencySigns', row.emergencySigns],
        symptoms: ['symptoms', row.symptoms],
        causes: ['causes', row.causes],
        riskFactors: ['riskFactors', row.riskFactors],
        whenToSeeDoctor: ['whenToSeeDoctor', row.whenToSeeDoctor],
        diagnosis: ['diagnosis', row.diagnosis],
        selfCare: ['selfCare', row.selfCare],
      }),
    ),
    ...(foreignText(row, 'faqs', language) ? [] : questionsOf(page, row.faqs)),
  ]
}

const priceWords = ({ minimum, average, maximum }: PriceRange) => ({
  minimum: rupees(minimum),
  average: rupees(average),
  maximum: rupees(maximum),
})

/** The costs of a treatment: over all cities, and in each. */
function costPassages(row: Treatment, page: Page): FindablePassage[] {
  const copy = askCopy[page.language]
  const { costSentence, costInCity, sections } = copy
  const noted = (text: string) => withDemoNote(text, copy, row)
  const costs = costsOf(row.slug)
  if (costs.length === 0) return []
  const name = obliqueName(treatmentName(row, page.language), page.language)
  const overall: PriceRange = {
    minimum: Math.min(...costs.map(({ minimum }) => minimum)),
    average: Math.round(costs.reduce((sum, { average }) => sum + average, 0) / costs.length / 100) * 100,
    maximum: Math.max(...costs.map(({ maximum }) => maximum)),
  }
  const href = `${page.href}-cost`
  const cost = { ...page, section: 'cost', heading: sections.cost } as const
  return [
    { ...cost, href, texts: [noted(interpolate(costSentence, { name, ...priceWords(overall) }))] },
    ...costs.map(({ city, ...range }) => ({
      ...cost,
      href: `${href}-in-${city.slug}`,
      texts: [noted(interpolate(costInCity, { name, city: city.cityname, ...priceWords(range) }))],
      city: city.cityname,
    })),
  ]
}

const recoveryOf = (row: Treatment, language: Language): Texts => [
  row.facts.recovery,
  ...(foreignText(row, 'recoveryTimeline', language)
    ? []
    : row.recoveryTimeline.map(({ when, what }) => `${when}: ${what}`)),
]

function treatmentPassages(english: Treatment, language: Language): FindablePassage[] {
  if (language === 'hi' && !english.inHindi) return []
  const row = rowIn(english, language)
  const page: Page = {
    title: language === 'en' ? row.ProcedureName : treatmentName(row, language),
    href: pathIn(language, `/treatment/${row.slug}`),
    language,
    names: [row.ProcedureName, row.hindi, ...row.aliases],
    related: conditionsBySlugs(row.conditionSlugs).flatMap(namesOf),
  }
  return [
    ...sectionsOf(
      page,
      ownSections(row, language, {
        whatItIs: ['summary', [withFirst(row, 'whatItIs', language)]],
        whoNeedsIt: ['whoNeedsIt', row.whoNeedsIt],
        howItIsDone: ['howItIsDone', row.howItIsDone],
        ifDelayed: ['ifDelayed', [row.ifDelayed]],
        risks: ['risks', row.risks],
        recovery: ['facts', recoveryOf(row, language)],
        alternatives: ['alternatives', row.alternatives.map(({ name, text }) => `${name}: ${text}`)],
        insurance: ['insurance', [row.insurance]],
      }),
    ),
    ...(language === 'en' ? costPassages(row, page) : []),
    ...(foreignText(row, 'faqs', language) ? [] : questionsOf(page, row.faqs)),
  ]
}

function testPassages(row: MedicalTest): FindablePassage[] {
  const { language } = row
  const page: Page = {
    title: row.TestName,
    href: pathIn(language, `/test/${row.slug}`),
    language,
    names: [row.TestName, ...row.aliases],
    related: [],
  }
  const copy = askCopy[language]
  const price = interpolate(copy.costSentence, {
    name: obliqueName(row.TestName, language),
    ...priceWords(row.price),
  })
  return [
    ...sectionsOf(page, {
      whatItIs: [[row.summary, ...row.whatItIs.slice(0, 1)].join(' ')],
      whyItIsDone: row.whyItIsDone,
      preparation: row.preparation,
      howItIsDone: row.howItIsDone,
      results: row.results.map(({ finding, meaning }) => `${finding}: ${meaning}`),
      risks: row.risks,
      cost: [withDemoNote(price, copy, row)],
    }),
    ...questionsOf(page, row.faqs),
  ]
}

function articlePassages(row: Article): FindablePassage[] {
  const page: Page = {
    title: row.title,
    href: pathIn(row.language, `/blog/${row.slug}`),
    language: row.language,
    names: [row.title],
    related: row.conditionSlugs.flatMap((slug) => namesOf(conditionBySlug(slug))),
  }
  return articleSections(row.body, row.summary).map(({ heading, texts }) => ({
    ...page,
    section: 'article',
    heading: heading || row.title,
    texts,
  }))
}

const faqPassages = (language: Language): FindablePassage[] =>
  siteFaqs(language).flatMap((row) =>
    questionsOf({ title: row.topic, href: pathIn(language, '/faq'), language, names: [], related: [] }, [
      row,
    ]),
  )

/** Everything on the site's pages that may answer a question, as the catalogue is now. */
export const allPassages = (): FindablePassage[] => [
  ...(['en', 'hi'] as const).flatMap((language) => [
    ...conditions().flatMap((row) => conditionPassages(row, language)),
    ...treatments().flatMap((row) => treatmentPassages(row, language)),
    ...tests(language).flatMap(testPassages),
    ...articles(language).flatMap(articlePassages),
    ...faqPassages(language),
  ]),
]

/** Every name of every city, with the English one. */
export const cityNames = (): readonly { readonly city: string; readonly names: readonly string[] }[] =>
  cities().map(({ cityname, aliasname, hindi }) => ({
    city: cityname,
    names: [cityname, aliasname, hindi].filter(Boolean),
  }))
