import 'server-only'
import { typingErrors } from '@/model/catalogue/nearest'
import type { AnswerPassage } from '@/model/search/askAnswer'
import { meaningOf } from '@/server/search/site/synonyms'
import { adviceTopics, queryWords } from '@/server/search/site/queryWords'
import { adviceArticle } from '@/server/search/site/requestedAnswers'
import { hasDevanagari } from '@/model/search/search'
import type { Language } from '@/model/page/language'
import { languageOfRows, termsOf } from './askText'
import {
  type Indexed,
  type PassageIndex,
  namesIn,
  passageIndex,
  phraseOf,
  scoresOf,
  subjectOf,
  weightOfTerm,
} from './passageIndex'
import type { FindablePassage } from './passages'
import { type RequestedSections, requestedSections, sectionWords } from './sectionWords'

/** How many letters may be wrong in a word of that length. */
const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0)

/**
 * The known word that a mistyped one probably means: same first letter, few wrong letters, the commonest of the
 * nearest. Undefined if none is near enough.
 */
export function nearestTerm(
  term: string,
  known: ReadonlyMap<string, readonly unknown[]>,
): string | undefined {
  const limit = mistakesIn(term.length)
  if (limit === 0 || /\d/.test(term)) return undefined
  let best: { readonly word: string; readonly wrong: number; readonly seen: number } | undefined
  for (const [word, places] of known) {
    if (word[0] !== term[0]) continue
    const wrong = typingErrors(term, word, limit)
    const seen = places.length
    if (wrong <= limit && (!best || wrong < best.wrong || (wrong === best.wrong && seen > best.seen)))
      best = { word, wrong, seen }
  }
  return best?.word
}

/** How many passages make an answer, how many of them one page may give, and how many items one passage shows. */
const PASSAGES = 5
const OF_ONE_PAGE = 3
const ITEMS = 6
/** The share of a question's telling words that a passage must hold where no name of its page is in the question. */
const ENOUGH = 0.55
/** The same where other pages are named by the question. */
const ENOUGH_BESIDE = 0.85
/** A passage that is this much worse than the first one is left out; sooner where it is about something else. */
const WORST = 0.33
const WORST_ELSE = 0.5
/** Factor for a passage in the question's language. */
const OWN_LANGUAGE = 1.5
/** Bonus when the question contains the page's name (NAMED) or that of a related thing (RELATED). */
const NAMED = { bonus: 4, factor: 2.2 }
const RELATED = { bonus: 3, factor: 1.5 }
const ELSE = { bonus: 0, factor: 1 }
/** Factors for a passage of the requested section, or with an answer about it. */
const OF_SECTION = 3
const ABOUT_SECTION = 1.8
/** The same of what something is, where the visitor asks for no section. */
const WHAT_IT_IS = 1.5

/** Too common on our pages to distinguish them. */
const GENERIC = new Set(
  'treatment surgery disease problem doctor hospital patient day week month उपचार सर्जरी रोग बीमारी समस्या डॉक्टर अस्पताल दिन'
    .split(' ')
    .map(phraseOf),
)

type Ranked = {
  readonly passage: FindablePassage
  readonly score: number
  /** Whether it is about the requested subject, and section if named. */
  readonly fits: boolean
}

/** A question, parsed for finding passages. */
type Read = {
  readonly index: PassageIndex
  /** Its meaningful words, with typing errors corrected. */
  readonly terms: readonly string[]
  /** The words that name its subject, with their weight. */
  readonly telling: ReadonlyMap<string, number>
  readonly requested: RequestedSections
  readonly named: ReadonlySet<string>
  readonly related: ReadonlySet<string>
  /** The articles that give the advice that is asked for. */
  readonly advice: ReadonlySet<string>
  readonly cities: readonly string[]
}

/** A word as it is known, or as it was probably meant. */
const knownTerm = (term: string, { postings }: PassageIndex): string =>
  postings.has(term) || sectionWords.has(term)
    ? term
    : (nearestTerm(term, sectionWords) ?? nearestTerm(term, postings) ?? term)

function tellingTerms(terms: readonly string[], cities: readonly string[], index: PassageIndex) {
  const places = [...index.cities].flatMap(([name, city]) => (cities.includes(city) ? name.split(' ') : []))
  const telling = terms.filter(
    (term) => !sectionWords.has(term) && !GENERIC.has(term) && !places.includes(term),
  )
  return new Map(telling.map((term) => [term, weightOfTerm(index, term)]))
}

/** Least share of the question that a symptom or colloquial name must cover for its pages to count. */
const MEANT_SHARE = 0.5
const meantPages = (question: string): readonly string[] =>
  meaningOf(question)
    .filter(({ share }) => share >= MEANT_SHARE)
    .flatMap(({ row }) => row.pages ?? [])

const ILLNESS_PAGE = /^\/(?:condition|treatment)\/(.+)$/

/** The articles with the requested advice about the things that a question names. */
function advicePages(question: string, named: ReadonlySet<string>): ReadonlySet<string> {
  const topics = adviceTopics(queryWords(question))
  if (topics.length === 0) return new Set()
  const slugs = [...named].flatMap((page) => ILLNESS_PAGE.exec(page)?.[1] ?? [])
  return new Set(
    slugs.flatMap((slug) => {
      const article = adviceArticle(slug, topics)
      return article ? [`/blog/${article.slug}`] : []
    }),
  )
}

