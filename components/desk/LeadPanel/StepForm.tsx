import type { FormEventHandler, ReactNode } from 'react'
import type { DeskLead } from '@/model/desk/deskLead'
import { type InboxFilters, queryOf } from '@/model/desk/inboxFilters'

type StepFormProps = {
  readonly lead: DeskLead
  /** The view that the page comes back to. */
  readonly filters: InboxFilters
  readonly className?: string
  readonly labelledBy?: string
  /** What is sent beside the lead, its version and the view. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Takes the form over once the page is alive. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement>
  readonly children: ReactNode
}

/** A form that does something with the open lead; the server takes it without JavaScript. */
export const StepForm = ({
  lead,
  filters,
  className,
  labelledBy,
  hidden = {},
  onSubmit,
  children,
}: StepFormProps) => (
  <form
    method="post"
    action="/desk/lead/step"
    className={className}
    aria-labelledby={labelledBy}
    noValidate
    onSubmit={onSubmit}
  >
    <input type="hidden" name="query" value={queryOf(filters).toString()} />
    <input type="hidden" name="id" value={lead.row.leadId} />
    <input type="hidden" name="version" value={lead.row.version} />
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
