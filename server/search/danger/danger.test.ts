import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { firstAidIn } from '@/content/copy/firstAid'
import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { DANGER_KINDS } from '@/model/search/danger'
import { SEARCH_QUERIES } from '@/tests/support/searchQueries'
import { BESIDE, CONTEXTS } from './contexts'
import { dangerOf } from './danger'
import { FAMILIES } from './families'
import { LEXICON } from './lexicon'
import { MEASURE_CONCEPTS } from './measures'
import { DANGER_RULES } from './rules'

const table = readFileSync(join(process.cwd(), 'tests', 'support', 'dangerQueries.txt'), 'utf8')
const QUERIES = table
  .split(/^# /m)
  .slice(1)
  .flatMap((block) => {
    const [expected = '', ...queries] = block.trim().split('\n')
    return queries.map((query) => ({ query, expected }))
  })
const DANGERS = QUERIES.filter(({ expected }) => expected !== 'none')
const EVERYDAY = QUERIES.filter(({ expected }) => expected === 'none')

const readRows = (kind: string) =>
  JSON.parse(
    readFileSync(join(process.cwd(), 'content', 'catalogue', 'demo', `${kind}.json`), 'utf8'),
  ) as Record<string, unknown>[]
const COMMON_NAMES =
  'thakur vishal zehra abhishek marathe maruti sharma verma gupta patil pawar jadhav kulkarni reddy naidu nair menon das bose khan sheikh nagesh girish sapna asha kajal durga bedi dang damini'
const EVERYDAY_WORDS =
  'hypothesis display dispute disposal contractor commission coalition provision prisoner secure rabbit betting paradise rated racing token stable succeed treaty camping campus flowers consumer beatles asian julia stated starring accidental drawn drove strikes'

const seen = (query: string): string => {
  const danger = dangerOf(query)
  return danger ? `${danger.level} ${danger.kind}` : 'none'
}

describe('what people type', () => {
  test('is read as the table says: each danger of its kind and level, and no alarm about everyday things', () => {
    const wrong = QUERIES.filter(({ query, expected }) => seen(query) !== expected)
    expect(wrong.map(({ query, expected }) => `${query}: ${seen(query)} in place of ${expected}`)).toEqual([])
  })

  test('the table has some hundred of both', () => {
    expect(DANGERS.length).toBeGreaterThan(300)
    expect(EVERYDAY.length).toBeGreaterThan(300)
  })

  test.each([
    ['sugar 40 pasina', 'now lowSugar'],
    ['sugar low kaanp raha', 'now lowSugar'],
    ['BP 220', 'now bloodPressure'],
    ['dengue platelets 20000', 'now dengue'],
    ['dast aankhen dhasi', 'now dehydration'],
    ['taanke se mavad bukhar', 'today wound'],
    ['no one would care if i died', 'now suicide'],
    ['madhumakkhi ne kata saans nahi aa rahi', 'now allergy'],
    ['glucose 52 mg/dl shaking', 'now lowSugar'],
    ['fever since 6 days', 'today fever'],
    ['fever since 2 days', 'none'],
    ['father appendix operation', 'none'],
    ['paracetamol 500', 'none'],
    ['rape', 'now sexualViolence'],
    ['pati marta hai', 'now domesticViolence'],
    ['fasting sugar 112', 'none'],
    ['creatinine 108', 'none'],
    ['mirgi ki dawai', 'none'],
  ])('%s: %s', (query, expected) => expect(seen(query)).toBe(expected))

  test('a name of the catalogue is no danger, alone and as a doctor, a hospital, a city', () => {
    const named = (kind: string, field: string) =>
      readRows(kind).flatMap((row) => [row[field], row['hindi']].filter((name) => typeof name === 'string'))
    const names = [
      ...named('doctors', 'DoctorName'),
      ...named('hospitals', 'HospitalName'),
      ...named('cities', 'cityname'),
      ...COMMON_NAMES.split(/\s+/),
    ]
    expect(names.length).toBeGreaterThan(250)
    const asked = names.flatMap((name) => [name, `dr ${name}`, `doctor ${name} clinic near me`])
    expect(asked.filter((query) => seen(query) !== 'none')).toEqual([])
  })

  test('an everyday word that differs by a letter from one of a danger is not taken for it', () => {
    expect(EVERYDAY_WORDS.split(/\s+/).filter((word) => seen(word) !== 'none')).toEqual([])
  })

  test('a measure counts by its value', () => {
    const at = (words: string, ...values: readonly (number | string)[]) =>
      values.map((value) => seen(`${words} ${value}`))
    expect(at('sugar', 69, 70, 299, 300, 400)).toEqual([
      'now lowSugar',
      'none',
      'none',
      'today highSugar',
      'now highSugar',
    ])
    expect(at('bp', '120/80', '179/109', '180/100', '200/110', '150/120')).toEqual([
      'none',
      'none',
      'today bloodPressure',
      'now bloodPressure',
      'now bloodPressure',
    ])
    expect(at('spo2', 94, 93, 90)).toEqual(['none', 'today breathing', 'now breathing'])
    expect(at('bukhar', 102, '103 F', 39.5, '105', '41°C')).toEqual([
      'none',
      'today fever',
      'today fever',
      'now fever',
      'now fever',
    ])
    expect(at('platelets', '1.5 lakh', '20,000', '20 hazar', '२००००', 20_001, 50_001)).toEqual([
      'none',
      'now dengue',
      'now dengue',
      'now dengue',
      'today dengue',
      'none',
    ])
    expect(at('hb', 5, 7, 7.1)).toEqual(['now anaemia', 'today anaemia', 'none'])
    expect(at('pulse', 40, 72, 120, 150)).toEqual(['now heart', 'none', 'today heart', 'now heart'])
  })
})

describe('the same words otherwise written', () => {
  const latin = DANGERS.filter(({ query }) => /^[a-z ]+$/.test(query))

  test('in capitals, with marks between, with other vowels or more words are the same danger', () => {
    const rewritten = (query: string): readonly string[] => [
      query.toUpperCase(),
      `  ${query.replaceAll(' ', '   ')}!!`,
      query.replaceAll(' ', '... '),
      query.replace(/[a-z]{6,}/g, (word) => word.replace('aa', 'a').replace('ee', 'i').replace('oo', 'u')),
      `${query} please`,
      `${query} 🙏`,
    ]
    const other = DANGERS.flatMap(({ query, expected }) =>
      rewritten(query).filter((one) => seen(one) !== expected),
    )
    expect(other).toEqual([])
  })

  test('with two words exchanged are mostly seen: 97 of 100', () => {
    const exchanged = latin
      .filter(({ query }) => query.split(' ').length <= 4 && !/nahi|not|no|se|ke|ka|na|ki/.test(query))
      .flatMap(({ query }) => {
        const words = query.split(' ')
        return words.slice(1).map((word, at) => words.toSpliced(at, 2, word, words[at] ?? '').join(' '))
      })
    expect(exchanged.length).toBeGreaterThan(300)
    const missed = exchanged.filter((query) => dangerOf(query) === null)
    expect(missed.length / exchanged.length < 0.03 ? [] : missed).toEqual([])
  })

  test('with a wrong letter in a long word are mostly seen: nine of ten', () => {
    const long = latin.flatMap(({ query }) => {
      const words = query.split(' ')
      const at = words.findIndex((word) => word.length >= 8)
      const word = words[at]
      return word === undefined ? [] : [words.with(at, word.slice(0, 4) + word.slice(5)).join(' ')]
    })
    expect(long.length).toBeGreaterThan(40)
    const missed = long.filter((query) => dangerOf(query) === null)
    expect(missed.length / long.length < 0.1 ? [] : missed).toEqual([])
  })

  test('any text has an answer, soon', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        dangerOf(text)
      }),
    )
  })
})

