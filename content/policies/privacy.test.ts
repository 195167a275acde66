import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cookieItems, collectedItems } from './privacyItems'
import { brand } from '@/content/brand'
import { FIELD_KEYS, formField } from '@/model/lead/formFields'
import { privacyPolicy } from './privacy'

/**
 * Required content of a notice by rule 3 of the Digital Personal Data Protection Rules, 2025, and sections 11 to 14
 * of the Act.
 */
const EXPECTED = {
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

const ROOT = join(__dirname, '..', '..')
/** The staff's own desk is no part of what visitors see. */
const sources = ['server', 'services', 'components', 'model', 'app'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(join('server', 'desk')))
    .map((file) => readFileSync(join(ROOT, file), 'utf8')),
)

/** The names of a cookie in the code that sets it: a literal, or a constant of that file or another one. */
function nameOf(written: string, source: string): string[] {
  if (written.startsWith("'")) return [written.slice(1, -1)]
  const value = new RegExp(`const ${written} = '([^']+)'`)
  return [source, ...sources].flatMap((text) => value.exec(text)?.[1] ?? []).slice(0, 1)
}

/** The name expressions where a source sets a cookie. */
const setIn = (source: string): string[] =>
  [
    ...source.matchAll(/setCookie\(\s*([A-Z_]+|'[^']+')/g),
    ...source.matchAll(/signed(?:Ids|Cookie)(?:<\w+>)?\(\{\s*name: ('[^']+')/g),
    ...source.matchAll(/document\.cookie = `\$\{([A-Z_]+)\}/g),
  ].flatMap(([, written = '']) => nameOf(written, source))

const COOKIES = [...new Set(sources.flatMap(setIn))]

describe.each(['en', 'hi'] as const)('the privacy notice in %s', (language) => {
  const notice = privacyPolicy[language](brand())
  const text = JSON.stringify(notice)

  test('names each item that is collected, and what for', () => {
    const rows = collectedItems(language)
    expect(notice.sections.flatMap(({ table }) => table?.rows ?? [])).toEqual(rows)
    for (const [what, purpose] of rows) expect([what.length > 2, purpose.length > 10]).toEqual([true, true])
    const collected = new Set(FIELD_KEYS.map((key) => formField(key).privacyItem))
    expect(rows.length).toBeGreaterThan(collected.size)
  })

  test('names every cookie that the site sets', () => {
    expect(COOKIES).toEqual(expect.arrayContaining(['browser_id', 'known_here', 'cred_hexa', 'in_app']))
    const cookieText = cookieItems[language].join()
    expect(COOKIES.filter((name) => !cookieText.includes(name))).toEqual([])
    expect(text).toContain(JSON.stringify(cookieItems[language]))
  })

  test('says how to withdraw, to use one’s rights and to complain, and to whom', () => {
    expect(EXPECTED[language].filter((words) => !text.includes(words))).toEqual([])
    expect(text).toContain(brand().grievance.email)
  })
})
