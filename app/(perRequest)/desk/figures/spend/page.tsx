import { DayRoot } from '@/components/desk/Day/Day.styles'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { SpendForms } from '@/components/desk/Figures/SpendForms'
import { ProblemNotice } from '@/components/forms/PostForm'
import { deskSpendCopy as copy } from '@/content/copy/deskSpend'
import { interpolate } from '@/content/copy/interpolate'
import { addDays } from '@/model/catalogue/timeZone'
import { SPEND_PATH, SPEND_PROBLEMS } from '@/model/desk/spend'
import { clinicToday } from '@/server/desk/day/clinicToday'
import { latestSources, readSpends } from '@/server/desk/figures/spendStore'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { deskProblemInWords, queryOf, requireStaff } from '../../deskPages'

export const metadata = privateMetadata(copy.title)

/** Shown months, about. */
const DAYS_SHOWN = 730

function problemOf(query: URLSearchParams): string | undefined {
  const problem = SPEND_PROBLEMS.find((one) => one === query.get('problem'))
  if (!problem) return deskProblemInWords(query)
  const line = query.get('line') ?? ''
  const words = copy.problems[problem]
  return /^\d{1,5}$/.test(line)
    ? interpolate(copy.line, { line, problem: words })
    : words.charAt(0).toUpperCase() + words.slice(1)
}

/** What sources cost by month, typed or from a file. */
export default async function SpendPage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('manager', SPEND_PATH, query)
  const problem = problemOf(query)
  const saved = query.get('saved') ?? ''
  const today = clinicToday()
  const thisMonth = today.slice(0, 7)
  const { executeSql } = runtime().database
  const from = addDays(today, -DAYS_SHOWN).slice(0, 7)
  const spends = await readSpends(executeSql, { from, to: thisMonth })
  const sources = await latestSources(executeSql)
  return (
    <DeskShell staff={staff} page="figures">
      <DayRoot>
        <a href="/desk/figures">{copy.back}</a>
        <h1>{copy.title}</h1>
        {problem && <ProblemNotice notice={problem} />}
        {/^\d{1,5}$/.test(saved) && <p role="status">{interpolate(copy.saved, { count: saved })}</p>}
        <SpendForms
          spends={spends}
          sources={[...new Set([...sources, ...spends.map(({ source }) => source)])]}
          thisMonth={thisMonth}
        />
      </DayRoot>
    </DeskShell>
  )
}
