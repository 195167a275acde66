import { type CatalogueRow } from '@/model/catalogue/kinds'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { historyEntry, historyOf } from './contentHistory'
import { contentHash } from './contentStore'
import { changeDraft, possibleSteps, saveDraft } from './contentSteps'
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
  changes,
  testContent,
} from '@/tests/support/testContent'

testContent()

describe('a medical text', () => {
  test('is public when another person has approved it and published it, with what servers need to know', async () => {
    await publishBy(asha, bela, with_('Quite another summary.'))
    expect((await shown()) as CatalogueRow['treatments']).toEqual(with_('Quite another summary.'))
    expect(await changes()).toEqual([{ kinds: ['treatments'], tags: ['treatments', `treatments/${KEY}`] }])
    expect(await record()).toMatchObject({
      state: 'published',
      authors: [asha],
      approver: bela,
      content: null,
      reviewBy: '2027-05-01',
    })
    expect(await actions()).toEqual(['published', 'found', 'approved', 'requested', 'saved'])
  })

  test('never is by who wrote it, whatever is called', async () => {
    await save(with_('One.'))
    expect(await step('publish', asha)).toBe('notPossible')
    await step('request', asha)
    for (const name of ['approve', 'publish'] as const) expect(await step(name, asha)).toBe('notPossible')
    // The same person under another way of writing the name, as the command line would have it.
    for (const name of ['approve', 'publish'] as const)
      expect(await step(name, { id: null, name: ' ASHA ' })).toBe('notPossible')
    await step('approve', bela)
    expect(await step('publish', asha)).toBe('notPossible')
    expect(await shown()).toEqual(piles)
    expect(possibleSteps(await record(), { ...asha, role: 'manager' })).toEqual(['return', 'drop'])
    expect(possibleSteps(await record(), { ...bela, role: 'manager' })).toEqual(['return', 'publish', 'drop'])
  })

  test('loses its approval with one changed word', async () => {
    await save(with_('One.'))
    await step('request', asha)
    await step('approve', bela)
    await save(with_('One!'))
    expect(await record()).toMatchObject({ state: 'draft', approver: null, approvedHash: null })
    expect(await step('publish', bela)).toBe('notPossible')
    // Also by the reviewer, who becomes an author by it.
    await save(with_('One?'), bela)
    await step('request', asha)
    expect(await step('approve', bela)).toBe('notPossible')
    expect(await step('approve', chitra)).toBe('done')
  })

  test('is approved and published in the words that were read alone', async () => {
    await save(with_('One.'))
    await step('request', asha)
    const { version } = await record()
    const stale = { ...at(), version, textHash: 'another', by: bela }
    expect((await changeDraft(own.database, { ...stale, step: 'approve' }, NOW)).kind).toBe('notPossible')
  })

  test('is not approved twice by an old page', async () => {
    await save(with_('One.'))
    await step('request', asha)
    const { version, textHash } = await record()
    await save(with_('Two.'), chitra)
    const old = { ...at(), step: 'approve' as const, version, textHash: textHash ?? '', by: bela }
    expect((await changeDraft(own.database, old, NOW)).kind).toBe('conflict')
  })

  test('is not sent for review with a fault, in the words of an import', async () => {
    await save({ ...piles, summary: ' blank ', lastReview: '2027-06-01', departmentid: 'Moon' })
    const { version } = await record()
    const outcome = await changeDraft(
      own.database,
      { ...at(), step: 'request', version, textHash: '', by: asha },
      NOW,
    )
    expect(outcome).toMatchObject({ kind: 'faults' })
    expect(
      outcome.kind === 'faults' && outcome.faults.map(({ field, message }) => `${field}: ${message}`),
    ).toEqual([
      expect.stringContaining("departmentid: 'Moon' is not among the departments"),
      expect.stringContaining('summary: expected text without blanks at its ends'),
    ])
    expect((await record()).state).toBe('draft')
  })

  test('keeps its address, and must be read again in time', async () => {
    await save({ ...piles, slug: 'other', nextReview: '2026-11-23', lastReview: '2026-01-01' })
    const { version } = await record()
    const outcome = await changeDraft(
      own.database,
      { ...at(), step: 'request', version, textHash: '', by: asha },
      NOW,
    )
    expect(outcome.kind === 'faults' && outcome.faults.map(({ field }) => field)).toEqual([
      'slug',
      'nextReview',
    ])
  })
})

describe('two people at one text', () => {
  test('are told: the later one overwrites nothing', async () => {
    const { version } = await record()
    const base = { ...at(), version, baseHash: contentHash(await shown()) }
    const outcomes = await Promise.all([
      saveDraft(own.database, { ...base, content: with_('Of Asha.'), by: asha }),
      saveDraft(own.database, { ...base, content: with_('Of Bela.'), by: bela }),
    ])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'done'])
    const winner = outcomes[0]?.kind === 'done' ? 'Of Asha.' : 'Of Bela.'
    expect((await record()).content).toEqual(with_(winner))
    expect(await actions()).toEqual(['saved'])
  })

  test('are told when an import has changed what is public meanwhile', async () => {
    await save(with_('Mine.'))
    await step('request', asha)
    await step('approve', bela)
    await importCatalogue(own.database, { treatments: [with_('Of a file.')] })
    expect(await step('publish', bela)).toBe('conflict')
    expect(await shown()).toEqual(with_('Of a file.'))
    // Based on the new public text, the same words are another change: the approval does not apply.
    await save(with_('Mine.'))
    expect(await record()).toMatchObject({ state: 'draft', approver: null })
  })

  test('save the same text without another version', async () => {
    await save(with_('One.'))
    const before = await record()
    await save(with_('One.'), bela)
    expect(await record()).toEqual(before)
    await step('drop', asha)
    expect((await save(piles)).kind).toBe('done')
    expect((await record()).state).toBe('published')
  })
})

describe('what is no medical text', () => {
  const phone = { pageType: 'Home', phone: '9000000001' } as const
  const place = at('contacts', 'Home/any')

  test('is published by who wrote it, as a draft first, with its history', async () => {
    await importCatalogue(own.database, { contacts: [phone] })
    await save({ ...phone, phone: '9000000002' }, asha, place)
    expect(await shown(place.kind, place.key)).toEqual(phone)
    expect(await step('publish', asha, place)).toBe('done')
    expect(await shown(place.kind, place.key)).toEqual({ ...phone, phone: '9000000002' })
    const [entry] = (await historyOf(own.database.executeSql, place.kind, place.key)).lines
    expect(
      await historyEntry(own.database.executeSql, place.kind, place.key, entry?.seq ?? ''),
    ).toMatchObject({
      action: 'published',
      actor: asha,
      before: phone,
      after: { ...phone, phone: '9000000002' },
    })
  })

  test('can be new, and is gone with its draft', async () => {
    const fresh = at('contacts', 'Faq/any')
    await save({ pageType: 'Faq', phone: '9000000003' }, asha, fresh)
    expect(await step('drop', asha, fresh)).toBe('done')
    expect((await record(fresh.kind, fresh.key)).version).toBe(0)
    await save({ pageType: 'Faq', phone: '9000000003' }, asha, fresh)
    expect(await step('publish', asha, fresh)).toBe('done')
    expect(await shown(fresh.kind, fresh.key)).toEqual({ pageType: 'Faq', phone: '9000000003' })
  })
})
