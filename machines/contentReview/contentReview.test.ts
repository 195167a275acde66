import fc from 'fast-check'
import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { REVIEW_STATES, type ReviewRow, isSamePerson } from '@/model/desk/contentReview'
import { contentReviewTestModel } from './contentReview.testModel'
import {
  type ReviewEvent,
  canReview,
  contentReviewMachine,
  nextReview,
  untouched,
} from './contentReview.machine'

const asha = { id: 'asha', name: 'Asha' }
const bela = { id: 'bela', name: 'Bela' }
const chitra = { id: 'chitra', name: 'Chitra' }

const saved = (by = asha, hash = 'one', isMedical = true): ReviewEvent => ({
  type: 'text.saved',
  by,
  hash,
  isMedical,
})
const requested: ReviewEvent = { type: 'review.requested' }
const approved = (by = bela, hash = 'one'): ReviewEvent => ({ type: 'text.approved', by, hash })
const published = (by = bela, hash = 'one'): ReviewEvent => ({ type: 'text.published', by, hash })
const returned: ReviewEvent = { type: 'review.returned' }
const dropped: ReviewEvent = { type: 'draft.dropped' }
const due: ReviewEvent = { type: 'review.due' }
const rolledBack = (by = chitra, authors = [asha]): ReviewEvent => ({ type: 'text.rolledBack', by, authors })

const NEW = untouched(true)
const after = (...events: readonly ReviewEvent[]): ReviewRow => events.reduce(nextReview, NEW)

