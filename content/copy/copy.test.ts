import { readdirSync } from 'node:fs'
import path from 'node:path'
import { demoWordsIn } from '@/tests/site/demoWords'
import { brand } from '../brand'
import { editorialPolicy } from '../policies/editorial'
import { privacyPolicy } from '../policies/privacy'
import { refundPolicy } from '../policies/refund'
import { termsPolicy } from '../policies/terms'
import { demoNote, isDemo, withDemoNote } from './demoNote'
import { headerCopy } from './header'
import { interpolate } from './interpolate'
import { leadFormCopy, validationCopy } from './leadForm'
import { treatmentCopy } from './treatments'

/** Every text with its path, such as `form.submit` or `nextSteps.0`. */
const textsOf = (value: unknown, way: string[] = []): Map<string, string> => {
  if (typeof value === 'string') return new Map([[way.join('.'), value]])
  if (typeof value !== 'object' || value === null) throw new Error(`${way.join('.')} is not a text`)
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...textsOf(inner, [...way, key])]))
}

const gapsOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()
const DEVANAGARI = /[\u0900-\u097f]/

type Bilingual = { readonly en: unknown; readonly hi: unknown }
const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'en' in value && 'hi' in value

const EXPORTS = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(path.join(__dirname, file))))

/** Every copy of this folder that has both languages. */
const COPIES = EXPORTS.flatMap(([name, copy]) =>
  isBilingual(copy) ? [[name, textsOf(copy.en), textsOf(copy.hi)] as const] : [],
)

/** Texts that are the same in both languages or name the other one; addresses; stored values. */
const ALIKE =
  /(^|\.)(otherLanguage|allInOther|languageSwitch|hindiArticles|hindiTests|language|href|privacyHref|copyright)$|^$|^whatsapp(Title)?$|^placeholders\.email$/

/** A text that a link continues. */
const isPart = (way: string): boolean => /\.(before|after)$/.test(way)

describe.each(COPIES)('%s', (_, english, hindi) => {
  const translated = (way: string): boolean => !ALIKE.test(way)

  test('every text exists in both languages', () => {
    expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('no text is empty or has blanks at its ends', () => {
    expect(
      [...english, ...hindi].filter(([way, text]) => !isPart(way) && (text.trim() !== text || text === '')),
    ).toEqual([])
  })

  test('a text has the same gaps in both languages', () => {
    const differing = [...english].filter(
      ([way, text]) => gapsOf(text).join() !== gapsOf(hindi.get(way) ?? '').join(),
    )
    expect(differing).toEqual([])
  })

  test('Hindi is written in Devanagari and English is not', () => {
    expect([...hindi].filter(([way, text]) => translated(way) && !DEVANAGARI.test(text))).toEqual([])
    expect([...english].filter(([way, text]) => translated(way) && DEVANAGARI.test(text))).toEqual([])
  })

  test('no text promises what nobody can promise', () => {
    const claims = /\b(best|guarant\w*|cure[sd]?|painless|risk-free|hurry)\b|सर्वश्रेष्ठ|गारंटी/i
    expect([...english, ...hindi].filter(([, text]) => claims.test(text))).toEqual([])
  })
})

/** Every text below a value with its path, including texts in one language. */
const allTexts = (value: unknown, way: string): readonly string[] => {
  if (typeof value === 'string') return [`${way}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => allTexts(inner, `${way}.${key}`))
}
const isNote = (text: string): boolean => /^[\w.]+\.demoNote: /.test(text)

test('only a demoNote, which is shown by the rows that it speaks of, tells of the demonstration', () => {
  const policies = { editorialPolicy, privacyPolicy, refundPolicy, termsPolicy }
  const texts = [
    ...EXPORTS.flatMap(([name, copy]) => allTexts(copy, name)),
    ...Object.entries(policies).flatMap(([name, { en, hi }]) => allTexts([en(brand()), hi(brand())], name)),
  ]
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => demoWordsIn(text).length > 0 !== isNote(text))).toEqual([])
})

describe('a note of the demonstration', () => {
  const copy = { demoNote: 'Fictional.' }
  test.each([
    [true, true],
    [undefined, false],
    [{ isFictional: true }, true],
    [{ isFictional: false }, false],
    [{ cost: { isIllustrative: true } }, true],
    [{ isPriceIllustrative: false }, false],
    [[{ isFictional: false }, undefined, { isFictional: true }], true],
    [[{ isFictional: false }], false],
    [[], false],
  ] as const)('with %j: %s', (shown, isShown) => {
    expect(isDemo(shown)).toBe(isShown)
    expect(demoNote(copy, shown)).toBe(isShown ? 'Fictional.' : '')
    expect(withDemoNote('Asha.', copy, shown)).toBe(isShown ? 'Asha. Fictional.' : 'Asha.')
  })
})

test('a gap takes its value, and one without a value stays visible', () => {
  expect(interpolate('{name} and {name}, {count}', { name: 'Asha', count: 2 })).toBe('Asha and Asha, 2')
  expect(interpolate('Version {version}', {})).toBe('Version {version}')
})

describe('the copy that is fixed', () => {
  const { en } = leadFormCopy

  test('the alternate messages are those of the specification, letter by letter', () => {
    expect(en.alternateValidation).toEqual({
      gender: 'Select Gender',
      age: 'Enter valid age',
      height: 'Enter valid height',
      weight: 'Enter valid weight',
      treatment: 'Select atleast one',
      name: 'Please enter name',
      mobile: 'Please enter valid mobile number',
      email: 'Please enter valid email',
      city: 'Please select city',
      specializations: 'Please select specializations',
      query: 'Please enter query',
    })
  })

  test.each(['Partner', 'Careers'])('the form of %s has the alternate messages', (leadType) => {
    expect(validationCopy('en', leadType)).toMatchObject({
      treatmentRequired: 'Select atleast one',
      nameRequired: 'Please enter name',
      mobileInvalid: 'Please enter valid mobile number',
      emailInvalid: 'Please enter valid email',
      cityRequired: 'Please select city',
      specializationsRequired: 'Please select specializations',
      queryRequired: 'Please enter query',
    })
    expect(validationCopy('hi', leadType).nameRequired).toBe('कृपया नाम लिखें')
  })

  test('every other form has the lead form’s', () => {
    expect(validationCopy('en', 'Campaign')).toBe(en.validation)
    expect(validationCopy('en', undefined)).toBe(en.validation)
  })

  test('buttons and the ribbon read as specified', () => {
    expect(en.form.submit).toBe('Book Free Appointment')
    expect(en.form.title).toBe('Book Free Appointment')
    expect(en.form.submitting).toBe('Submitting...')
    expect(`${headerCopy.en.ribbonText} ${headerCopy.en.ribbonLink}`).toBe(
      'Get Second Opinion from Top Surgeons! Book an Appointment',
    )
    expect(headerCopy.en.searchPlaceholder).toBe('Search Condition, Treatment, Doctor or Hospital')
  })

  test('the selling points are those of the specification', () => {
    expect(treatmentCopy.en.sellingPoints).toEqual([
      'Only certified experienced female doctors',
      '100% confidential and safe',
      'No parental or spousal consent required',
      'All adult women, married or unmarried, can avail',
      'Early discharge and quick recovery',
    ])
  })
})
