import 'server-only'
import { articles, conditionBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import { searchCopy } from '@/content/copy/search'
import type { Article } from '@/model/catalogue/article'
import type { Condition } from '@/model/catalogue/condition'
import type { SearchResult } from '@/model/search/searchResult'
import { SEARCH_RESULT_TYPE, isPersonOrHouse } from '@/model/search/search'
import type { Answer, Question } from './answer'
import { costPages, rowPage, treatmentPage } from './furtherPages'
import {
  adviceTopics,
  asksArticle,
  asksCost,
  asksOperation,
  asksRecovery,
  asksTest,
  asksTreatment,
  methodsIn,
} from './queryWords'
import { wordsOf } from './words'

/*
 * Answers that a query requests explicitly, whatever came first: a cost, an operation, a test, or advice on living
 * with a condition (food, exercise, prevention). Without such a request, the condition.
 */

const TYPE = SEARCH_RESULT_TYPE

/** Before the best answer, and among each other in this order. */
const BEFORE = { cost: 1, advice: 0.8, test: 0.6, operation: 0.5, recovery: 0.4, illness: 0.05 }
/** Least share of the best score for an answer to be the query's subject. */
const LEAST_SUBJECT = 0.5

const isType =
  (...types: readonly number[]) =>
  ({ result }: Answer) =>
    types.includes(result.ArticleType)
const isOfIllness = isType(TYPE.condition, TYPE.treatment)
const hasSubject = isType(TYPE.condition, TYPE.treatment, TYPE.test)

/** Costs come before the pages of their treatments. */
function costAnswers(
  { words, readings, cityId, language }: Question,
  found: readonly Answer[],
): readonly Answer[] {
  if (!asksCost(words)) return []
  const subjects = found.filter((one) => hasSubject(one) && (!one.isGuess || found[0]?.isGuess === true))
  const test = subjects.find((one) => isType(TYPE.test)(one) && one.isWhole === true)
  const prefersTest = subjects[0]?.isWhole === false || asksTest(words)
  const subject = prefersTest ? (test ?? subjects[0]) : subjects[0]
  if (!subject) return []
  const best = (found[0]?.score ?? 0) + BEFORE.cost
  // A test's page shows its cost.
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

/** The operation from which the visitor asks how to recover; the article about it (adviceAnswers) comes before. */
function recoveryAnswers({ words, language }: Question, found: readonly Answer[]): readonly Answer[] {
  const asksFood = adviceTopics(words).includes('food')
  const subject = asksRecovery(words) && !asksFood ? subjectOf(found) : undefined
  const result = subject && treatmentPage(subject.result, language)
  return result ? [{ ...subject, result, score: (found[0]?.score ?? 0) + BEFORE.recovery }] : []
}

/** The illness that an answer is about, or that its treatment is for first of all. */
const conditionOf = ({ result }: Answer): Condition | undefined => {
  if (result.ArticleType === TYPE.condition) return conditionBySlug(result.RouteId)
  const [slug] =
    (result.ArticleType === TYPE.treatment && treatmentBySlug(result.RouteId)?.conditionSlugs) || []
  return slug === undefined ? undefined : conditionBySlug(slug)
}

/** The test that was found well enough, or the test of an illness, where one is asked for. */
function testAnswers({ words, language }: Question, found: readonly Answer[]): readonly Answer[] {
  const [first] = found
  if (!first || !asksTest(words) || isType(TYPE.test)(first)) return []
  const own = found.find(
    (one) => isType(TYPE.test)(one) && (one.isWhole || one.score >= LEAST_ILLNESS * first.score),
  )
  if (own) return [{ ...own, score: first.score + BEFORE.test }]
  const methods = methodsIn(words)
  const slug = conditionOf(first)?.testSlugs.find(
    (one) => methods.length === 0 || wordsOf(one.replaceAll('-', ' ')).some((word) => methods.includes(word)),
  )
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
  // `Weeks` is in many summaries.
  const told = topics.filter((topic) =>
    ABOUT[topic].test(`${name} ${article.title} ${topic === 'after' ? '' : article.summary}`),
  ).length
  if (!Number.isFinite(place) || told === 0) return 0
  const isNamed = name.includes(slug.replaceAll('-', ' ').replace(/s$/, ''))
  const isGeneral = article.conditionSlugs.length + article.treatmentSlugs.length > MOST_SUBJECTS
  return isGeneral ? 0 : told + 1 / (place + 2) + (isNamed ? 1 : 0)
}

/** The article with the requested advice about an illness or a treatment, or undefined. */
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

/** Least share of the score of a hospital with the same name for an illness to come first. */
const LEAST_ILLNESS = 0.7

/** The illness before its operation and a house of its name, where nothing of the kind is asked for and none is called so. */
function illnessAnswers({ words }: Question, found: readonly Answer[]): readonly Answer[] {
  const [first] = found
  if (!first || asksTreatment(words)) return []
  const move = (result: SearchResult | undefined): readonly Answer[] =>
    result ? [{ ...first, result, score: first.score + BEFORE.illness }] : []
  if (isType(TYPE.hospital)(first) && first.isWhole === false)
    return move(found.find((one) => hasSubject(one) && one.score >= LEAST_ILLNESS * first.score)?.result)
  if (!isType(TYPE.treatment)(first) || (first.isWhole !== false && !first.isByOperation)) return []
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
      : [
          articleAnswers,
          adviceAnswers,
          testAnswers,
          operationAnswers,
          recoveryAnswers,
          illnessAnswers,
        ].flatMap((answer) => answer(question, found))),
  ]
}
