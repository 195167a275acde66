import 'server-only'
import { typingErrors } from '@/model/catalogue/nearest'
import type { AnswerPassage } from '@/model/search/askAnswer'
import { meaningOf } from '@/server/search/site/peoplesWords'
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
 * The known word that a mistyped one probably stands for: same first letter, few letters wrong, the commonest of the
 * nearest. Undefined when none is near enough.
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
/** What it counts that a passage is in the question's language. */
const OWN_LANGUAGE = 1.5
/** What it counts that a page's name stands in the question, or the name of what the page has to do with. */
const NAMED = { bonus: 4, factor: 2.2 }
const RELATED = { bonus: 3, factor: 1.5 }
const ELSE = { bonus: 0, factor: 1 }
/** What it counts that a passage is of the section, or answers a question about it, that the visitor asks for. */
const OF_SECTION = 3
const ABOUT_SECTION = 1.8
/** The same of what something is, where the visitor asks for no section. */
const WHAT_IT_IS = 1.5

/** Too common among our pages to tell one from another. */
const GENERIC = new Set(
  'treatment surgery disease problem doctor hospital patient day week month उपचार सर्जरी रोग बीमारी समस्या डॉक्टर अस्पताल दिन'
    .split(' ')
    .map(phraseOf),
)

type Ranked = {
  readonly passage: FindablePassage
  readonly score: number
  /** Whether it is about what the visitor asks for: their section, where they name one. */
  readonly fits: boolean
}

/** What of a question finding needs, read once. */
type Read = {
  readonly index: PassageIndex
  /** Its words that say something, mistyped ones replaced by what they probably stand for. */
  readonly terms: readonly string[]
  /** Those that tell what it is about, with their weight. */
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

/** Pages of what a symptom or a colloquial name means, where nearly all of the question is about it. */
const MEANT_SHARE = 0.5
const meantPages = (question: string): readonly string[] =>
  meaningOf(question)
    .filter(({ share }) => share >= MEANT_SHARE)
    .flatMap(({ row }) => row.pages ?? [])

const ILLNESS_PAGE = /^\/(?:condition|treatment)\/(.+)$/

/** The articles that give the advice that a question asks for about what it names. */
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
  // What another thing is, is no answer to what one is.
  return isNamed ? WHAT_IT_IS : 1
}

function ranked(question: Read): Ranked[] {
  const { index, terms, named, related, advice, cities } = question
  return [...scoresOf(index, terms)].flatMap(([at, score]) => {
    const entry = index.entries[at]
    if (!entry) return []
    const { passage } = entry
    // What a thing costs in one city is told only to who asks for that city.
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

/** The Hindi names of what a question names, as words: a question in Latin letters finds pages that have them. */
function hindiTermsOf({ index, named }: Read): readonly string[] {
  const ofNamed = index.entries.filter(({ passage }) => named.has(subjectOf(passage)))
  return [...new Set(ofNamed.flatMap(({ passage }) => passage.names.filter(hasDevanagari)))].flatMap(termsOf)
}

/** What a passage is about: of both languages' the same. */
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
