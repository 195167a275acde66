import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { type FormField, type FormShape, rowShape } from './formShape'
import { KIND_NAMES } from './kind'
import { KINDS, descriptorOf } from './kinds'
import { withCodes, withNames } from '@/server/catalogue/import/references'
import { type KnownRows, namedRow, namesFor } from '@/server/catalogue/import/rowNames'
import { formOfRow } from '@/tests/support/formOfRow'
import { ROW, rowFromForm } from './rowForm'

const field = (name: string, shape: FormShape, isRequired = true): FormField => ({ name, shape, isRequired })
const read = (fields: readonly FormField[], sent: Record<string, string>, before?: object) =>
  rowFromForm(fields, new URLSearchParams(sent), before)

const shippedNames: KnownRows = async (kind) =>
  shippedRows(kind).map((row) => namedRow(kind, descriptorOf(kind).keyOf(row), row))

test.each(KIND_NAMES)('a form of %s that nobody changed gives the row again', async (kind) => {
  const names = await namesFor([kind], shippedNames)
  for (const row of shippedRows(kind))
    for (const fields of [rowShape(kind), rowShape(kind, row)]) {
      const sent = formOfRow(fields, withNames(kind, row, names))
      expect(withCodes(kind, rowFromForm(fields, sent, row), names)).toEqual({ row, faults: [] })
    }
})

const leaves = (fields: readonly FormField[], path = ''): readonly string[] =>
  fields.flatMap(({ name, shape }) => {
    const inner = shape.type === 'list' ? shape.item : shape
    return inner.type === 'object'
      ? leaves(inner.fields, `${path}${name}.`)
      : [`${path}${name}: ${shape.type}`]
  })

test('the form of a treatment is told from its codec', () => {
  const fields = leaves(rowShape('treatments'))
  for (const one of [
    'ProcedureName: text',
    'departmentid: reference',
    'conditionSlugs: list',
    'tier: choice',
    'drawing: choice',
    'isReviewed: boolean',
    'nextReview: day',
    'facts.duration: text',
    'cost.breakdown.share: number',
    'inHindi.facts.duration: text',
    'sources.url: text',
  ])
    expect(fields).toContain(one)
  expect(leaves(rowShape('pages'))).toContain('options.hideNameField: boolean')
})

test('of a public row its key and its id stay', () => {
  const fixed = KIND_NAMES.map((kind) => {
    const [row] = shippedRows(kind)
    return [kind, rowShape(kind, row).flatMap(({ name, shape }) => (shape.type === 'fixed' ? [name] : []))]
  })
  const byKind = Object.fromEntries(fixed) as Record<string, readonly string[]>
  expect(byKind.treatments).toEqual(['slug', 'ProcedureId'])
  expect(byKind.articles?.toSorted()).toEqual(['ArticleId', 'language', 'slug'])
  expect(byKind.costs).toEqual(['treatment', 'city'])
  expect(byKind.brand).toEqual([])
  expect(Object.keys(KINDS)).toEqual(Object.keys(byKind))
})

test('a file’s own mistakes stay as they were typed', () => {
  const fields = [
    field('fee', { type: 'number' }),
    field('is', { type: 'boolean' }),
    field('tier', { type: 'choice', choices: [1, 2] }),
  ]
  expect(read(fields, { 'row.fee': ' much ', 'row.is': 'perhaps', 'row.tier': '7' })).toEqual({
    fee: 'much',
    is: 'perhaps',
    tier: '7',
  })
  expect(read(fields, { 'row.fee': '12.5', 'row.is': 'no', 'row.tier': '2' })).toEqual({
    fee: 12.5,
    is: false,
    tier: 2,
  })
})

test('what is blank is not there, but for lists and texts that must be', () => {
  const fields = [
    field('words', { type: 'text' }),
    { ...field('icon', { type: 'text' }), isEmptyText: true },
    field('list', { type: 'list', item: { type: 'text' } }),
    field('may', { type: 'list', item: { type: 'text' } }, false),
    field('within', { type: 'object', fields: [field('a', { type: 'text' })] }, false),
  ]
  expect(read(fields, { 'row.words': '  ', 'row.list': '\r\n \r\n', 'row.within.a': '' })).toEqual({
    icon: '',
    list: [],
  })
})

test('lines end in one way, and control characters do not come through', () => {
  const fields = [field('a', { type: 'text' }), field('b', { type: 'list', item: { type: 'text' } })]
  expect(read(fields, { 'row.a': ' one\r\ntwo\u0000\u001b ', 'row.b': 'x\r\n\r\n y \rz' })).toEqual({
    a: 'one\ntwo',
    b: ['x', 'y', 'z'],
  })
})

test('nothing comes in by names that the form does not have', () => {
  const fields = [
    field('list', { type: 'list', item: { type: 'object', fields: [field('a', { type: 'text' })] } }),
  ]
  const hostile = {
    [`${ROW}.__proto__.polluted`]: 'yes',
    [`${ROW}.constructor`]: 'x',
    [`${ROW}.list.__proto__.a`]: 'x',
    [`${ROW}.list.99999.a`]: 'x',
    [`${ROW}.list.-1.a`]: 'x',
    [`${ROW}.list.1e2.a`]: 'x',
    [`${ROW}.list.7.a`]: 'taken',
    [`${ROW}.list.7.b`]: 'x',
  }
  const row = read(fields, hostile)
  expect(row).toEqual({ list: [{ a: 'taken' }] })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
