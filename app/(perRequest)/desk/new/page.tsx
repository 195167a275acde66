import { randomBytes } from 'node:crypto'
import * as t from 'io-ts'
import { DayRoot } from '@/components/desk/Day/Day.styles'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { NewLeadForm } from '@/components/desk/NewLead/NewLeadForm'
import { ProblemNotice } from '@/components/forms/PostForm'
import { deskNewLeadCopy as copy } from '@/content/copy/deskNewLead'
import { decoded } from '@/model/decoded'
import { isSlug } from '@/model/desk/deskDay'
import { NEW_LEAD_PATH, NEW_LEAD_PROBLEMS, type TypedLead } from '@/model/desk/newLead'
import { deskPlaces } from '@/server/desk/newLead/deskPlaces'
import { runtime } from '@/server/runtime'
import { readFormDraft } from '@/server/leads/forms/enquiryDraft'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { deskProblemInWords, queryOf, requireStaff } from '../deskPages'

export const metadata = privateMetadata(copy.title)

const Draft = t.type({
  staff: t.string,
  name: t.string,
  mobile: t.string,
  source: t.string,
  question: t.string,
  doctor: t.string,
  place: t.string,
})
const NOTHING: TypedLead = { name: '', mobile: '', source: '', question: '', doctor: '', place: '' }

/** What this person typed and was not taken. */
async function typedBy(staffId: string, draft: string | null): Promise<TypedLead> {
  const kept = draft === null ? undefined : decoded(Draft, await readFormDraft(draft))
  return kept?.staff === staffId ? kept : NOTHING
}

function problemOf(query: URLSearchParams): string | undefined {
  const problem = NEW_LEAD_PROBLEMS.find((one) => one === query.get('problem'))
  if (problem) return copy.problems[problem]
  return deskProblemInWords(query)
}

/** A lead that staff enter: a call, a walk-in or a referral. */
export default async function NewLeadPage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('agent', NEW_LEAD_PATH, query)
  const problem = problemOf(query)
  const typed = await typedBy(staff.id, query.get('draft'))
  const doctor = isSlug(typed.doctor) ? typed.doctor : ''
  const places = await deskPlaces(runtime().database.executeSql, doctor, staff)
  return (
    <DeskShell staff={staff} page="newLead">
      <DayRoot>
        <h1>{copy.title}</h1>
        {problem && <ProblemNotice notice={problem} />}
        <NewLeadForm formKey={randomBytes(16).toString('hex')} typed={typed} places={places} />
      </DayRoot>
    </DeskShell>
  )
}
