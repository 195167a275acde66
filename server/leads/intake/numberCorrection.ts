import 'server-only'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'

/** Another number for a lead, as its visitor corrected it; the national digits, and the dial code without +. */
export interface NumberRow {
  readonly lead_id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly mobile: string
  readonly country_code: string
}

/** A slip of the finger is mended once or twice. */
const MOST_CORRECTIONS = 5

/**
 * The lead gets the number and keeps the one before; what the care team has to know stands in its remark, which the CRM
 * record shows. Its delivery is due again, as the leadDelivery machine has it for `delivery.replayed`, and one that is on
 * its way with the old number no longer counts (outbox.ts). An older correction than the lead's last changes nothing.
 */
const CORRECT = prepared(
  'lead_number',
  `
with corrected as (
  update lead set
    mobile = $3::text,
    country_code = $4::text,
    corrections = coalesce(corrections, '[]'::jsonb)
      || jsonb_build_object('at', $2::text, 'mobile', mobile, 'country_code', country_code),
    fields = fields || jsonb_build_object('MobileNoData', $3::text, 'countryCode', $4::text, 'Remark',
      concat_ws(E'\\n', nullif(fields ->> 'Remark', ''),
        'The visitor has corrected the number; before: +' || country_code || ' ' || mobile))
  where id = coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid)
    and (mobile, country_code) <> ($3::text, $4::text) and withdrawn_at is null
    and coalesce(corrections -> -1 ->> 'at', '') < $2::text
    and jsonb_array_length(coalesce(corrections, '[]'::jsonb)) < ${MOST_CORRECTIONS}
  returning id
)
update lead_delivery set state = 'pending', attempts = 0, next_attempt_at = $2::timestamptz, delivered_at = null,
  updated_at = $2::timestamptz
where lead_id in (select id from corrected)`,
)

/** The lead with this number, or with a later correction. */
const STANDS = `select 1 from lead
  where id = coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid)
    and ((mobile, country_code) = ($3::text, $4::text) or coalesce(corrections -> -1 ->> 'at', '') >= $2::text)`

/**
 * Gives a lead another number; doing it again changes nothing.
 * @returns whether the lead has it; false for an unknown or withdrawn lead, and for one that was corrected too often
 * @throws the database's error
 */
export async function writeNumber(executeSql: ExecuteSql, row: NumberRow): Promise<boolean> {
  const values = [row.lead_id, row.at, row.mobile, row.country_code]
  return (
    (await executeSql(CORRECT, values)).rowCount > 0 || (await executeSql(STANDS, values)).rows.length > 0
  )
}
