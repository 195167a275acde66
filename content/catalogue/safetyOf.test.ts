import { SAFETY_LISTS, type SafetyNote } from '@/model/catalogue/safetyNote'
import type { Language } from '@/model/page/language'
import { safetyNotes, treatments } from './catalogue'
import { generalSafety, safetyOf } from './safetyOf'
import { setCatalogueSnapshot, catalogueSnapshot } from './snapshot/catalogueSnapshot'

const DEVANAGARI = /[\u0900-\u097f]/

const textsOf = (list: SafetyNote[(typeof SAFETY_LISTS)[number]]): readonly string[] =>
  list.flatMap((item) => (typeof item === 'string' ? [item] : [item.name, item.text]))

/** What each medicine box has to speak of. */
const GENERAL_MEDICINES = [
  'Blood thinners',
  'Diabetes tablets',
  'Gliflozins (SGLT2)',
  'GLP-1 injections',
  'Insulin',
  'Herbal medicines and painkillers from the shop',
  'Tobacco and alcohol',
]

const slugs = treatments().map(({ slug }) => slug)
const lacking = (lacks: (slug: string) => boolean): readonly string[] => slugs.filter(lacks)

describe('every treatment says when to call and what to do about medicines', () => {
  test('it has warning signs of its own, beside those of its family', () => {
    const own = new Set(
      safetyNotes()
        .filter(({ treatmentSlugs }) => treatmentSlugs.length === 1)
        .flatMap(({ treatmentSlugs }) => treatmentSlugs),
    )
    expect(lacking((slug) => !own.has(slug))).toEqual([])
  })

  test.each<Language>(['en', 'hi'])(
    'in %s it has signs to call now, to call today, and what can wait',
    (language) => {
      expect(lacking((slug) => safetyOf(slug, language).callNow.length < 4)).toEqual([])
      expect(lacking((slug) => safetyOf(slug, language).callToday.length < 1)).toEqual([])
      expect(lacking((slug) => safetyOf(slug, language).canWait.length < 1)).toEqual([])
    },
  )

  test('fever is named in °C and °F', () => {
    const withFever = (slug: string) => {
      const { callNow, callToday } = safetyOf(slug, 'en')
      return [...callNow, ...callToday].some(({ text }) => /\d °C \(\d+(\.\d)? °F\)/.test(text))
    }
    // Laser on the surface of the eye, and eye operations without a cut through the skin: pain and sight are the signs.
    const eyes = ['cataract', 'lasik', 'glaucoma-surgery', 'retinal-detachment-surgery', 'squint-surgery']
    expect(lacking((slug) => !withFever(slug) && !eyes.includes(slug))).toEqual([])
  })

  test.each<Language>(['en', 'hi'])(
    'the medicines that matter before every treatment are named in %s',
    (language) => {
      const { medicines, care } = generalSafety(language)
      expect(medicines.length).toBeGreaterThanOrEqual(GENERAL_MEDICINES.length)
      expect(care.length).toBeGreaterThanOrEqual(4)
      if (language === 'en')
        expect(medicines.map(({ name }) => name)).toEqual(expect.arrayContaining([...GENERAL_MEDICINES]))
    },
  )

  test.each([
    ['One eye', ['cataract', 'glaucoma-surgery', 'retinal-detachment-surgery', 'lasik']],
    ['Weak kidneys or one kidney', ['kidney-stones', 'kidney-transplant']],
    ['Pregnancy', ['gallstones', 'appendicitis', 'myomectomy', 'heart-valve-replacement', 'liposuction']],
    ['Diabetes', ['perianal-abscess-drainage']],
    ['Old age', ['hip-replacement', 'fracture-fixation']],
  ])('%s is spoken of where it matters', (name, where) => {
    const isNamed = (slug: string) => safetyOf(slug, 'en').care.some((item) => item.name === name)
    expect(where.filter((slug) => !isNamed(slug))).toEqual([])
  })
})

describe('the shipped notes', () => {
  test('are in Hindi as well, line by line', () => {
    const without = safetyNotes().flatMap((note) =>
      SAFETY_LISTS.filter((field) => {
        const hindi = textsOf(note.inHindi?.[field] ?? [])
        return hindi.length !== textsOf(note[field]).length || !hindi.every((text) => DEVANAGARI.test(text))
      }).map((field) => `${note.slug}: ${field}`),
    )
    expect(without).toEqual([])
  })

  test('speak with आप, and of no reader as he or she', () => {
    const texts = safetyNotes().flatMap(({ inHindi = {} }) =>
      SAFETY_LISTS.flatMap((field) => textsOf(inHindi[field] ?? [])),
    )
    expect(texts.filter((text) => /सकता\/|सकती\/|\/सकती|(^|\s)तुम(\s|$)|लीजिए|कीजिए/.test(text))).toEqual([])
  })

  test('name a source with an address, and wait for a doctor’s review', () => {
    const wrong = safetyNotes().filter(
      ({ sources, isReviewed }) => isReviewed || !sources.some(({ url }) => url !== undefined),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  test('name treatments that there are', () => {
    const named = safetyNotes().flatMap(({ treatmentSlugs }) => treatmentSlugs)
    expect(named.filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})

describe('what a page is given', () => {
  afterEach(() => setCatalogueSnapshot(undefined))

  const withNotes = (notes: readonly SafetyNote[]) =>
    setCatalogueSnapshot({ ...catalogueSnapshot(), safetyNotes: notes })
  const [shipped] = safetyNotes()
  const note = (changes: Partial<SafetyNote>): SafetyNote => ({
    ...(shipped as SafetyNote),
    inHindi: undefined,
    ...Object.fromEntries(SAFETY_LISTS.map((field) => [field, []])),
    ...changes,
  })

  test('begins with its own, says a thing once, and lets its own medicine replace the family’s', () => {
    const insulin = (text: string) => [{ name: 'Insulin', text }]
    withNotes([
      note({ slug: 'any', treatmentSlugs: [], callNow: ['a'], medicines: insulin('general') }),
      note({
        slug: 'both',
        treatmentSlugs: ['piles', 'lasik'],
        callNow: ['b', 'a'],
        medicines: insulin('family'),
      }),
      note({ slug: 'piles', treatmentSlugs: ['piles'], callNow: ['c'], medicines: insulin('own') }),
    ])
    expect(safetyOf('piles', 'en').callNow.map(({ text }) => text)).toEqual(['c', 'b', 'a'])
    expect(safetyOf('piles', 'en').medicines).toEqual(insulin('own'))
    expect(safetyOf('lasik', 'en').medicines).toEqual(insulin('family'))
    expect(safetyOf('cataract', 'en').medicines).toEqual([])
    expect(generalSafety('en').medicines).toEqual(insulin('general'))
    expect(safetyOf('cataract', 'en').callNow.map(({ text }) => text)).toEqual(['a'])
  })

  test('marks what has no Hindi yet as English', () => {
    withNotes([note({ treatmentSlugs: [], callNow: ['a'], callToday: ['b'], inHindi: { callNow: ['क'] } })])
    const { callNow, callToday } = safetyOf('piles', 'hi')
    expect([callNow, callToday]).toEqual([[{ text: 'क' }], [{ text: 'b', lang: 'en' }]])
  })

  test('of a catalogue that has no such rows is what is shipped', () => {
    withNotes([])
    expect(safetyOf('piles', 'en').callNow.length).toBeGreaterThan(3)
  })
})
