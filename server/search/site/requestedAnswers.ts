import 'server-only'
import { articles, conditionBySlug, treatmentBySlug } from '@/content/catalogue'
import { searchCopy } from '@/content/copy/search'
import type { Article } from '@/model/catalogue/article'
import type { SearchResult } from '@/model/search/options'
import { SEARCH_RESULT_TYPE, isPersonOrHouse } from '@/model/search/search'
import type { Answer, Question } from './answer'
import { costPages, rowPage, treatmentPage } from './furtherPages'
import { adviceTopics, asksArticle, asksCost, asksOperation, asksTest, asksTreatment } from './queryWords'

/*
 * What a query asks for by its words, whatever was found first: what something costs, its operation, its test, or advice on
 * living with it (food, exercise, what prevents it). And the condition, where nothing of the kind is asked.
 */

const TYPE = SEARCH_RESULT_TYPE

/** Before the best answer, and among each other in this order. */
const BEFORE = { cost: 1, advice: 0.8, test: 0.6, operation: 0.5, illness: 0.05 }
/** What answers less than this share of the best says nothing of what is meant. */
const LEAST_SUBJECT = 0.5

const isType =
  (...types: readonly number[]) =>
  ({ result }: Answer) =>
    types.includes(result.ArticleType)
const isOfIllness = isType(TYPE.condition, TYPE.treatment)
const hasSubject = isType(TYPE.condition, TYPE.treatment, TYPE.test)

/** Costs come before what they are about. */
function costAnswers(
  { words, readings, cityId, language }: Question,
  found: readonly Answer[],
): readonly Answer[] {
  if (!asksCost(words)) return []
  const subjects = found.filter((one) => hasSubject(one) && (!one.isGuess || found[0]?.isGuess === true))
  const test = subjects.find((one) => isType(TYPE.test)(one) && one.isWhole === true)
  const subject = subjects[0]?.isWhole === false ? (test ?? subjects[0]) : subjects[0]
  if (!subject) return []
  const best = (found[0]?.score ?? 0) + BEFORE.cost
  // What a test costs stands on its page.
  if (isType(TYPE.test)(subject)) return [{ ...subject, score: best }]
  const cities = (readings[0]?.cities ?? []).map((city) => city.cityId)
  return costPages(subject.result, cities, cityId, language).map((result, at) => ({
    result,
    score: best - 0.1 * at,
    why: searchCopy[language].why.cost,
  }))
}

/** The best answer about an illness or its treatment, unless it is much less than the best of all. */
const subjectOf = (found: readonly Answer[]): Answer | undefined =>
  found.find((one) => isOfIllness(one) && one.score >= LEAST_SUBJECT * (found[0]?.score ?? 0))

/** The operation before the illness, the articles and the doctors that were found for its words. */
function operationAnswers({ words, language }: Question, found: readonly Answer[]): readonly Answer[] {
  const subject = asksOperation(words) ? subjectOf(found) : undefined
  if (!subject) return []
  // A look inside is no operation of an illness that has none.
  const illness = found.find(isType(TYPE.condition))
  const own = illness && conditionBySlug(illness.result.RouteId)
  const hasNone =
    own?.treatmentSlugs.length === 0 &&
    treatmentBySlug(subject.result.RouteId)?.conditionSlugs.every((slug) => slug === own.slug) === true
  const result = hasNone ? illness?.result : treatmentPage(subject.result, language)
  return result ? [{ ...subject, result, score: (found[0]?.score ?? 0) + BEFORE.operation }] : []
}

/** The test of an illness, where a test is asked for and none is found by its name. */
function testAnswers({ words, language }: Question, found: readonly Answer[]): readonly Answer[] {
  const [first] = found
  if (!first || !asksTest(words) || isType(TYPE.test)(first)) return []
  const [slug] = (isType(TYPE.condition)(first) && conditionBySlug(first.result.RouteId)?.testSlugs) || []
  const result = slug === undefined ? undefined : rowPage(`/test/${slug}`, language)
  return result ? [{ ...first, result, score: first.score + BEFORE.test }] : []
}

