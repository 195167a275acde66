import 'server-only'
import { possibleActions } from '@/machines/leadFollowUp/followUpSteps'
import { mayBeSamePerson } from '@/model/account/samePerson'
import type {
  AnsweredField,
  DeskLead,
  DeskOwner,
  DeskRow,
  OtherLead,
  TimelineEntry,
} from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import { expandLead, type Lead } from '@/model/lead/lead'
import { ADDED_PARAMETERS } from '@/model/page/trackingParameters'
import { maskedMobile } from '@/model/lead/ownEnquiry'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import { contentOf, type LeadContent, blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { branchValue, isWithin } from '@/server/desk/branches'
import { callOf } from './callLinks'
import { addFollowUps } from './createFollowUps'
import { deskRowOf, SHOWN_COLUMNS, SHOWN_JOINS, type ShownRow, withoutNumbers } from './deskRows'
import { notesOf } from './leadNotes'
import { openedMark } from './openedLead'
import type { AppointmentNews, FollowUpState } from '@/model/desk/followUp'

interface LeadRow extends ShownRow {
  readonly delivery_state: string
  readonly adapter: string | null
  readonly external_id: string | null
  readonly delivered_at: Date | null
}

const LEAD = prepared(
  'desk_lead',
  `select ${SHOWN_COLUMNS}, d.state as delivery_state, d.adapter, d.external_id, d.delivered_at
  from lead_follow_up f ${SHOWN_JOINS} join lead_delivery d on d.lead_id = f.lead_id
  where f.lead_id = coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid)
    and ${isWithin('$2::text[]', 'f.branch')}`,
)

/** The lead's id for an alias; any other id unchanged. */
const REAL_ID = `select coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid) as id`

/** The number's leads first, whatever the planner believes of a young table: not a walk through all by their time. */
const OTHERS = prepared(
  'desk_leads_of_number',
  `with same as materialized (
    select id from lead where mobile = any($1::text[]) and country_code = $2::text and id <> $3::uuid)
  select ${SHOWN_COLUMNS} from same join lead_follow_up f on f.lead_id = same.id ${SHOWN_JOINS}
  where ${isWithin('$4::text[]', 'f.branch')}
  order by f.arrived_at desc limit 20`,
)

/** Fields of a lead that say how it came; all others were asked, or are the site's own. */
const SOURCE_FIELDS = [
  'PageNameData',
  'PageTypeData',
  'PageLanguage',
  'lead_channeldata',
  'Zutm_sourcedata',
  'Zutm_mediumdata',
  'Zutm_campaigndata',
  'Zutm_termdata',
  'Keyword_Text',
  'Network',
  'placement',
  'GCLID',
  ...ADDED_PARAMETERS,
] as const satisfies readonly (keyof Lead)[]

const ANSWER_FIELDS = [
  'QueryData',
  'ProcedureNameData',
  'condition_data',
  'CityData',
  'locality',
  'Preferred_City',
  'Callback_Input',
  'Prior_Consultation',
  'Requested_Consultation',
  'IsConsultwithDoctor',
  'insuranceType',
  'InsuranceNameData',
  'IsInsurance',
  'report',
  'bmi',
  'pilesSeverity',
  'cataractLens',
  'qualifying',
  'specializations',
  'state',
  'Remark',
  'LeadTypeData',
] as const satisfies readonly (keyof Lead)[]

const shownOf = (
  lead: Lead,
  fields: readonly (keyof Lead)[],
  shown: (text: string) => string,
): readonly AnsweredField[] =>
  fields.flatMap((field) => (lead[field] === '' ? [] : [{ field, value: shown(String(lead[field])) }]))

const otherOf = (row: DeskRow): OtherLead => {
  const { leadId, reference, name, treatment, city, arrivedAt, state } = row
  return { leadId, reference, name, treatment, city, arrivedAt, state }
}

/** State of the desk that `leadFor` needs. */
export interface DeskState {
  readonly settings: StoredSettings
  readonly owns: DeskOwner
}

/**
 * A lead as a member of staff sees it: a viewer gets neither number nor e-mail address.
 * @returns undefined for an unknown lead, and for one of a branch that is not theirs
 * @throws the database's error; as contentOf
 */
export async function leadFor(
  executeSql: ExecuteSql,
  leadId: string,
  staff: StaffMember,
  { settings, owns }: DeskState,
): Promise<DeskLead | undefined> {
  const read = async () => (await executeSql<LeadRow>(LEAD, [leadId, branchValue(staff)])).rows[0]
  let stored = await read()
  if (!stored) {
    const ids = (await executeSql<{ id: string }>(REAL_ID, [leadId])).rows.map(({ id }) => id)
    await addFollowUps(executeSql, ids, settings)
    // Created by this call, or concurrently by another one.
    stored = await read()
    if (!stored) return undefined
  }
  const content = contentOf(stored)
  const row = deskRowOf(stored, content)
  const lead = expandLead(content.fields)
  const isTrusted = isAtLeast(staff, 'agent')
  const shown = isTrusted ? (text: string) => text : withoutNumbers
  const [others, timeline, notes, call] = await Promise.all([
    othersOf(executeSql, stored, content, staff),
    timelineOf(executeSql, stored.lead_id),
    notesOf(executeSql, [stored.lead_id]),
    isTrusted && !row.isWithdrawn ? callOf(executeSql, { row, content }, settings.settings.templates) : null,
  ])
  const ofSender = (content.notes ?? []).map(({ at, text }) => ({ id: at, at, by: '', text }))
  const seen = { ...content, mobile: isTrusted ? content.mobile : maskedMobile(content.mobile) }
  return {
    row,
    opened: openedMark(staff, row.leadId),
    number: `+${seen.country_code} ${seen.mobile}`,
    email: isTrusted ? content.email : '',
    answers: shownOf(lead, ANSWER_FIELDS, shown),
    source: shownOf(lead, SOURCE_FIELDS, shown),
    earlier: others.filter(({ arrivedAt }) => arrivedAt <= row.arrivedAt).map(otherOf),
    duplicates: others.filter((other) => isDuplicate(other, row)).map(otherOf),
    timeline,
    notes: [...ofSender, ...notes].map((note) => ({ ...note, text: shown(note.text) })),
    actions: owns === 'crm' ? [] : possibleActions(row, staff, Date.now()),
    call,
    owns,
    crm:
      stored.adapter === null
        ? null
        : {
            state: stored.delivery_state,
            externalId: stored.external_id,
            deliveredAt: stored.delivered_at && new Date(stored.delivered_at).toISOString(),
          },
  }
}

/** Of the same number, not merged yet, by a name that may be the same person's. A hint: families share phones. */
const isDuplicate = (other: DeskRow, row: DeskRow): boolean =>
  other.state !== 'merged' && mayBeSamePerson(other.name, row.name)

async function othersOf(
  executeSql: ExecuteSql,
  { lead_id }: ShownRow,
  { mobile, country_code }: LeadContent,
  staff: StaffMember,
): Promise<readonly DeskRow[]> {
  const { rows } = await executeSql<ShownRow>(OTHERS, [
    arrayOf(blindIndexesOf('mobile', mobile)),
    country_code,
    lead_id,
    branchValue(staff),
  ])
  return rows.map((row) => deskRowOf(row))
}

interface EventRow {
  readonly seq: string
  readonly at: Date
  readonly name: string | null
  readonly type: string
  readonly from_state: FollowUpState
  readonly to_state: FollowUpState
  readonly data: string
}

interface TimelineData {
  readonly due?: number | null
  readonly reason?: string
  readonly into?: string
}

const OF_LEAD = prepared(
  'lead_timeline',
  `select e.seq::text, e.at, s.name, e.type, e.from_state, e.to_state, e.data from lead_event e
  left join staff_member s on s.id = e.staff_id where e.lead_id = $1::uuid order by e.version`,
)

/** A lead's history, oldest first. @throws the database's error */
export async function timelineOf(executeSql: ExecuteSql, leadId: string): Promise<readonly TimelineEntry[]> {
  const { rows } = await executeSql<EventRow>(OF_LEAD, [leadId])
  return rows.map(({ seq, at, name, type, from_state: from, to_state: to, data }) => {
    // It is as eventChain.ts has written it.
    const { news, ...said } = JSON.parse(data) as TimelineData & { readonly news?: AppointmentNews }
    const { due, reason, into } = { ...said, ...news } as TimelineData
    return {
      seq,
      at: new Date(at).toISOString(),
      by: name ?? '',
      type,
      from,
      to,
      ...(reason !== undefined && { reason }),
      ...(typeof due === 'number' && { dueAt: new Date(due).toISOString() }),
      ...(into !== undefined && { into }),
      ...(news && { news: news.stage }),
    }
  })
}
