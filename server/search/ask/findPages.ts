import 'server-only'
import type { AnswerPage } from '@/model/search/askAnswer'
import { isRunning, runtime } from '@/server/runtime'
import { searchEntities } from '@/server/search/site/searchEntities'
import { tellingWords } from './askText'
import { sectionWords } from './sectionWords'

/** Finds pages by what they are called: the site's full-text search. */
export type FindPages = (question: string, language: 'en' | 'hi') => Promise<readonly AnswerPage[]>

/** An answer does not wait longer for the pages below it. */
const PATIENCE_MS = 1500

/** What of a question may stand in a page's name. */
export const namesInQuestion = (question: string): string =>
  tellingWords(question)
    .filter(({ term }) => !sectionWords.has(term))
    .map(({ word }) => word)
    .join(' ')

/** The outcome, or undefined when it takes longer than that. */
async function within<Value>(milliseconds: number, outcome: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(
    (resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)),
  )
  try {
    return await Promise.race([outcome, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Pages that bear names of the question: conditions, treatments, doctors, hospitals, articles and tests. */
export const findPages: FindPages = async (question, language) => {
  const query = namesInQuestion(question)
  if (query === '' || !isRunning() || !runtime().keeping.gate.isOpen) return []
  const found = await within(PATIENCE_MS, searchEntities(runtime().database, { query, language }))
  return (found ?? []).map(({ Name, CityName, Url }) => ({
    name: CityName ? `${Name}, ${CityName}` : Name,
    href: Url,
  }))
}
