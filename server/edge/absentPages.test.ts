/** Keys without a page in the shipped catalogue, besides the addresses that have one, and the rows of their pages. */
import { readdirSync } from 'node:fs'
import { setCatalogueSnapshot, catalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { keyOf, pagePathsOf } from '@/model/catalogue/kinds'
import { readAddress } from '@/model/page/address'
import { LISTS } from '@/model/page/listQuery'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { isAbsent } from './absentPages'

/** Whether an address is known to have no page, without asking the database. */
const isToldAbsent = (target: string): unknown => {
  const address = readAddress(target)
  return address.kind === 'document' ? isAbsent(address.key) : undefined
}

test('no address of a sample, a row or a city list is told to be absent, in any edition', async () => {
  const paths = KIND_NAMES.flatMap((kind) =>
    shippedRows(kind).flatMap((row) => pagePathsOf(kind, keyOf(kind, row))),
  )
  const lists = shippedRows('cities').flatMap(({ slug }) =>
    shippedRows('departments').flatMap((department) => [
      `/${slug}/doctors/${department.specialitySlug}?page=2&gender=female`,
      `/${slug}/hospitals/${department.slug}?emergency=yes`,
    ]),
  )
  const targets = [
    ...PAGE_SAMPLES.filter(({ status }) => status === undefined).map(({ path }) => path),
    ...paths,
    ...lists,
  ]
  expect(paths.length).toBeGreaterThan(500)
  const told: string[] = []
  for (const target of targets)
    for (const edition of ['', `${target.includes('?') ? '&' : '?'}source=patientapp`])
      if ((await isToldAbsent(target + edition)) === true) told.push(target + edition)
  expect(told).toEqual([])
})

const PREFIXES = ['', '/hi']
const ABOUT_ONE = [
  'authors',
  'reviewers',
  'blog',
  'test',
  'campaign',
  'condition',
  'department',
  'hospitals/insurance',
  'treatment',
  'marketing',
]

test.each([
  ...PREFIXES.flatMap((prefix) => ABOUT_ONE.map((folder) => `${prefix}/${folder}/made-up-1`)),
  ...[
    '/made-up',
    '/made-up/a',
    '/a/b/c/d',
    '/about-us/more',
    '/doctor',
    '/constructor',
    '/marketing/brand/other',
  ],
  ...['/treatment/made-up-cost', '/treatment/piles-cost-in-made-up', '/treatment/made-up-cost-in-delhi'],
  ...[
    '/made-up/doctors/cardiologist',
    '/delhi/doctors/made-up',
    '/delhi/hospitals/made-up',
    '/marketing/made-up?variant=pdf',
  ],
])('%s is told to be absent at once, in the app as well', (path) => {
  const joint = path.includes('?') ? '&' : '?'
  const answers = [path, `${path}${joint}source=patientapp`].map(isToldAbsent)
  // Hindi folders that do not exist cannot be a page's address to begin with.
  expect(answers.every((told) => told === true || told === undefined)).toBe(true)
  if (!path.startsWith('/hi')) expect(answers).toEqual([true, true])
})

const PLACES = {
  doctors: '/doctors',
  cityDoctors: '/delhi/doctors/cardiologist',
  hospitals: '/hospitals',
  cityHospitals: '/delhi/hospitals/cardiology',
  insurerHospitals: '/hospitals/insurance/cghs',
  reviews: '/reviews',
  blog: '/blog',
} as const
const CHOICES = Object.entries(LISTS).flatMap(([list, { filters }]) =>
  filters.filter((name) => name !== 'language').map((name) => [list as keyof typeof LISTS, name] as const),
)

test.each(CHOICES)(
  'a list of %s has no page for a %s that nothing has, whatever else is chosen',
  (list, name) => {
    expect(isToldAbsent(`${PLACES[list]}?${name}=anything`)).toBe(true)
    expect(isToldAbsent(`${PLACES[list]}?page=2&${name}=anything&utm_source=x`)).toBe(true)
  },
)

test('every filter of every list is looked at: one that the table of values does not know would let anything through', () => {
  const names = new Set(CHOICES.map(([, name]) => name))
  for (const name of names)
    expect([name, isToldAbsent(`/${name === 'rating' ? 'reviews' : 'blog'}?${name}=9`)]).toBeDefined()
  expect(CHOICES.length).toBeGreaterThan(15)
})

test('internal keys that no address writes are absent: data is asked for by key', () => {
  for (const key of [
    '/xx/faq',
    '/en/doctors/list/nonsense',
    '/en/doctors/list/page.1',
    '/en/blog/list/department.x',
    '/en/faq/list/page.2',
    '/en/a.b/c',
  ])
    expect([key, isAbsent(key)]).toEqual([key, true])
})

test('a row that comes has its page from then on, and one that goes has none', () => {
  const before = catalogueSnapshot()
  const [known] = before.treatments
  if (!known) throw new Error('no treatment is shipped')
  try {
    expect(isAbsent('/en/treatment/new-one')).toBe(true)
    setCatalogueSnapshot({ ...before, treatments: [{ ...known, slug: 'new-one' }] })
    expect(isAbsent('/en/treatment/new-one')).toBe(false)
    expect(isAbsent(`/en/treatment/${known.slug}`)).toBe(true)
  } finally {
    setCatalogueSnapshot(undefined)
  }
})

/** Folders of app/[edition], of which each is a route or the part of one. */
test('every folder of pages is known here', () => {
  const folders = readdirSync('app/[edition]', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const internal = ['page-not-found', 'page-gone', 'page-unavailable']
  for (const { name } of folders.filter(({ name }) => !/^[[_]/.test(name))) {
    const samples = PAGE_SAMPLES.map(({ path }) => readAddress(path)).flatMap((address) =>
      address.kind === 'document' ? [address.key] : [],
    )
    const isSampled = samples.some((key) => key.split('/')[2] === name) || internal.includes(name)
    expect([name, isSampled]).toEqual([name, true])
  }
  for (const name of internal) expect(isAbsent(`/en/${name}`)).toBe(false)
})
