import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { UndoError } from '@/server/catalogue/import/importUndo'
import type { RowsByKind } from '@/server/catalogue/import/storeRows'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { rowLike } from '@/tests/support/testCatalogue'
import { historyOf } from './contentHistory'
import { contentHash, publicRow, readRecord } from './contentStore'
import { changeDraft, saveDraft } from './contentSteps'
import { type Importers, ReviewError, importReviewed, undoReviewed } from './importReview'

const piles = rowLike('treatments', { nextReview: '2037-05-01' })
const KEY = piles.slug
const changed = { ...piles, summary: 'Of a file.' }
const phone = { pageType: 'Home', phone: '9000000001' } as const

let own: TestDatabase
beforeEach(async () => {
  own = await createTestDatabase()
  for (const kind of ['departments', 'conditions', 'authors', 'reviewers'] as const)
    await importCatalogue(own.database, { [kind]: shippedRows(kind) })
  await importCatalogue(own.database, { treatments: [piles] })
})
afterEach(() => own.drop())

const shown = () => publicRow(own.database.executeSql, 'treatments', KEY)
const record = () => readRecord(own.database.executeSql, 'treatments', KEY)
const bring = (rows: RowsByKind, importers: Importers, replaces = false) =>
  importReviewed(own.database, rows, { replaces }, importers)

test('medical texts of a file wait for another person; the rest is public', async () => {
  const result = await bring({ treatments: [changed], contacts: [phone] }, { by: 'Asha' })
  expect(result).toEqual({ added: 1, changed: 0, unchanged: 0, removed: 0, inReview: 1 })
  expect(await shown()).toEqual(piles)
  expect(await record()).toMatchObject({
    state: 'inReview',
    content: changed,
    authors: [{ id: null, name: 'Asha' }],
  })
  // Once more changes nothing.
  expect((await bring({ treatments: [changed] }, { by: 'Asha' })).inReview).toBe(0)
  const { version, textHash } = await record()
  const approve = {
    kind: 'treatments',
    key: KEY,
    step: 'approve',
    version,
    textHash: textHash ?? '',
  } as const
  // Who imported it is its author in the desk as well, by name.
  const asha = { id: '17', name: 'asha' }
  expect((await changeDraft(own.database, { ...approve, by: asha })).kind).toBe('notPossible')
  expect((await changeDraft(own.database, { ...approve, by: { id: '18', name: 'Bela' } })).kind).toBe('done')
})

test('nobody approves what he imports, however the name is written', async () => {
  for (const approvedBy of ['Asha', ' asha', 'ASHA '])
    await expect(bring({ treatments: [changed] }, { by: 'Asha', approvedBy })).rejects.toThrow(ReviewError)
  expect(await shown()).toEqual(piles)
  expect((await record()).version).toBe(0)
})

test('what another person has approved is public at once, with who it was', async () => {
  const result = await bring({ treatments: [changed] }, { by: 'Asha', approvedBy: 'Bela' })
  expect(result).toMatchObject({ changed: 1, inReview: 0 })
  expect(await shown()).toEqual(changed)
  expect(await record()).toMatchObject({
    state: 'published',
    authors: [{ id: null, name: 'Asha' }],
    approver: { id: null, name: 'Bela' },
    reviewBy: '2037-05-01',
  })
  const { lines } = await historyOf(own.database.executeSql, 'treatments', KEY)
  expect(lines.map(({ action }) => action)).toEqual(['imported', 'found'])
})

test('a draft that somebody writes is not written over, and nothing else is written then', async () => {
  const by = { id: '17', name: 'Chitra' }
  const baseHash = contentHash(piles)
  const draft = { ...piles, summary: 'Of Chitra.' }
  await saveDraft(own.database, { kind: 'treatments', key: KEY, content: draft, version: 0, baseHash, by })
  await expect(bring({ treatments: [changed], contacts: [phone] }, { by: 'Asha' })).rejects.toThrow(
    `treatments/${KEY}: Chitra writes at it`,
  )
  expect((await record()).content).toEqual(draft)
  expect(await publicRow(own.database.executeSql, 'contacts', 'Home/any')).toBeUndefined()
  // Once approved, the file is public; the draft stays, and its base reveals the conflict when it is published.
  await bring({ treatments: [changed] }, { by: 'Asha', approvedBy: 'Bela' })
  expect(await record()).toMatchObject({ state: 'draft', content: draft, baseHash })
})

test('no file takes medical texts away without another person', async () => {
  await expect(bring({ treatments: [] }, { by: 'Asha' }, true)).rejects.toThrow(
    /--replace takes treatments away/,
  )
  expect(await shown()).toEqual(piles)
  await bring({ treatments: [] }, { by: 'Asha', approvedBy: 'Bela' }, true)
  expect(await shown()).toBeUndefined()
})

test('an undo is a step back that its author cannot take forward again', async () => {
  await bring({ treatments: [changed] }, { by: 'Asha', approvedBy: 'Bela' })
  await undoReviewed(own.database, 'Asha')
  expect(await shown()).toEqual(piles)
  expect((await record()).state).toBe('rolledBack')
  await expect(undoReviewed(own.database, 'Asha')).rejects.toThrow(UndoError)
  expect(await shown()).toEqual(piles)
  await undoReviewed(own.database, 'Chitra')
  expect(await shown()).toEqual(changed)
})

test('the first rows of a new database are no change', async () => {
  const empty = await createTestDatabase()
  const result = await importReviewed(empty.database, { treatments: [piles] }, {}, { by: 'Asha' })
  expect(result).toMatchObject({ added: 1, inReview: 0 })
  await empty.drop()
})
