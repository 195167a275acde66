import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { undescribedFields, whatYouCanChange } from './whatYouCanChange'

test('docs/what-you-can-change.md is as the code says: npm run -s catalogue -- describe > docs/what-you-can-change.md', () => {
  expect(readFileSync(join(__dirname, '../docs/what-you-can-change.md'), 'utf8')).toBe(whatYouCanChange())
})

test('it describes every field of the files', () => expect(undescribedFields()).toEqual([]))
