import { Island } from '@/components/layout/islands/Island'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { Inbox } from '@/components/desk/Inbox/Inbox'
import { InboxRoot } from '@/components/desk/Inbox/Inbox.styles'
import { citiesToChoose, treatments } from '@/content/catalogue'
import { inboxCopy } from '@/content/copy/desk'
import { deskNotices } from '@/content/copy/staffLogin'
import { deskProblemOf } from '@/model/desk/deskNotices'
import { filtersOf, inboxAddress } from '@/model/desk/inboxFilters'
import { firstLook } from '@/server/desk/followUp/firstLook'
import { inboxPage } from '@/server/desk/followUp/inboxPage'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { queryOf, requireStaff } from './deskPages'

export const metadata = privateMetadata(inboxCopy.title)

/** The clinic's leads: list and lead, drawn on the server and alive from then on. */
export default async function InboxPage({ searchParams }: QueryProps) {
  const params = queryOf(await searchParams)
  const filters = filtersOf(params)
  const leadId = params.get('lead') ?? undefined
  const staff = await requireStaff('viewer', inboxAddress(filters, leadId ?? null))
  const { list, lead, settings } = await inboxPage(staff, filters, {
    leadId,
    cursor: params.get('cursor') ?? undefined,
  })
  const first = leadId === undefined ? null : await firstLook(params, leadId, lead, staff)
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
            },
            drawnAt: new Date().getTime(),
          }}
        />
      </InboxRoot>
    </DeskShell>
  )
}
