import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND, CONTACT, COVERAGE, PAGES, WORDS } from '@/content/copy/catalogueFields'
import { Brand } from '@/model/catalogue/brand'
import { Contact } from '@/model/catalogue/contact'
import { Coverage } from '@/model/catalogue/coverage'
import { fieldsOf } from '@/model/catalogue/fields'
import { PageSettings } from '@/model/catalogue/pageSettings'
import { SearchWords } from '@/model/catalogue/searchWords'
import { whatYouCanChange } from './whatYouCanChange'

test('docs/what-you-can-change.md is as the code says: npm run -s catalogue -- describe > docs/what-you-can-change.md', () => {
  expect(readFileSync(join(__dirname, '../docs/what-you-can-change.md'), 'utf8')).toBe(whatYouCanChange())
})

test('nothing of the code that writes it stands in it', () => {
  expect(whatYouCanChange()).not.toMatch(/^[^\w\s]$|\$\{|\bundefined\b|\[object /m)
})

test.each([
  [Brand, BRAND],
  [Contact, CONTACT],
  [PageSettings, PAGES],
  [SearchWords, WORDS],
  [Coverage, COVERAGE],
])('it describes every field of the files: %#', (codec, meanings) =>
  expect(Object.keys(meanings).sort()).toEqual(Object.keys(fieldsOf(codec)).sort()),
)
