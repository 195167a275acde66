import 'server-only'
import * as t from 'io-ts'
import { MOST_NOTES } from '@/model/lead/enquiry'
import { addConsent } from '@/server/privacy/consent/consentLedger'
import type { Database } from '@/server/database/database'
import {
  changedLead,
  type Delivery,
  lockDeliveries,
  saveDeliveries,
  withdrawnLead,
} from '@/server/delivery/outbox/deliveryRows'
import { changeSearchedNumber } from '@/server/leads/leadWords'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { changeLeadContent, type LeadContent } from '@/server/privacy/sealing/leadContent'

/** `at` is ISO 8601, UTC. */
const Row = t.type({ lead_id: t.string, at: t.string })

interface LeadChange {
  /** The changed lead; 'stands' if unchanged, 'refused' if not allowed. */
  readonly next: (content: LeadContent, isWithdrawn: boolean) => LeadContent | 'stands' | 'refused'
  readonly withdraws?: true
  /** The corrected number, for the desk's search. */
  readonly mobile?: string
  /** The notice by which a parent or guardian agreed. */
  readonly childNotice?: string
}

const ID = 'select coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid) as id'
const WITHDRAW = `with withdrawn as (
    update lead set withdrawn_at = $2::timestamptz where id = $1::uuid returning id)
  insert into consent_entry (subject, purpose, at, is_given)
  select id, 'enquiry', $2::timestamptz, false from withdrawn
  on conflict (subject, purpose, at) do nothing`

/**
 * Changes a lead and its delivery together. Locks the delivery first, as erasure does, to see claims in progress.
 * Idempotent.
 * @returns whether the change is in effect; false for an unknown lead
 * @throws the database's error
 */
const writeLeadChange = (
  { transaction }: Pick<Database, 'transaction'>,
  { lead_id, at }: t.TypeOf<typeof Row>,
  { next, withdraws, mobile, childNotice }: LeadChange,
): Promise<boolean> =>
  transaction(async (executeSql) => {
    const { rows } = await executeSql<{ id: string }>(ID, [lead_id])
    const [row] = await lockDeliveries(
      rows.map(({ id }) => id),
      executeSql,
    )
    if (!row) return false
    let stands = false
    const outcome = await changeLeadContent(executeSql, row.leadId, (content, isWithdrawn) => {
      const becomes = next(content, isWithdrawn)
      stands = becomes === 'stands'
      return typeof becomes === 'string' ? undefined : becomes
    })
    if (outcome !== 'changed') return stands
    if (mobile !== undefined) await changeSearchedNumber(executeSql, row.leadId, mobile)
    if (childNotice !== undefined)
      await addConsent(executeSql, [
        { subject: row.leadId, purpose: 'child', isGiven: true, at: new Date(at), notice: childNotice },
      ])
    if (withdraws) await executeSql(WITHDRAW, [row.leadId, at])
    const time = Date.parse(at)
    const delivery = withdraws ? withdrawnLead(row, time) : changedLead(row, time)
    await saveDeliveries([delivery], time, executeSql)
    return true
  })

/** Adds a line for the care team to the CRM record's remark. */
const withRemark = ({ fields, ...content }: LeadContent, line: string): LeadContent => {
  const before = typeof fields.Remark === 'string' && fields.Remark !== '' ? `${fields.Remark}\n` : ''
  return { ...content, fields: { ...fields, Remark: before + line } }
}

/**
 * Adds a remark to a lead and schedules its delivery, inside a transaction that has locked it.
 * @param at epoch milliseconds
 * @throws the database's error
 */
export async function remarkOnLead(
  executeSql: ExecuteSql,
  delivery: Delivery,
  { line, at }: { readonly line: string; readonly at: number },
): Promise<void> {
  await changeLeadContent(executeSql, delivery.leadId, (content) => withRemark(content, line))
  await saveDeliveries([changedLead(delivery, at)], at, executeSql)
}

/** National digits, and the dial code without +. */
const NumberRow = t.intersection([Row, t.type({ mobile: t.string, country_code: t.string })])

