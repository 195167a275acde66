import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Kind } from '@/model/catalogue/kind'
import type { ContentPerson } from '@/model/desk/contentReview'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { rowLike } from '@/tests/support/testCatalogue'
import { historyOf } from '@/server/catalogue/review/contentHistory'
import { contentHash, publicRow, readRecord } from '@/server/catalogue/review/contentStore'
import {
  type DraftStep,
  type StepOutcome,
  changeDraft,
  saveDraft,
} from '@/server/catalogue/review/contentSteps'

export const NOW = new Date('2026-11-23T06:00:00Z')
export const asha: ContentPerson = { id: 'asha', name: 'Asha' }
export const bela: ContentPerson = { id: 'bela', name: 'Bela' }
export const chitra: ContentPerson = { id: 'chitra', name: 'Chitra' }

export const piles = rowLike('treatments', { nextReview: '2027-05-01' })
export const KEY = piles.slug
export const with_ = (summary: string) => ({ ...piles, summary })

export let own: TestDatabase

/** A database for this file, with the catalogue that these texts need, reset for each test. */
export function testContent(): void {
  beforeAll(async () => {
    own = await createTestDatabase()
  })
  afterAll(() => own.drop())
  beforeEach(async () => {
    const { executeSql } = own.database
    await executeSql('truncate content_review, content_history, content_kept')
    for (const kind of ['departments', 'conditions', 'authors', 'reviewers', 'contacts'] as const)
      await importCatalogue(own.database, { [kind]: shippedRows(kind) })
    await importCatalogue(own.database, { treatments: [piles] }, { replaces: true })
  })
}

export const at = (kind: Kind = 'treatments', key = KEY) => ({ kind, key })
export const record = (kind?: Kind, key?: string) =>
  readRecord(own.database.executeSql, at(kind, key).kind, at(kind, key).key)
export const shown = (kind: Kind = 'treatments', key = KEY) => publicRow(own.database.executeSql, kind, key)
export const actions = async () =>
  (await historyOf(own.database.executeSql, 'treatments', KEY)).lines.map(({ action }) => action)

export async function save(content: object, by = asha, place = at()): Promise<StepOutcome> {
  const { version } = await record(place.kind, place.key)
  const baseHash = contentHash(await shown(place.kind, place.key))
  return saveDraft(own.database, { ...place, content, version, baseHash, by })
}

export async function step(name: DraftStep, by: ContentPerson, place = at()): Promise<StepOutcome['kind']> {
  const { version, textHash } = await record(place.kind, place.key)
  const change = { ...place, step: name, version, textHash: textHash ?? '', by }
  return (await changeDraft(own.database, change, NOW)).kind
}

export async function publishBy(
  author: ContentPerson,
  reviewer: ContentPerson,
  content: object,
): Promise<void> {
  await save(content, author)
  for (const [name, by] of [
    ['request', author],
    ['approve', reviewer],
    ['publish', reviewer],
  ] as const)
    expect([name, await step(name, by)]).toEqual([name, 'done'])
}

export const changes = async (): Promise<readonly { kinds: string[]; tags: string[] }[]> =>
  (
    await own.database.executeSql<{ kinds: string[]; tags: string[] }>(
      'select kinds, tags from catalogue_change order by id desc limit 1',
    )
  ).rows
