import { redirect } from 'next/navigation'
import { Island } from '@/components/layout/islands/Island'
import { deskHome, DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { Inbox } from '@/components/desk/Inbox/Inbox'
import { InboxRoot } from '@/components/desk/Inbox/Inbox.styles'
import { citiesToChoose, treatments } from '@/content/catalogue/catalogue'
import { bulkLeadsCopy } from '@/content/copy/bulkLeads'
import { interpolate } from '@/content/copy/interpolate'
import { inboxCopy, leadPanelCopy } from '@/content/copy/desk'
import { deskNotices } from '@/content/copy/staffLogin'
import { deskProblemOf } from '@/model/desk/deskNotices'
import { OWN_REASONS } from '@/model/desk/followUp'
import { isAtLeast } from '@/model/desk/staff'
import { filtersOf, inboxAddress } from '@/model/desk/inboxFilters'
import { initialPanelState } from '@/server/desk/followUp/initialPanelState'
import { inboxAlerts } from '@/server/desk/alerts/alertTargets'
import { isDeskEmpty } from '@/server/desk/demo/demoForm'
import { bulkAnswerOf } from '@/server/desk/followUp/bulkForms'
import { assignablePeople } from '@/server/desk/staff/duty'
import { runtime } from '@/server/runtime'
import { inboxPage } from '@/server/desk/followUp/inboxPage'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { queryOf, requireSession } from './deskPages'

export const metadata = privateMetadata(inboxCopy.title)

/** The inbox: list and lead, rendered on the server and hydrated. */
export default async function InboxPage({ searchParams }: QueryProps) {
  const params = queryOf(await searchParams)
  const filters = filtersOf(params)
  const leadId = params.get('lead') ?? undefined
  const session = await requireSession('staff', inboxAddress(filters, leadId ?? null))
  const { staff } = session
  if (!isAtLeast(staff, 'viewer')) redirect(deskHome(staff))
  const { database, secret } = runtime()
  const { list, lead, settings } = await inboxPage(staff, filters, {
    leadId,
    cursor: params.get('cursor') ?? undefined,
  })
  const first = leadId === undefined ? null : await initialPanelState(params, leadId, lead, staff)
  const people = await assignablePeople(database.executeSql)
  const closeReasons = settings.settings.lostReasons.map(({ id, label }) => [id, label] as const)
  const problem = first === null ? deskProblemOf(params.get('problem') ?? undefined) : undefined
  return (
    <DeskShell staff={staff} page="inbox">
      <InboxRoot>
        {problem && (
          <p className="notice" role="alert">
            {deskNotices.problems[problem]}
          </p>
        )}
        <Island
          name="inbox"
          of={Inbox}
          props={{
            staff,
            filters,
            page: list,
            selected: leadId ?? null,
            first,
            settings,
            choices: {
              city: citiesToChoose().map(({ cityname }) => cityname),
              treatment: treatments().map(({ ProcedureName }) => ProcedureName),
              source: [...new Set(list.rows.map(({ source }) => source))].sort(),
              owner: people.map(({ id, name }) => [id, name] as const),
              people: people
                .filter(({ id }) => id === staff.id || isAtLeast(staff, 'manager'))
                .map(
                  ({ id, name, isOnDuty }) =>
                    [id, isOnDuty ? interpolate(bulkLeadsCopy.onDuty, { name }) : name] as const,
                ),
              closeReasons,
              reason: [
                ...closeReasons,
                ...OWN_REASONS.map((id) => [id, leadPanelCopy.ownReasons[id]] as const),
              ],
            },
            isEmpty: list.counts.all === 0 && (await isDeskEmpty(database.executeSql)),
            bulkAnswer: await bulkAnswerOf(params.get('bulk'), staff),
            alerts: await inboxAlerts(database.executeSql, session, secret),
            renderedAt: new Date().getTime(),
          }}
        />
      </InboxRoot>
    </DeskShell>
  )
}
