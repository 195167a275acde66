import 'server-only'
import { addConsent } from '@/server/consent/consentLedger'
import type { Database } from '@/server/database/database'
import { changedLead, lockDeliveries, saveDeliveries } from '@/server/delivery/outbox/outbox'
import { changeLeadContent, type LeadContent } from '@/server/sealing/leadContent'

/** What a lead's sender changes of it. */
export interface LeadChange {
  readonly leadId: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** The lead as it becomes; 'stands' when it is so already, 'refused' when it is not to become so. */
  readonly next: (content: LeadContent, isWithdrawn: boolean) => LeadContent | 'stands' | 'refused'
  readonly delivery: typeof changedLead
  readonly withdraws?: boolean
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
 * this moment is seen as claimed.
 * @returns whether the lead is as it was to become
 * @throws the database's error
 */
export const writeLeadChange = (
  { transaction }: Pick<Database, 'transaction'>,
  { leadId, at, next, delivery, withdraws = false, childNotice }: LeadChange,
): Promise<boolean> =>
  transaction(async (executeSql) => {
    const { rows } = await executeSql<{ id: string }>(ID, [leadId])
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
    if (childNotice !== undefined)
      await addConsent(executeSql, [
        { subject: row.leadId, purpose: 'child', isGiven: true, at: new Date(at), notice: childNotice },
      ])
    if (withdraws) await executeSql(WITHDRAW, [row.leadId, at])
    const time = Date.parse(at)
    await saveDeliveries([delivery(row, time)], time, executeSql)
    return true
  })

/** A line for the care team, where they read: the CRM record shows the remark. */
export const withRemark = ({ fields, ...content }: LeadContent, line: string): LeadContent => {
  const before = typeof fields.Remark === 'string' && fields.Remark !== '' ? `${fields.Remark}\n` : ''
  return { ...content, fields: { ...fields, Remark: before + line } }
}
