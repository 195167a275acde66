import { DayRoot } from '@/components/desk/Day/Day.styles'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { PlaceChoice } from '@/components/desk/PlaceChoice'
import { PostForm, ProblemNotice } from '@/components/forms/PostForm'
import { deskLeadPlaceCopy as copy } from '@/content/copy/deskLeadPlace'
import { decoded } from '@/model/decoded'
import { isSlug } from '@/model/desk/deskDay'
import { LeadId } from '@/model/desk/followUp'
import { LEAD_PLACE_PATH, LEAD_PLACE_PROBLEMS } from '@/model/desk/leadPlace'
import { deskPlaces } from '@/server/desk/newLead/deskPlaces'
import { versionIn } from '@/server/desk/staff/deskGuard'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { deskProblemInWords, queryOf, requireStaff } from '../deskPages'

export const metadata = privateMetadata(copy.title)

function problemOf(query: URLSearchParams): string | undefined {
  const problem = LEAD_PLACE_PROBLEMS.find((one) => one === query.get('problem'))
  if (problem) return copy.problems[problem]
  return deskProblemInWords(query)
}

/** A doctor's place for a lead; nothing of the lead itself is shown. */
export default async function LeadPlacePage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('agent', LEAD_PLACE_PATH, query)
  const [lead, version] = [decoded(LeadId, query.get('lead')), versionIn(query)]
  const problem = problemOf(query)
  const doctor = query.get('doctor') ?? ''
  const places = await deskPlaces(runtime().database.executeSql, isSlug(doctor) ? doctor : '', staff)
  return (
    <DeskShell staff={staff} page="inbox">
      <DayRoot>
        <a href={lead === undefined ? '/desk' : `/desk?lead=${lead}`}>{copy.back}</a>
        <h1>{copy.title}</h1>
        {problem && <ProblemNotice notice={problem} />}
        {lead !== undefined && version !== undefined && (
          <PostForm action={`${LEAD_PLACE_PATH}/save`} hidden={{ lead, version: String(version) }}>
            <div className="card">
              <PlaceChoice {...places} chosen="" />
              {places.places.length > 0 && <button type="submit">{copy.submit}</button>}
            </div>
          </PostForm>
        )}
      </DayRoot>
    </DeskShell>
  )
}
