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

/** What a lead's sender changes of it. */
interface LeadChange {
  /** The changed lead; 'stands' if unchanged, 'refused' if not allowed. */
  readonly next: (content: LeadContent, isWithdrawn: boolean) => LeadContent | 'stands' | 'refused'
  readonly withdraws?: true
  /** The corrected number, by which the desk finds the lead from now on. */
  readonly mobile?: string
  /** The notice by which a parent or guardian agreed with the change. */
  readonly childNotice?: string
}

const ID = 'select coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid) as id'
const WITHDRAW = `with withdrawn as (
    update lead set withdrawn_at = $2::timestamptz where id = $1::uuid returning id)
  insert into consent_entry (subject, purpose, at, is_given)
  select id, 'enquiry', $2::timestamptz, false from withdrawn
  on conflict (subject, purpose, at) do nothing`

/**
 * Changes a lead and its delivery together. The delivery is locked first, as by who erases the lead: one that is claimed at
 * this moment is seen as claimed. Doing it again changes nothing.
 * @returns whether the lead is as it was to become; false for an unknown lead
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

/** A line for the care team, where they read: the CRM record shows the remark. */
const withRemark = ({ fields, ...content }: LeadContent, line: string): LeadContent => {
  const before = typeof fields.Remark === 'string' && fields.Remark !== '' ? `${fields.Remark}\n` : ''
  return { ...content, fields: { ...fields, Remark: before + line } }
}

/**
 * Adds a line for the care team to a lead, inside a transaction that has locked its delivery, which is made again.
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

/** Another number for a lead, as its visitor corrected it; the national digits, and the dial code without +. */
const NumberRow = t.intersection([Row, t.type({ mobile: t.string, country_code: t.string })])

/** A slip of the finger is mended once or twice. */
const MOST_CORRECTIONS = 5

/**
 * Changes a lead's number and keeps the former one; the CRM remark tells the care team. The delivery becomes due
 * again, and an attempt with the old number no longer counts (outbox.ts). Outdated corrections are ignored; a
 * withdrawn lead, or one corrected too often, refuses.
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

/** What its sender adds to a lead, and the notice by which a parent or guardian agreed, where the note says so. */
const NoteRow = t.intersection([Row, t.type({ text: t.string }), t.partial({ child_notice: t.string })])

/** Adds a note to a lead, whose delivery is made again. A withdrawn lead, and one that has enough of them, refuses. */
const noteChange = ({ at, text, child_notice }: t.TypeOf<typeof NoteRow>): LeadChange => ({
  next(content, isWithdrawn) {
    const notes = content.notes ?? []
    // The note is there already, or it is the last one, which an impatient press has sent twice.
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

/** Answers of the quick survey, as they are merged into a lead, and the Lead fields that they map to. */
const SurveyRow = t.intersection([Row, t.type({ answers: t.UnknownRecord, fields: t.UnknownRecord })])

/**
 * Merges survey answers into their lead; doing it again changes nothing.
 * @returns whether the lead is there
 * @throws the database's error
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

/** What is added to a lead that was acknowledged before, as the journal holds it; a withdrawal takes the lead back. */
export const LeadAddition = t.union([
  t.type({ type: t.literal('survey'), row: SurveyRow }),
  t.type({ type: t.literal('number'), row: NumberRow }),
  t.type({ type: t.literal('note'), row: NoteRow }),
  t.type({ type: t.literal('withdrawal'), row: Row }),
])
export type LeadAddition = t.TypeOf<typeof LeadAddition>

/** Writes an addition; doing it again changes nothing. @returns whether the lead has it @throws the database's error */
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
