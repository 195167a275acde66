import { MEDICAL_KINDS } from '@/model/catalogue/kinds'
import type { ContentPerson } from '@/model/desk/contentReview'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { dueTexts, markExpired } from './contentExpiry'
import { historyOf, noteContent } from './contentHistory'
import { openRecords } from './contentStore'
import { rollBack } from './contentSteps'
import {
  NOW,
  asha,
  bela,
  chitra,
  piles,
  KEY,
  with_,
  own,
  at,
  record,
  shown,
  actions,
  save,
  step,
  publishBy,
  testContent,
} from '@/tests/support/testContent'

testContent()

describe('an earlier text', () => {
  const back = async (by: ContentPerson, action: string, nth = 0) => {
    const { lines } = await historyOf(own.database.executeSql, 'treatments', KEY)
    const ofAction = lines.filter((line) => line.action === action)
    const { version } = await record()
    return (await rollBack(own.database, { ...at(), seq: ofAction[nth]?.seq ?? '0', version, by })).kind
  }

  test('is public again, as it was', async () => {
    await publishBy(asha, bela, with_('One.'))
    await publishBy(asha, bela, with_('Two.'))
    expect(await back(asha, 'found')).toBe('done')
    expect(await shown()).toEqual(piles)
    expect(await record()).toMatchObject({ state: 'rolledBack', authors: [], approver: null })
    // The author cannot restore a text that another person has removed.
    expect(await back(asha, 'published')).toBe('notPossible')
    expect(await back(chitra, 'published')).toBe('done')
    expect(await shown()).toEqual(with_('Two.'))
    expect((await record()).authors).toEqual([asha])
  })

  test('is not while a draft is under way, and only one that was public', async () => {
    await publishBy(asha, bela, with_('One.'))
    await save(with_('Two.'))
    expect(await back(chitra, 'found')).toBe('notPossible')
    await step('drop', asha)
    expect(await back(chitra, 'saved')).toBe('notPossible')
    // It is public already.
    expect(await back(chitra, 'published')).toBe('notPossible')
  })

  test('can be one whose review date is past: a wrong text goes at once', async () => {
    const old = { ...piles, lastReview: '2020-01-01', nextReview: '2021-01-01' }
    await importCatalogue(own.database, { treatments: [old] })
    await publishBy(asha, bela, with_('Wrong.'))
    expect(await back(chitra, 'found')).toBe('done')
    expect(await markExpired(own.database, NOW)).toBe(1)
  })
})

describe('a review date', () => {
  const old = { ...piles, lastReview: '2025-01-01', nextReview: '2026-11-23' }

  test('that has come marks a text once; its page stays', async () => {
    await importCatalogue(own.database, { treatments: [old] })
    expect(await markExpired(own.database, NOW)).toBe(1)
    expect(await markExpired(own.database, NOW)).toBe(0)
    expect(await shown()).toEqual(old)
    expect(await record()).toMatchObject({ state: 'expired', reviewBy: '2026-11-23' })
    expect(await actions()).toEqual(['expired'])
    expect((await openRecords(own.database.executeSql)).map(({ key }) => key)).toEqual([KEY])
  })

  test('leaves a draft alone, and a text whose day is to come', async () => {
    await importCatalogue(own.database, { treatments: [old] })
    await save({ ...old, summary: 'New.' })
    expect(await markExpired(own.database, NOW)).toBe(0)
    await step('drop', asha)
    expect(await markExpired(own.database, new Date('2026-11-21T06:00:00Z'))).toBe(0)
    expect(await markExpired(own.database, NOW)).toBe(1)
  })

  test('is due a month before', async () => {
    await importCatalogue(own.database, { treatments: [old] })
    const due = await dueTexts(own.database.executeSql, NOW)
    expect(due[0]).toEqual({
      kind: 'treatments',
      key: KEY,
      name: piles.ProcedureName,
      nextReview: '2026-11-23',
    })
    const early = await dueTexts(own.database.executeSql, new Date('2026-10-01T06:00:00Z'))
    expect(early.some(({ key }) => key === KEY)).toBe(false)
  })
})

test('the history only grows', async () => {
  await save(with_('One.'))
  for (const statement of ["update content_history set actor = '{}'", 'delete from content_history'])
    await expect(own.database.executeSql(statement)).rejects.toThrow(/only grows/)
})

test('the medical kinds are those whose rows say who reviewed them', () => {
  expect(MEDICAL_KINDS).toEqual(['conditions', 'treatments', 'safetyNotes', 'tests', 'articles'])
})

test('a history that fills its page to the last line leads to no older one', async () => {
  const { executeSql } = own.database
  const add = () =>
    noteContent(executeSql, {
      ...at(),
      ...{ action: 'saved', actor: asha, authors: [asha], approver: null, before: null, after: piles },
    })
  const history = (before?: string) => historyOf(executeSql, 'treatments', KEY, before)
  for (let entry = 0; entry < 50; entry++) await add()
  expect(await history()).toMatchObject({ lines: { length: 50 }, hasMore: false })
  await add()
  const first = await history()
  expect(first).toMatchObject({ lines: { length: 50 }, hasMore: true })
  expect(await history(first.lines.at(-1)?.seq)).toMatchObject({ lines: { length: 1 }, hasMore: false })
})
