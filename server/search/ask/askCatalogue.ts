import 'server-only'
import type { AnswerPage, AskOutcome } from '@/model/search/askAnswer'
import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { isCrisis } from '@/model/search/danger'
import { log } from '@/server/log'
import { languageOfQuestion, languageOfRows, readQuestion, tellingWords } from './askText'
import { findPassages } from './findPassages'
import { type AnswerWriter, writtenAnswer } from './writtenAnswer'
import type { Limits } from '@/server/http/limits'
import { isRunning, runtime } from '@/server/runtime'
import { dangerOf } from '@/server/search/danger/danger'
import { searchInLanguage } from '@/server/search/site/searchInLanguage'
import { withTimeout } from '@/server/withTimeout'
import { sectionWords } from './sectionWords'
import type { Language } from '@/model/page/language'

export type AskParts = {
  readonly limits: Pick<Limits, 'secondsToWait' | 'isOn'>
  /** Undefined where no service is configured. */
  readonly writer: AnswerWriter | undefined
  readonly findPages: FindPages
}

/** Pages that are named below the passages. */
const PAGES = 6

/** This process's own parts. */
const ownParts = (): AskParts => {
  const { config, limits } = runtime()
  return { limits, writer: config.ask.writer, findPages }
}

/** Pages that fit, except those whose passages answer already; none while the search is unavailable. */
async function otherPages(
  find: FindPages,
  request: { readonly question: string; readonly language: Language },
  known: ReadonlySet<string>,
): Promise<readonly AnswerPage[]> {
  try {
    const pages = await find(request.question, request.language)
    return pages.filter(({ href }) => !known.has(href)).slice(0, PAGES)
  } catch (error) {
    log.warn({ err: error }, 'pages could not be searched for an answer')
    return []
  }
}

/**
 * Answers a typed question from the site's own catalogue: passages of its pages with their sources, and matching
 * pages; never a diagnosis. For signs of danger, the help numbers come first; for suicidal words nothing else is
 * shown. The question is neither stored nor logged, and is sent to the configured service only if passages were
 * found.
 * @param asker the visitor's address, and the language of the page where the question is asked
 */
export async function askCatalogue(
  typed: string,
  { ip, language: pageLanguage }: { readonly ip: string; readonly language: Language },
  parts: AskParts = ownParts(),
): Promise<AskOutcome> {
  const { question, isCut } = readQuestion(typed)
  if (question === '') return { kind: 'noQuestion' }
  // All words around the rows, the call for help too, are in one language.
  const language = pageLanguage === 'hi' ? 'hi' : languageOfQuestion(question)
  const danger = dangerOf(question)
  const urgency = danger && urgentHelpIn(danger, language)
  const request = { question, language, isCut, urgency }
  const nothing = { short: null, passages: [], pages: [] }
  // This answer has no rate limit.
  if (isCrisis(urgency)) return { kind: 'answered', answer: { ...request, ...nothing } }
  if ((await parts.limits.secondsToWait('questions', ip)) !== undefined)
    return urgency ? { kind: 'answered', answer: { ...request, ...nothing } } : { kind: 'tooMany' }

  const passages = findPassages(question, language === 'hi' ? 'hi' : languageOfRows(question))
  const known = new Set(passages.map(({ href }) => href))
  const { writer } = parts
  const [pages, short] = await Promise.all([
    otherPages(parts.findPages, request, known),
    writer && passages.length > 0 && !urgency
      ? withinBudget(parts.limits, () => writtenAnswer(writer, request, passages))
      : undefined,
  ])
  return { kind: 'answered', answer: { ...request, short: short ?? null, passages, pages } }
}

/** Questions that wait for the service at a time: more would hold visitors up, not the service. */
const AT_ONCE = 8
let waiting = 0

/** Does what asks the service, unless the day's budget is spent or too many wait already: then undefined. */
async function withinBudget<Result>(
  limits: AskParts['limits'],
  ask: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!limits.isOn('writtenAnswers') || waiting >= AT_ONCE) return undefined
  // Counted before any await, so that concurrent requests see it.
  waiting += 1
  try {
    return (await limits.secondsToWait('writtenAnswers', 'everybody')) === undefined ? await ask() : undefined
  } finally {
    waiting -= 1
  }
}

/** Finds pages by their names: the site's full-text search. */
type FindPages = (question: string, language: Language) => Promise<readonly AnswerPage[]>

/** An answer does not wait longer for the pages below it. */
const FALLBACK_MS = 1500

/** The question's words that may be part of a page's name. */
export const namesInQuestion = (question: string): string =>
  tellingWords(question)
    .filter(({ term }) => !sectionWords.has(term))
    .map(({ word }) => word)
    .join(' ')

/** Pages that bear names of the question: conditions, treatments, doctors, hospitals, articles and tests. */
const findPages: FindPages = async (question, language) => {
  const query = namesInQuestion(question)
  if (query === '' || !isRunning() || !runtime().intake.breaker.isAvailable) return []
  const found = await withTimeout(FALLBACK_MS, searchInLanguage(runtime().database, { query, language }))
  return (found ?? []).map(({ Name, CityName, Url }) => ({
    name: CityName ? `${Name}, ${CityName}` : Name,
    href: Url,
  }))
}