describe('the rules', () => {
  test('have a source each, and every kind has one', () => {
    expect(DANGER_RULES.filter(({ source }) => !source.includes('https://'))).toEqual([])
    expect(DANGER_KINDS.filter((kind) => !DANGER_RULES.some((rule) => rule.kind === kind))).toEqual([])
  })

  test('use every concept of the lexicon', () => {
    const used = new Set(DANGER_RULES.flatMap(({ signs }) => signs.split(/[\s;/~!=^-]+/)))
    for (const [family, members] of Object.entries(FAMILIES))
      if (used.has(family)) members.forEach((name) => used.add(name))
    const concepts = (LEXICON + BESIDE + CONTEXTS).matchAll(/^@?(\w+):/gm)
    const names = [...MEASURE_CONCEPTS, ...[...concepts].map(([, name = '']) => name)]
    const ELSEWHERE = `sugarword hemoglobin potassium sodium inr bilirubin creatinine othermeasure money learning scars question care specialist bygone
      event past again none any negation goeson topicword told after bpraised bplowish endure otherthing`
    expect(names.filter((name) => !used.has(name) && !ELSEWHERE.includes(name))).toEqual([])
  })

  test('each kind says in both languages what to do first, and none says what another does', () => {
    for (const language of ['en', 'hi'] as const) {
      const firsts = DANGER_KINDS.map((kind) => firstAidIn(language, kind).first)
      expect(new Set(firsts).size).toBe(DANGER_KINDS.length)
    }
  })

  test('now calls 112 first, today calls nobody', () => {
    for (const kind of DANGER_KINDS) {
      expect(urgentHelpIn({ kind, level: 'now' }, 'en').calls[0]?.number).toBe('112')
      expect(urgentHelpIn({ kind, level: 'today' }, 'hi').calls).toEqual([])
    }
  })

  test('what must be said first is said', () => {
    const first = (kind: (typeof DANGER_KINDS)[number]) => firstAidIn('en', kind).first
    expect(first('animalBite')).toMatch(/15 minutes.*same day/s)
    expect(first('snakebite')).toMatch(/still.*Do not cut.*do not suck.*do not tie/s)
    expect(first('poisoning')).toContain('1800 116 117')
    expect(first('burn')).toMatch(/20 minutes.*No ice/s)
    expect(
      urgentHelpIn({ kind: 'pregnancy', level: 'now' }, 'hi').calls.map(({ number }) => number),
    ).toContain('102')
    expect(
      urgentHelpIn({ kind: 'domesticViolence', level: 'now' }, 'en').calls.map(({ number }) => number),
    ).toContain('181')
    expect(
      urgentHelpIn({ kind: 'childDanger', level: 'now' }, 'en').calls.map(({ number }) => number),
    ).toContain('1098')
  })
})

test('the table of the search is read alike', () =>
  expect(
    SEARCH_QUERIES.filter(({ call }) => call === 'today').every(
      ({ query }) => dangerOf(query)?.level === 'today',
    ),
  ).toBe(true))
