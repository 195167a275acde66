import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { outrankedLines, outrankedNumbers } from './outrankedNumbers'

const BRAND = { phone: '022 4000 1234', whatsapp: '912240001234' }
const NUMBERS = [
  { name: 'contacts Blog/any', phone: '1800 123 4567', whatsapp: null },
  { name: 'contacts any/1', phone: '+912240001234', whatsapp: '919000000000' },
  { name: 'pages Faq', phone: null, whatsapp: null },
]
/** A database that has these rows. */
const executeSql = ((text: string) =>
  Promise.resolve({ rows: text.includes('union all') ? NUMBERS : [{ row: BRAND }] })) as unknown as ExecuteSql

test('rows with another number outrank the brand’s, and the same number in another spelling does not', async () => {
  expect(await outrankedNumbers(executeSql, BRAND)).toEqual({
    phone: ['contacts Blog/any'],
    whatsapp: ['contacts any/1'],
  })
  expect((await outrankedNumbers(executeSql, { ...BRAND, phone: '18001234567' })).phone).toEqual([
    'contacts any/1',
  ])
})

test('commands say so, a line a number', async () => {
  expect(await outrankedLines(executeSql)).toEqual([
    'brand phone: not shown where these rows have another one: contacts Blog/any',
    'brand whatsapp: not shown where these rows have another one: contacts any/1',
  ])
})
