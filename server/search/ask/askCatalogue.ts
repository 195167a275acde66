import 'server-only'
import type { AnswerPage, AskOutcome } from '@/model/search/askAnswer'
import type { Config } from '@/server/config'
import { config } from '@/server/config'
import { log } from '@/server/log'
import { AskLimits } from './askLimits'
import { languageOfQuestion, readQuestion } from './askText'
import { type FindPages, findPages } from './findPages'
import { findPassages } from './findPassages'
import { urgencyOf } from './urgency'
import { type AnswerWriter, writtenAnswer } from './writtenAnswer'

export type AskParts = {
  readonly limits: AskLimits
  /** Undefined where no service is configured. */
  readonly writer: AnswerWriter | undefined
  readonly findPages: FindPages
}

/** Pages that are named below the passages. */
const PAGES = 6

/** What asking takes, from the configuration. */
export const askParts = ({ ask }: Pick<Config, 'ask'>): AskParts => ({
  limits: new AskLimits(ask),
  writer: ask.writer,
  findPages,
})

let own: AskParts | undefined

/** This process's own parts: the pages' bundle is the only one that asks. */
const ownParts = (): AskParts => (own ??= askParts(config()))

/** Pages that fit, except those whose passages answer already; none while the search is unavailable. */
async function otherPages(
  find: FindPages,
  asked: { readonly question: string; readonly language: 'en' | 'hi' },
  known: ReadonlySet<string>,
): Promise<readonly AnswerPage[]> {
  try {
    const pages = await find(asked.question, asked.language)
    return pages.filter(({ href }) => !known.has(href)).slice(0, PAGES)
  } catch (error) {
    log.warn({ err: error }, 'pages could not be searched for an answer')
    return []
  }
}

/**
 * Answers a typed question from the site's own catalogue (decisions, chat): passages of its pages with their sources,
 * and pages that bear its words; never a diagnosis. Words that speak of danger come first and are told where to call;
 * where somebody speaks of ending a life, nothing else is said. The question is neither stored nor logged, and reaches
 * the configured service only when passages were found that it could answer from.
 */
export async function askCatalogue(
  typed: string,
  ip: string,
  parts: AskParts = ownParts(),
): Promise<AskOutcome> {
  const { question, isCut } = readQuestion(typed)
  if (question === '') return { kind: 'noQuestion' }
  const language = languageOfQuestion(question)
  const asked = { question, language, isCut, urgency: urgencyOf(question) }
  const nothing = { short: null, passages: [], pages: [] }
  // Not even a limit stands before this answer.
  if (asked.urgency === 'crisis') return { kind: 'answered', answer: { ...asked, ...nothing } }
  if (!(await parts.limits.mayAsk(ip)))
    return asked.urgency ? { kind: 'answered', answer: { ...asked, ...nothing } } : { kind: 'tooMany' }

  const passages = findPassages(question)
  const known = new Set(passages.map(({ href }) => href))
  const { writer } = parts
  const [pages, short] = await Promise.all([
    otherPages(parts.findPages, asked, known),
    writer && passages.length > 0 && !asked.urgency
      ? parts.limits.withinBudget(() => writtenAnswer(writer, asked, passages))
      : undefined,
  ])
  return { kind: 'answered', answer: { ...asked, short: short ?? null, passages, pages } }
}