/** How an article says that it is about a topic. */
const ABOUT = {
  food: /\b(food|diet|eat|eating|fried|milk|salt)\b/i,
  after: /\b(exercises?|weeks|going home|foot care|living)\b/i,
  choice: /\b(which|wait|options?|for me|decision|or)\b/i,
  prevention: /\b(prevent\w*|away|keeping|care|stand|self check)\b/i,
}

/** An article about more of them is about none. */
const MOST_SUBJECTS = 5

/** How much an article is about a page and the topics, 0 where it is not about both. */
function adviceOf(article: Article, slug: string, topics: readonly (keyof typeof ABOUT)[]): number {
  const places = [article.conditionSlugs, article.treatmentSlugs].map((slugs) => slugs.indexOf(slug))
  const place = Math.min(...places.filter((at) => at >= 0))
  const name = article.slug.replaceAll('-', ' ')
  const told = topics.filter((topic) =>
    ABOUT[topic].test(`${name} ${article.title} ${article.summary}`),
  ).length
  if (!Number.isFinite(place) || told === 0) return 0
  const isNamed = name.includes(slug.replaceAll('-', ' ').replace(/s$/, ''))
  const isGeneral = article.conditionSlugs.length + article.treatmentSlugs.length > MOST_SUBJECTS
  return isGeneral ? 0 : told + 1 / (place + 2) + (isNamed ? 1 : 0)
}

/** The article that gives the advice that is asked for about an illness or a treatment; undefined where there is none. */
export const adviceArticle = (slug: string, topics: readonly (keyof typeof ABOUT)[]): Article | undefined =>
  articles('en')
    .map((article) => ({ article, worth: adviceOf(article, slug, topics) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)[0]?.article

/** The article that says how to live with an illness or after an operation. */
function adviceAnswers({ words, language }: Question, found: readonly Answer[]): readonly Answer[] {
  const topics = adviceTopics(words)
  const subject = topics.length > 0 ? subjectOf(found) : undefined
  if (!subject) return []
  const article = adviceArticle(subject.result.RouteId, topics)
  const result = article && rowPage(`/blog/${article.slug}`, language)
  return result ? [{ result, score: (found[0]?.score ?? 0) + BEFORE.advice, why: subject.why }] : []
}

/** An illness so much less than a hospital of its name is still what was meant. */
const LEAST_ILLNESS = 0.7

/** The illness before its operation and a house of its name, where nothing of the kind is asked for and none is called so. */
function illnessAnswers({ words }: Question, found: readonly Answer[]): readonly Answer[] {
  const [first] = found
  if (!first || asksTreatment(words)) return []
  const move = (result: SearchResult | undefined): readonly Answer[] =>
    result ? [{ ...first, result, score: first.score + BEFORE.illness }] : []
  if (isType(TYPE.hospital)(first) && first.isWhole === false)
    return move(found.find((one) => hasSubject(one) && one.score >= LEAST_ILLNESS * first.score)?.result)
  if (!isType(TYPE.treatment)(first) || !first.isByOperation) return []
  const slugs = treatmentBySlug(first.result.RouteId)?.conditionSlugs ?? []
  return move(found.find((one) => isType(TYPE.condition)(one) && slugs.includes(one.result.RouteId))?.result)
}

/** The best article, where one is asked for. */
function articleAnswers({ words }: Question, found: readonly Answer[]): readonly Answer[] {
  const article = asksArticle(words) ? found.find(isType(TYPE.blog)) : undefined
  return article ? [{ ...article, score: (found[0]?.score ?? 0) + BEFORE.advice }] : []
}

/** The answers that a query asks for by its words, each before the best one that was found. */
export function requestedAnswers(question: Question, found: readonly Answer[]): readonly Answer[] {
  const asksPerson = question.words.some(({ type }) => isPersonOrHouse(type))
  return [
    ...costAnswers(question, found),
    ...(asksPerson
      ? []
      : [articleAnswers, adviceAnswers, testAnswers, operationAnswers, illnessAnswers].flatMap((answer) =>
          answer(question, found),
        )),
  ]
}
