import 'server-only'
import { parse } from 'csv-parse/sync'
import { MOST_SPEND_ROWS, type Spend, SPEND_PATH, type SpendProblem, spendOf } from '@/model/desk/spend'
import { clinicToday } from '@/server/desk/day/clinicToday'
import { deskForm, deskUpload } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'
import { saveSpends } from './spendStore'

const FILE_LIMIT_BYTES = 256 * 1024

const COLUMNS = ['source', 'month', 'rupees'] as const

const thisMonth = (): string => clinicToday().slice(0, 7)
const refused = (problem: SpendProblem, line?: number): Response =>
  seeOther(`${SPEND_PATH}?${new URLSearchParams({ problem, ...(line && { line: String(line) }) })}#problem`)
const saved = (changed: number): Response => seeOther(`${SPEND_PATH}?saved=${changed}`)

/** POST /desk/figures/spend/save: one source and month. */
const saveByForm = deskForm('manager', SPEND_PATH, async ({ body: form, session: { staff } }) => {
  const typed = (field: (typeof COLUMNS)[number]) => form.get(field) ?? ''
  const spend = spendOf(
    { source: typed('source'), month: typed('month'), rupees: typed('rupees') },
    thisMonth(),
  )
  if (typeof spend === 'string') return refused(spend)
  return saved(await saveSpends(runtime().database, [spend], staff))
})

/** The lines of a file under the heads source, month and rupees, in any order; undefined for another file. */
function linesOf(text: string): readonly Readonly<Record<string, string>>[] | undefined {
  try {
    const lines = parse(text, {
      ...{ bom: true, trim: true, skip_empty_lines: true, relax_column_count: true },
      columns: (head: readonly string[]) => head.map((name) => name.toLowerCase()),
    }) as readonly Readonly<Record<string, string>>[]
    return lines.every((line) => COLUMNS.every((column) => column in line)) ? lines : undefined
  } catch {
    return undefined
  }
}

/** Reads a file whole: one line that cannot be, and nothing is taken. */
function spendsOf(
  text: string,
): readonly Spend[] | { readonly problem: SpendProblem; readonly line?: number } {
  const lines = linesOf(text)
  if (!lines) return { problem: 'file' }
  if (lines.length === 0) return { problem: 'empty' }
  if (lines.length > MOST_SPEND_ROWS) return { problem: 'tooMany' }
  const spends = new Map<string, Spend>()
  for (const [at, { source = '', month = '', rupees = '' }] of lines.entries()) {
    const spend = spendOf({ source, month, rupees }, thisMonth())
    // The heads are the first line.
    const line = at + 2
    if (typeof spend === 'string') return { problem: spend, line }
    const key = `${spend.source} ${spend.month}`
    if (spends.has(key)) return { problem: 'twice', line }
    spends.set(key, spend)
  }
  return [...spends.values()]
}

/** POST /desk/figures/spend/upload: a CSV file of sources and months. */
const upload = deskUpload(
  'manager',
  SPEND_PATH,
  async ({ body: form, session: { staff } }) => {
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) return refused('file')
    const spends = spendsOf(await file.text())
    if ('problem' in spends) return refused(spends.problem, spends.line)
    return saved(await saveSpends(runtime().database, spends, staff))
  },
  FILE_LIMIT_BYTES,
)

/** The forms of what sources cost (server/handlers.ts), which work without JavaScript. */
export const SPEND_FORMS = {
  [`${SPEND_PATH}/save`]: { POST: saveByForm },
  [`${SPEND_PATH}/upload`]: { POST: upload },
} as const
