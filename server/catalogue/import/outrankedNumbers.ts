import 'server-only'
import { readClinicNumber } from '@/model/catalogue/clinicNumber'
import { fieldOf } from '@/model/fieldOf'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from '@/server/catalogue/tableOf'

/** The brand's numbers, and the rows that have another one for some pages, such as `contacts Marketing/any`. */
export type OutrankedNumbers = Readonly<Record<'phone' | 'whatsapp', readonly string[]>>

interface NumberRow {
  readonly name: string
  readonly phone: string | null
  readonly whatsapp: string | null
}

const NUMBERS = `select 'contacts ' || key as name, row->>'phone' as phone, row->>'whatsapp' as whatsapp
    from ${tableOf('contacts')}
  union all select 'pages ' || key, row->>'floatingCallNo', row->>'WhatsAppNumber' from ${tableOf('pages')}
  order by name`

const dialled = (number: unknown): unknown =>
  typeof number === 'string' ? (readClinicNumber(number)?.dialled ?? number) : number

/**
 * Which rows outrank the brand's numbers (content/brand.ts, pageNumbers): a brand number that was changed is not seen there.
 * @param brand the brand's row, or a draft of it
 * @throws the database's error
 */
export async function outrankedNumbers(executeSql: ExecuteSql, brand: object): Promise<OutrankedNumbers> {
  const { rows } = await executeSql<NumberRow>(NUMBERS)
  const above = (field: 'phone' | 'whatsapp') =>
    rows
      .filter((row) => row[field] !== null && dialled(row[field]) !== dialled(fieldOf(brand, field)))
      .map(({ name }) => name)
  return { phone: above('phone'), whatsapp: above('whatsapp') }
}

/** The same for commands: a line for each number that is outranked somewhere. @throws the database's error */
export async function outrankedLines(executeSql: ExecuteSql): Promise<readonly string[]> {
  const { rows } = await executeSql<{ row: object }>(`select row from ${tableOf('brand')}`)
  const [brand] = rows
  if (!brand) return []
  return Object.entries(await outrankedNumbers(executeSql, brand.row)).flatMap(([field, names]) =>
    names.length > 0
      ? [`brand ${field}: not shown where these rows have another one: ${names.join(', ')}`]
      : [],
  )
}