describe('the content review machine', () => {
  provesMachine(contentReviewMachine, contentReviewTestModel)

  it('has the states that are stored with a text', () => {
    expect(Object.keys(contentReviewMachine.root.states).sort()).toEqual([...REVIEW_STATES].sort())
  })

  it('publishes what another person has approved', () => {
    expect(after(saved())).toEqual({ ...NEW, state: 'draft', authors: [asha], textHash: 'one' })
    expect(after(saved(), requested).state).toBe('inReview')
    expect(after(saved(), requested, approved())).toMatchObject({
      state: 'approved',
      approver: bela,
      approvedHash: 'one',
    })
    expect(after(saved(), requested, approved(), published())).toEqual({
      state: 'published',
      isMedical: true,
      authors: [asha],
      approver: bela,
      textHash: null,
      approvedHash: null,
    })
    expect(after(saved(), requested, approved(), published(chitra)).state).toBe('published')
  })

  it('lets nobody approve or publish who wrote at the text', () => {
    expect(after(saved(), requested, approved(asha)).state).toBe('inReview')
    expect(after(saved(), requested, approved(), published(asha)).state).toBe('approved')
    const both = after(saved(), saved(bela, 'two'), requested)
    expect(both.authors).toEqual([asha, bela])
    for (const one of [asha, bela]) expect(nextReview(both, approved(one, 'two'))).toEqual(both)
    expect(nextReview(both, approved(chitra, 'two')).state).toBe('approved')
  })

  it('names an author once', () => {
    expect(after(saved(), saved(asha, 'two'), saved(asha, 'three')).authors).toEqual([asha])
  })

  it('asks for another person in a text that was approved before', () => {
    const again = after(saved(), requested, approved(), published(), saved(bela, 'two'), requested)
    expect(again).toMatchObject({ authors: [bela], approver: null })
    expect(nextReview(again, approved(bela, 'two')).state).toBe('inReview')
    expect(nextReview(again, approved(asha, 'two')).state).toBe('approved')
  })

  it('takes an approval for the very words that were read', () => {
    expect(after(saved(), requested, approved(bela, 'two')).state).toBe('inReview')
    expect(after(saved(), requested, approved(), published(bela, 'two')).state).toBe('approved')
    const stale: ReviewRow = { ...after(saved(), requested, approved()), textHash: 'two' }
    expect(nextReview(stale, published(bela, 'two')).state).toBe('approved')
    expect(nextReview(stale, published(bela, 'one')).state).toBe('approved')
  })

  it.each([
    ['in review', [saved(), requested]],
    ['approved', [saved(), requested, approved()]],
  ])('goes back to a draft when one word of a text %s changes', (_, events) => {
    const changed = after(...events, saved(chitra, 'two'))
    expect(changed).toEqual({
      ...NEW,
      state: 'draft',
      authors: [asha, chitra],
      textHash: 'two',
    })
    expect(nextReview(changed, published(bela, 'two')).state).toBe('draft')
    // The same words once more are no change.
    expect(after(...events, saved(chitra))).toEqual(after(...events))
  })

  it('gives a text back, and forgets the approval then', () => {
    expect(after(saved(), requested, returned)).toEqual(after(saved()))
    expect(after(saved(), requested, approved(), returned)).toEqual(after(saved()))
  })

  it.each([
    ['a draft', [saved()]],
    ['a text in review', [saved(), requested]],
    ['an approved text', [saved(), requested, approved()]],
  ])('drops %s', (_, events) => {
    expect(after(...events, dropped)).toEqual(NEW)
  })

  it('publishes what is no medical text without a review, for the words that were seen', () => {
    const phone = after(saved(asha, 'one', false))
    expect(nextReview(phone, published(asha)).state).toBe('published')
    expect(nextReview(phone, published(asha, 'two')).state).toBe('draft')
    expect(after(saved(), published(bela)).state).toBe('draft')
    // A kind is what its last saving says.
    expect(after(saved(asha, 'one', false), saved(asha, 'two'), published(asha, 'two')).state).toBe('draft')
  })

  it('ends a text by its review date, and only what is public', () => {
    expect(after(due).state).toBe('expired')
    expect(after(rolledBack(), due).state).toBe('expired')
    for (const way of [[saved()], [saved(), requested], [saved(), requested, approved()]])
      expect(after(...way, due)).toEqual(after(...way))
    expect(after(due, saved()).state).toBe('draft')
  })

  it.each([
    ['published', []],
    ['expired', [due]],
    ['rolled back', [rolledBack(bela)]],
  ])('goes back from a %s text to an earlier one, not by its author', (_, events) => {
    expect(after(...events, rolledBack())).toEqual({
      ...NEW,
      state: 'rolledBack',
      authors: [asha],
    })
    expect(after(...events, rolledBack(asha))).toEqual(after(...events))
    expect(after(...events, rolledBack(), saved(bela, 'two'))).toMatchObject({
      state: 'draft',
      authors: [bela],
    })
  })

  it('lets whoever wrote what is no medical text go back to it', () => {
    expect(nextReview(untouched(false), rolledBack(asha)).state).toBe('rolledBack')
  })

  it('forgets who approved what is public no more', () => {
    expect(after(saved(), requested, approved(), published(), rolledBack(chitra, [bela]))).toEqual({
      ...NEW,
      state: 'rolledBack',
      authors: [bela],
    })
  })

  it('says what can happen', () => {
    expect(canReview(after(saved(), requested), approved())).toBe(true)
    expect(canReview(after(saved(), requested), approved(asha))).toBe(false)
  })

  it('begins as what is public', () => {
    const { value, context } = createActor(contentReviewMachine, {
      input: { isMedical: false },
    }).getSnapshot()
    expect({ state: value, ...context }).toEqual(untouched(false))
  })

  it('never publishes a medical text that its authors alone have seen, whatever comes', () => {
    const one = fc.constantFrom(asha, bela)
    const hash = fc.constantFrom('one', 'two')
    const event: fc.Arbitrary<ReviewEvent> = fc.oneof(
      fc.record({ type: fc.constant('text.saved' as const), by: one, hash, isMedical: fc.constant(true) }),
      fc.record({
        type: fc.constantFrom('text.approved' as const, 'text.published' as const),
        by: one,
        hash,
      }),
      fc.constantFrom(requested, returned, dropped, due),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let row = NEW
        let writers: (string | null)[] = []
        for (const what of events) {
          const next = nextReview(row, what)
          if (what.type === 'text.saved' && next !== row && next.textHash !== row.textHash)
            writers = row.textHash === null ? [what.by.id] : [...writers, what.by.id]
          if (what.type === 'text.published' && next.state === 'published' && row.state !== 'published')
            expect([
              row.state,
              writers.includes(what.by.id),
              writers.includes(row.approver?.id ?? null),
            ]).toEqual(['approved', false, false])
          row = next
        }
      }),
    )
  })
})

describe('the same person', () => {
  it.each([
    [asha, { id: 'asha', name: 'Asha Rao' }, true],
    [asha, { id: null, name: ' ASHA ' }, true],
    [{ id: null, name: 'Asha  Rao' }, { id: null, name: 'asha rao' }, true],
    [{ id: null, name: 'Asha' }, { id: null, name: 'Bela' }, false],
    [asha, bela, false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(isSamePerson(one, other)).toBe(isSame)
  })
})
