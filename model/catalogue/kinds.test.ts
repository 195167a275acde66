import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { ROUTES, pageTypeOf } from '@/model/page/pageTypes'
import { fieldsOf } from './fields'
import { KIND_NAMES, REFERENCE_FIELDS } from './kind'
import { descriptorOf, pagePathsOf } from './kinds'

/** `costs` have one more page each treatment, so that the sitemap puts their section together itself. */
const SITEMAP_OF_ITS_OWN = ['costs']

describe.each(KIND_NAMES)('%s', (kind) => {
  const {
    codec,
    idField,
    keyOf,
    listedFields = [],
    pathsOf,
    columns,
    nameField,
    aliasFields = [],
    search,
    sitemap,
  } = descriptorOf(kind)
  const rows = shippedRows(kind)

  test('have rows in the demonstration, each with a key of its own', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(keyOf)).size).toBe(rows.length)
    expect(rows.filter((row) => !codec.is(row))).toEqual([])
  })

  test('have the fields that the descriptor names', () => {
    const names = [...listedFields, ...aliasFields, ...(idField ? [idField] : [])]
    // Each optional field is present in some row.
    expect(names.filter((name) => !rows.some((row) => Reflect.has(row, name)))).toEqual([])
  })

  test('have a table in a useful order: the name first, each column once, ids last', () => {
    const fields = Object.keys(fieldsOf(codec))
    const named = [...columns.first, ...columns.last]
    expect(named.filter((name) => !fields.includes(name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    if (nameField && kind !== 'reviews' && kind !== 'faqs') expect(columns.first[0]).toBe(nameField)
    const ids = fields.filter((name) => /^[A-Z]\w*Id$|^slug$/.test(name) || name === idField)
    expect(ids.filter((name) => name !== 'VendorId' && !columns.last.some((last) => last === name))).toEqual(
      [],
    )
  })

  test('have references in every field that looks like one', () => {
    const fields = Object.keys(fieldsOf(codec)).filter((name) =>
      /.(Slugs?|Ids)$|^(city|department)id$/.test(name),
    )
    const own = ['specialitySlug', 'aliasSlugs', ...(idField ? [idField] : [])]
    expect(fields.filter((name) => !own.includes(name) && !(name in REFERENCE_FIELDS))).toEqual([])
  })

  test('have pages whose routes exist, in the sitemap too; what is found has a page', () => {
    const paths = rows.flatMap((row) => pathsOf?.(keyOf(row)) ?? [])
    expect(paths.filter((path) => pageTypeOf(path).pageType === 'Error')).toEqual([])
    expect(sitemap !== undefined || SITEMAP_OF_ITS_OWN.includes(kind)).toBe(pathsOf !== undefined)
    if (search) expect(pathsOf).toBeDefined()
  })
})

test('every route of one thing is a page of some kind, so that sitemap, search and removed pages know it', () => {
  const paths = KIND_NAMES.flatMap((kind) =>
    shippedRows(kind).flatMap((row) => pagePathsOf(kind, descriptorOf(kind).keyOf(row))),
  )
  const known = new Set<string>(paths.map((path) => pageTypeOf(path).route))
  // A list in a city is a page of several rows; places of a doctor are a form, shown to one visitor.
  const ofOneThing = ROUTES.filter(({ pageType }) => pageType !== 'Booking')
    .map(({ route }) => route)
    .filter((route) => /^[^{]+\{slug\}/.test(route))
  expect(ofOneThing.filter((route) => !known.has(route))).toEqual([])
})
