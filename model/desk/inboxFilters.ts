import { isUsableDay } from '@/model/catalogue/timeZone'
import { DESK_AGES, DESK_VIEWS, type DeskView } from './deskLead'
import { FOLLOW_UP_STATES } from './followUp'

/** Filters of the inbox as query parameters; '' means any. */
export const INBOX_FIELDS = [
  'state',
  'city',
  'treatment',
  'source',
  'tier',
  'owner',
  'reason',
  'age',
  'from',
  'until',
  'q',
] as const
export type InboxField = (typeof INBOX_FIELDS)[number]

export type InboxFilters = { readonly view: DeskView } & Readonly<Record<InboxField, string>>

const MAX_LENGTH = 80

/** Filters by the day on which a lead arrived, `YYYY-MM-DD` where the clinic is. */
export const DAY_FIELDS = ['from', 'until'] as const satisfies readonly InboxField[]
export const isDayField = (field: InboxField): field is (typeof DAY_FIELDS)[number] =>
  DAY_FIELDS.some((one) => one === field)

/** Which values a field has, where they are few; any text otherwise. */
const CHOICES: Partial<Readonly<Record<InboxField, readonly string[]>>> = {
  state: FOLLOW_UP_STATES,
  tier: ['0', '1', '2', '3'],
  age: Object.keys(DESK_AGES),
}

const read = (params: URLSearchParams, field: InboxField): string => {
  const value = (params.get(field) ?? '').replaceAll('\0', '').trim().slice(0, MAX_LENGTH)
  const choices = CHOICES[field]
  if (isDayField(field)) return isUsableDay(value) ? value : ''
  return !choices || choices.includes(value) ? value : ''
}

/** The filters that an address names; what it names wrongly is left out. */
export function filtersOf(params: URLSearchParams): InboxFilters {
  const fields = Object.fromEntries(INBOX_FIELDS.map((field) => [field, read(params, field)]))
  return {
    view: DESK_VIEWS.find((view) => view === params.get('view')) ?? 'queue',
    // Object.fromEntries forgets its keys: they are INBOX_FIELDS.
    ...(fields as Record<InboxField, string>),
  }
}

/** The query that names filters, and the open lead: what is not chosen is not named. */
export function queryOf(filters: InboxFilters, leadId: string | null = null): URLSearchParams {
  const params = new URLSearchParams({ view: filters.view })
  for (const field of INBOX_FIELDS) if (filters[field] !== '') params.set(field, filters[field])
  if (leadId !== null) params.set('lead', leadId)
  return params
}

/** The page's address of a view, which can be shared. */
export const inboxAddress = (filters: InboxFilters, leadId: string | null = null): string =>
  `/desk?${queryOf(filters, leadId)}`

/** The address of a further page of a view, for who has no JavaScript. */
export const nextPageAddress = (filters: InboxFilters, cursor: string): string =>
  `${inboxAddress(filters)}&${new URLSearchParams({ cursor })}`

/** The desk's first view, narrowed by nothing. */
export const NO_FILTERS: InboxFilters = filtersOf(new URLSearchParams())
