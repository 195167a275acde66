import { goesWith, HOUR, jsonPlace, textPlace, type TableRow, YEAR } from './tableRow'

const leadsIn = (states: string, since = 'created_at'): string =>
  `${since} < $1 and not id = any($2::uuid[])
    and exists (select from lead_delivery d where d.lead_id = lead.id and d.state in (${states}))`

const THREE_YEARS = { days: 3 * YEAR, isPersonal: true } as const

/** Enquiries, what the clinic does with them, and forms that were not sent. */
export const LEAD_TABLES = {
  lead: {
    // Once sealed, the columns of a person hold blind indexes (leadContent.ts), the JSON columns nothing.
    clear: `id created_at mobile country_code name email city treatment treatment_key page_type lead_tier duplicate_of
      suspected_spam fields first_touch whatsapp_consent privacy_notice survey corrections stage notes withdrawn_at arrived_xid`,
    sealed: [textPlace('sealed', 'lead', { concerns: 'true', form: undefined })],
    kept: [
      {
        name: 'leadsDelivered',
        what: 'leads that the CRM has, since they came',
        isDue: leadsIn(`'delivered'`),
        ...THREE_YEARS,
      },
      {
        name: 'leadsDead',
        what: 'leads that the CRM refused or never took, since they came',
        isDue: leadsIn(`'dead'`),
        ...THREE_YEARS,
      },
      {
        name: 'leadsWaiting',
        what: 'leads that wait for the CRM, or have none, since they came',
        isDue: leadsIn(`'pending', 'retrying'`),
        ...THREE_YEARS,
      },
      {
        name: 'leadsWithdrawn',
        what: 'leads that their senders took back, since then',
        days: YEAR,
        isPersonal: true,
        isDue: leadsIn(`'withdrawn', 'delivered', 'dead'`, 'withdrawn_at'),
      },
    ],
    erased: 'erasePerson',
    download: 'enquiries',
  },
  lead_delivery: {
    ...goesWith(
      'lead',
      `lead_id adapter state attempts next_attempt_at last_error delivered_at external_id updated_at crm_stage left_out`,
      'enquiries',
    ),
    key: 'lead_id',
    sealed: [jsonPlace('crm_extra', 'crm extra', 'crm_extra is not null')],
  },
  lead_search: {
    ...goesWith('lead', 'lead_id words', { not: 'the name of the enquiry, for the desk’s search' }),
    key: 'lead_id',
    sealed: [{ ...jsonPlace('content', 'lead search'), form: undefined }],
  },
  lead_note: {
    ...goesWith('lead', 'id lead_id at staff_id xid', 'enquiries'),
    sealed: [jsonPlace('content', 'lead note')],
  },
  lead_event: goesWith(
    'lead',
    `seq lead_id at staff_id type from_state to_state version data previous_hash hash xid`,
    'enquiries',
  ),
  lead_follow_up: goesWith(
    'lead',
    `lead_id state version last_hash owner_id attempts due_at reason merged_into claimed_until first_called_at is_late
      call_by own_priority priority since arrived_at tier city treatment_key source arrived_xid word_keys booked_at visited_at
      last_call_at calls counted is_counted end_signature branch to_assign`,
    'enquiries',
  ),
  lead_alias: goesWith('lead', 'id lead_id', { not: 'another id of the enquiry' }),
  crm_request: {
    clear: 'lead_id kind adapter external_id at',
    kept: { not: 'what the care team has to do, until it is done; ids only' },
    erased: { not: 'says that the CRM is to erase the lead' },
    download: { not: 'ids only' },
  },
  erased_lead: {
    clear: 'id at',
    kept: [
      {
        name: 'erasedIds',
        what: 'ids of erased leads, which a forgotten journal could bring back',
        days: YEAR,
        leastDays: 30,
        isDue: 'at < $1',
      },
    ],
    erased: { not: 'keeps a journal from bringing back what was erased' },
    download: { not: 'ids only' },
  },
  idempotency_key: {
    clear: 'key body_hash lead_id created_at',
    kept: [
      {
        name: 'keys',
        // A request is not repeated after a day; late journal leads are recognised by their id.
        what: 'idempotency keys',
        days: 1,
        leastDays: 1,
        isDue: 'created_at < $1',
      },
    ],
    // Idempotency keys keep working.
    erased: { not: 'erasePerson empties body_hash' },
    download: { not: 'a hash, for a day' },
  },
  form_draft: {
    clear: 'id expires_at',
    sealed: [jsonPlace('values', 'form draft')],
    kept: [
      {
        name: 'drafts',
        what: 'forms that were not sent, when they expire',
        days: HOUR,
        isDue: 'expires_at <= now()',
      },
    ],
    erased: 'erasePerson',
    download: { not: 'half an hour, at an address of its own' },
  },
  problem_report: {
    clear: 'id at',
    sealed: [jsonPlace('content', 'problem report')],
    kept: [
      {
        name: 'problemReports',
        what: 'problems that visitors reported, since then',
        days: 90,
        isDue: 'at < $1',
      },
    ],
    erased: 'erasePerson',
    download: { not: 'sent without an account' },
  },
} as const satisfies Readonly<Record<string, TableRow>>
