import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { KIND_NAMES } from '@/model/catalogue/kind'
import type { CatalogueRow } from '@/model/catalogue/kinds'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { searchIndexVersion, versionOf } from './indexRows'
import { SEARCHED_KINDS, searchEntriesOf } from './searchEntries'

const rowBySlug = <K extends 'conditions' | 'treatments' | 'doctors' | 'hospitals'>(
  kind: K,
  slug: string,
): CatalogueRow[K] => {
  const row = shippedRows(kind).find((row) => row.slug === slug)
  if (!row) throw new Error(`no ${kind} ${slug}`)
  return row
}
const entryOf = <K extends 'conditions' | 'treatments' | 'doctors' | 'hospitals'>(kind: K, slug: string) => {
  const [entry] = searchEntriesOf<K>(kind, rowBySlug(kind, slug))
  if (!entry) throw new Error(`no entry of ${slug}`)
  return entry
}

describe('the entry of a row', () => {
  test('leads to the page of its type', () => {
    expect(entryOf('conditions', 'piles')).toMatchObject({
      resultType: SEARCH_RESULT_TYPE.condition,
      url: '/condition/piles',
    })
    expect(entryOf('treatments', 'piles')).toMatchObject({
      resultType: SEARCH_RESULT_TYPE.treatment,
      url: '/treatment/piles',
    })
    expect(entryOf('doctors', 'tarun-malhan')).toMatchObject({
      resultType: SEARCH_RESULT_TYPE.doctor,
      url: '/doctor/tarun-malhan',
      cityId: 514,
    })
    expect(entryOf('hospitals', 'tapi-loom-hospital').url).toBe('/hospital/tapi-loom-hospital')
  })

  test('of an article or test stands under its language', () => {
    const urls = (['articles', 'tests'] as const).flatMap((kind) =>
      shippedRows(kind)
        .flatMap((row) => searchEntriesOf<typeof kind>(kind, row))
        .map(({ language, url }) => `${language} ${url.split('/').slice(0, -1).join('/')}`),
    )
    expect(new Set(urls)).toEqual(new Set(['en /blog', 'hi /hi/blog', 'en /test', 'hi /hi/test']))
  })

  test('knows either name of one with another in brackets, and Hindi in Latin letters', () => {
    expect(entryOf('conditions', 'piles').phrases).toEqual(
      expect.arrayContaining(['pile', 'hemorhoid', 'pile hemorhoid', 'bavasir', 'bawasir']),
    )
  })

  test('is found by its words written together', () => {
    expect(entryOf('treatments', 'knee-replacement').words).toContain('knereplacement')
  })

  test('of a doctor leaves out the title, and a Hindi spelling that sounds the same', () => {
    const { phrases, words } = entryOf('doctors', 'sunil-karandikar')
    expect(phrases.filter((phrase) => !phrase.startsWith('~'))).toEqual(['sunil karandikar'])
    expect(words).toEqual(['sunil', 'karandikar', '#c477', '#d1', '#c477d1'])
  })

  test('is there for each searched row, and for no other kind', () => {
    for (const kind of KIND_NAMES) {
      const isSearched = SEARCHED_KINDS.some((searched) => searched === kind)
      for (const row of shippedRows(kind)) expect(searchEntriesOf(kind, row)).toHaveLength(isSearched ? 1 : 0)
    }
  })

  test('has an address that no other has, and something to be found by', () => {
    const entries = SEARCHED_KINDS.flatMap((kind) =>
      shippedRows(kind).flatMap((row) => searchEntriesOf(kind, row)),
    )
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length)
    for (const { words, weight } of entries) {
      expect(words.length).toBeGreaterThan(0)
      expect(words.every((word) => word !== '' && !/\s/.test(word))).toBe(true)
      expect(weight).toBeGreaterThanOrEqual(0)
      expect(weight).toBeLessThan(32_000)
    }
  })
})

describe('the version of the index', () => {
  const entries = () => [entryOf('doctors', 'tarun-malhan'), entryOf('conditions', 'piles')]

  test('is the same for the same entries, and fits its column', () => {
    expect(versionOf(entries())).toBe(versionOf(entries()))
    expect(searchIndexVersion()).toBe(searchIndexVersion())
    for (const version of [versionOf(entries()), searchIndexVersion()]) {
      expect(version).toBeGreaterThan(0)
      expect(version).toBeLessThan(2 ** 31)
    }
  })

  const [doctor, condition] = entries()
  test.each([
    ['a phrase', { phrases: ['another'] }],
    ['a word', { words: ['another'] }],
    ['a weight', { weight: 1 }],
    ['an address', { url: '/another' }],
    ['a department', { departmentIds: [99] }],
  ])('is another one when rules make %s otherwise', (_what, change) => {
    expect(versionOf([{ ...doctor!, ...change }, condition!])).not.toBe(versionOf([doctor!, condition!]))
  })
})
