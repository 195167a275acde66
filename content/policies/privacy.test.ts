import { brand } from '@/content/brand'
import { FIELD_KEYS, formField } from '@/model/lead/formFields'
import { privacyPolicy } from './privacy'
import { collectedItems } from './privacyItems'

/** What rule 3 of the Digital Personal Data Protection Rules, 2025, and sections 11 to 14 of the Act have a notice say. */
const SAID = {
  en: [
    'withdraw your consent at any time',
    'download',
    'correct',
    'delete',
    'name a person',
    '90 days',
    'Data Protection Board',
    'breach',
  ],
  hi: ['सहमति', 'डाउनलोड', 'ठीक', 'मिटा', 'नामित', '90 दिन', 'डेटा संरक्षण बोर्ड', 'उल्लंघन'],
} as const

describe.each(['en', 'hi'] as const)('the privacy notice in %s', (language) => {
  const notice = privacyPolicy[language](brand())
  const text = JSON.stringify(notice)

  test('names each item that is collected, and what for', () => {
    const rows = collectedItems(language)
    expect(notice.sections.flatMap(({ table }) => table?.rows ?? [])).toEqual(rows)
    for (const [what, purpose] of rows) expect([what.length > 2, purpose.length > 10]).toEqual([true, true])
    const asked = new Set(FIELD_KEYS.map((key) => formField(key).privacyItem))
    expect(rows.length).toBeGreaterThan(asked.size)
  })

  test('says how to withdraw, to use one’s rights and to complain, and to whom', () => {
    expect(SAID[language].filter((words) => !text.includes(words))).toEqual([])
    expect(text).toContain(brand().grievance.email)
  })
})