const MOST_CORRECTIONS = 5

/**
 * Changes a lead's number and keeps the former one, with a remark for the care team. The delivery becomes due
 * again, and an attempt with the old number does not count (outbox.ts). Ignores outdated corrections; refuses for
 * withdrawn leads and after MOST_CORRECTIONS.
 */
const numberChange = ({ at, mobile, country_code }: t.TypeOf<typeof NumberRow>): LeadChange => ({
  mobile,
  next(content, isWithdrawn) {
    const corrections = content.corrections ?? []
    const before = { mobile: content.mobile, country_code: content.country_code }
    const isLater = String(corrections.at(-1)?.at ?? '') < at
    if (!isLater || (before.mobile === mobile && before.country_code === country_code)) return 'stands'
    if (isWithdrawn || corrections.length >= MOST_CORRECTIONS) return 'refused'
    const fields = { ...content.fields, MobileNoData: mobile, countryCode: country_code }
    return withRemark(
      { ...content, mobile, country_code, corrections: [...corrections, { at, ...before }], fields },
      `The visitor has corrected the number; before: +${before.country_code} ${before.mobile}`,
    )
  },
})

const NoteRow = t.intersection([Row, t.type({ text: t.string }), t.partial({ child_notice: t.string })])

/** Adds a note and schedules the delivery. Refuses for withdrawn leads and beyond the limit. */
const noteChange = ({ at, text, child_notice }: t.TypeOf<typeof NoteRow>): LeadChange => ({
  next(content, isWithdrawn) {
    const notes = content.notes ?? []
    // The note exists, or repeats the last one (double click).
    if (notes.some((note) => note.at === at) || notes.at(-1)?.text === text) return 'stands'
    if (isWithdrawn || notes.length >= MOST_NOTES) return 'refused'
    return withRemark({ ...content, notes: [...notes, { at, text }] }, `The visitor adds: ${text}`)
  },
  childNotice: child_notice,
})

/** Withdraws a lead: an unattempted delivery ends, otherwise the CRM is notified. */
const WITHDRAWAL: LeadChange = {
  next: (content, isWithdrawn) =>
    isWithdrawn ? 'stands' : withRemark(content, 'The visitor has withdrawn this enquiry.'),
  withdraws: true,
}

const SurveyRow = t.intersection([Row, t.type({ answers: t.UnknownRecord, fields: t.UnknownRecord })])

/**
 * Merges survey answers into their lead. Idempotent. @returns whether the lead exists @throws the database's error
 */
async function writeSurvey(
  { transaction }: Pick<Database, 'transaction'>,
  { lead_id, answers, fields }: t.TypeOf<typeof SurveyRow>,
): Promise<boolean> {
  const outcome = await transaction((executeSql) =>
    changeLeadContent(executeSql, lead_id, (content) => ({
      ...content,
      survey: { ...content.survey, ...answers },
      fields: { ...content.fields, ...fields },
    })),
  )
  return outcome !== 'unknown'
}

/** A change of an acknowledged lead, as a journal record. */
export const LeadAddition = t.union([
  t.type({ type: t.literal('survey'), row: SurveyRow }),
  t.type({ type: t.literal('number'), row: NumberRow }),
  t.type({ type: t.literal('note'), row: NoteRow }),
  t.type({ type: t.literal('withdrawal'), row: Row }),
])
export type LeadAddition = t.TypeOf<typeof LeadAddition>

/** Idempotent. @returns whether the lead has it now @throws the database's error */
export function writeAddition(
  database: Pick<Database, 'transaction'>,
  { type, row }: LeadAddition,
): Promise<boolean> {
  switch (type) {
    case 'survey':
      return writeSurvey(database, row)
    case 'number':
      return writeLeadChange(database, row, numberChange(row))
    case 'note':
      return writeLeadChange(database, row, noteChange(row))
    case 'withdrawal':
      return writeLeadChange(database, row, WITHDRAWAL)
  }
}
