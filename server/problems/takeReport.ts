import 'server-only'
import { personalText } from '@/model/plainText'
import { PAGE_TYPES, type PageType } from '@/model/page/pageTypes'
import {
  PROBLEM_MESSAGE_LIMIT,
  type ReportProblem,
  type ReportSent,
  problemPath,
} from '@/model/page/problemReport'
import { type Language, languageNamed } from '@/model/page/language'
import { seeOther } from '@/server/http/envelope'
import { guardedCall, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { runtime } from '@/server/runtime'
import { readMachineLog } from './machineLogCodec'
import { addReport } from './problemReports'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** Which release of the site this is, by the build's id. */
export function release(): string {
  return (known ??= readBuildId())
}

function readBuildId(): string {
  try {
    return readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    // `npm run dev` has none.
    return 'development'
  }
}

/** A form encodes a log of five kilobytes in twice as many, a message in Hindi in nine times as many as it has letters. */
const BODY_LIMIT_BYTES = 32 * 1024

const languageOf = (form?: URLSearchParams): Language => languageNamed(form?.get('language'))
const pageTypeIn = (named: string | null | undefined): PageType | '' =>
  PAGE_TYPES.find((one) => one === named) ?? ''

/** Redirects to the form with the page type kept. */
function notSent(form: URLSearchParams | undefined, problem: ReportProblem): Response {
  const query = new URLSearchParams({ problem, page: pageTypeIn(form?.get('page')) })
  return seeOther(`${problemPath(languageOf(form))}?${query}#problem`)
}

const PROBLEM_OF: Readonly<Record<number, ReportProblem>> = {
  400: 'unreadable',
  413: 'tooLong',
  415: 'unreadable',
  429: 'tooMany',
}

/**
 * POST /report-a-problem/send: keeps what a visitor writes, and what the page's machines did. Works without JavaScript. A log
 * that does not fit the known charts is left out whole, and the page says so.
 */
export const takeReport = guardedCall<URLSearchParams>(
  {
    proof: 'origin',
    needsDatabase: true,
    readsBodyFirst: true,
    readBody: (request) => readForm(request, BODY_LIMIT_BYTES),
    limit: ({ ip }) => ['problemReports', ip],
    refuse: (refusal) => refuseForm(refusal) ?? notSent(refusal.body, PROBLEM_OF[refusal.code] ?? 'away'),
  },
  async ({ body: form }) => {
    const language = languageOf(form)
    const message = personalText((form.get('message') ?? '').replace(/\r\n/g, '\n'))
    if (message === '') return notSent(form, 'empty')
    if (message.length > PROBLEM_MESSAGE_LIMIT) return notSent(form, 'tooLong')
    const { database, limits } = runtime()
    if ((await limits.secondsToWait('allProblemReports', 'all')) !== undefined)
      return notSent(form, 'tooMany')
    const sent = form.get('log') ?? ''
    const log = sent === '' ? undefined : readMachineLog(sent)
    const pageType = pageTypeIn(log?.pageType || form.get('page'))
    await addReport(database.executeSql, { message, language, pageType, release: release(), log })
    const outcome: ReportSent = log || sent === '' ? 'whole' : 'message'
    return seeOther(`${problemPath(language)}?sent=${outcome}#sent`)
  },
)