function read(question: string, index: PassageIndex): Read {
  const terms = [...new Set(termsOf(question))].map((term) => knownTerm(term, index))
  const cities = namesIn(index.cities, question)
  // As it was typed, and as it was probably meant.
  const readings = [question, terms.join(' ')]
  const pagesOf = (names: PassageIndex['subjects']) =>
    new Set(readings.flatMap((words) => namesIn(names, words)).flatMap((pages) => [...pages]))
  const named = new Set([...pagesOf(index.subjects), ...meantPages(question)])
  const advice = advicePages(question, named)
  return {
    index,
    terms,
    telling: tellingTerms(terms, cities, index),
    requested: requestedSections(readings.join(' ')),
    named: new Set([...named, ...advice]),
    advice,
    related: pagesOf(index.related),
    cities,
  }
}

/** The share of a question's telling words that a passage holds. */
function shareOf({ telling }: Read, { frequencies }: Indexed): number {
  let all = 0
  let held = 0
  for (const [term, weight] of telling) {
    all += weight
    if (frequencies.has(term)) held += weight
  }
  return all === 0 ? 0 : held / all
}

function sectionFactor({ requested }: Read, { passage, about }: Indexed, isNamed: boolean): number {
  const { section } = passage
  if (section === 'question' || section === 'article') {
    const isAbout = about.isNamed && [...about.sections].some((one) => requested.sections.has(one))
    return isAbout ? ABOUT_SECTION : 1
  }
  if (!requested.sections.has(section)) return 1
  if (requested.isNamed) return OF_SECTION
  // A definition of another thing does not answer the question.
  return isNamed ? WHAT_IT_IS : 1
}

function ranked(question: Read): Ranked[] {
  const { index, terms, named, related, advice, cities } = question
  return [...scoresOf(index, terms)].flatMap(([at, score]) => {
    const entry = index.entries[at]
    if (!entry) return []
    const { passage } = entry
    // A cost in one city is shown only if the question names that city.
    if (passage.city && !cities.includes(passage.city)) return []
    const page = subjectOf(passage)
    const isNamed = named.has(page)
    const { bonus, factor } = isNamed ? NAMED : related.has(page) ? RELATED : ELSE
    if (bonus === 0 && shareOf(question, entry) < (named.size > 0 ? ENOUGH_BESIDE : ENOUGH)) return []
    const ofSection = sectionFactor(question, entry, isNamed)
    const fits = ofSection > 1 || !question.requested.isNamed || advice.has(page)
    const weight = factor * ofSection * (passage.city ? 1.5 : 1)
    return [{ passage, score: (score + bonus) * weight, fits }]
  })
}

/** The best few, not all of one page, none that is much worse than the first. */
function bestOf(passages: readonly Ranked[]): Ranked[] {
  const sorted = [...passages].sort((one, other) => other.score - one.score)
  const best = sorted[0]?.score ?? 0
  const taken: Ranked[] = []
  for (const one of sorted) {
    if (taken.length === PASSAGES) break
    if (one.score < best * (one.fits ? WORST : WORST_ELSE)) continue
    const ofPage = taken.filter(({ passage }) => subjectOf(passage) === subjectOf(one.passage)).length
    if (ofPage < OF_ONE_PAGE) taken.push(one)
  }
  return taken
}

const shown = ({ title, heading, texts, href, language }: FindablePassage): AnswerPassage => ({
  title,
  heading,
  texts: texts.slice(0, ITEMS),
  href,
  language,
})

/** Hindi names of the things that a question names: a question in Latin letters also finds pages with them. */
function hindiTermsOf({ index, named }: Read): readonly string[] {
  const ofNamed = index.entries.filter(({ passage }) => named.has(subjectOf(passage)))
  return [...new Set(ofNamed.flatMap(({ passage }) => passage.names.filter(hasDevanagari)))].flatMap(termsOf)
}

/** A passage's subject and section, the same in both languages. */
const aboutOf = ({ passage }: Ranked): string => `${subjectOf(passage)} ${passage.section}`

/**
 * The passages of the site's pages that answer a question best. With Hindi as the first language it is answered from Hindi
 * pages where any fits, and then from English ones, where no Hindi page says the same.
 * @param language that of the rows that come first
 */
export function findPassages(
  question: string,
  language: Language = languageOfRows(question),
  index: PassageIndex = passageIndex(),
): AnswerPassage[] {
  const isOwn = ({ passage }: Ranked) => passage.language === language
  const asked = read(question, index)
  const isLatinHindi = language === 'hi' && !hasDevanagari(question)
  const terms = isLatinHindi ? [...new Set([...asked.terms, ...hindiTermsOf(asked)])] : asked.terms
  const all = ranked({ ...asked, terms })
  const saidInOwn = new Set(
    all.filter((one) => isOwn(one) && !SEVERAL_OF_A_PAGE.has(one.passage.section)).map(aboutOf),
  )
  const found = all
    .filter((one) => isOwn(one) || (language === 'hi' && !saidInOwn.has(aboutOf(one))))
    .map((one) => (isOwn(one) ? { ...one, score: one.score * OWN_LANGUAGE } : one))
  const comesFirst = (one: Ranked) => Number(isOwn(one) && one.fits)
  return bestOf(found)
    .sort((one, other) => comesFirst(other) - comesFirst(one))
    .map(({ passage }) => shown(passage))
}

/** Sections of which a page has several. */
const SEVERAL_OF_A_PAGE: ReadonlySet<FindablePassage['section']> = new Set(['question', 'article'])
