import type { TestModel } from '@/devtools/proof/testModel'
import type { ReviewContext, ReviewEvent } from './contentReview.machine'

const asha = { id: 'asha', name: 'Asha' }
const bela = { id: 'bela', name: 'Bela' }

export const contentReviewTestModel: TestModel<ReviewEvent, ReviewContext, { isMedical: boolean }> = {
  input: { isMedical: true },
  events: [
    { label: 'Asha saves a text', event: { type: 'text.saved', by: asha, hash: 'one', isMedical: true } },
    { label: 'Asha changes one word', event: { type: 'text.saved', by: asha, hash: 'two', isMedical: true } },
    { label: 'Bela changes one word', event: { type: 'text.saved', by: bela, hash: 'two', isMedical: true } },
    {
      label: 'Asha saves a phone number',
      event: { type: 'text.saved', by: asha, hash: 'one', isMedical: false },
    },
    { label: 'the draft is dropped', event: { type: 'draft.dropped' } },
    { label: 'a review is asked for', event: { type: 'review.requested' } },
    { label: 'it is given back', event: { type: 'review.returned' } },
    { label: 'its author approves', event: { type: 'text.approved', by: asha, hash: 'one' } },
    { label: 'Bela approves', event: { type: 'text.approved', by: bela, hash: 'one' } },
    { label: 'its author publishes', event: { type: 'text.published', by: asha, hash: 'one' } },
    { label: 'Bela publishes', event: { type: 'text.published', by: bela, hash: 'one' } },
    {
      label: 'Bela goes back to a text of Asha’s',
      event: { type: 'text.rolledBack', by: bela, authors: [asha] },
    },
    {
      label: 'Asha goes back to a text of hers',
      event: { type: 'text.rolledBack', by: asha, authors: [asha] },
    },
    { label: 'the review date comes', event: { type: 'review.due' } },
  ],
  stateKey: ({ isMedical, authors, textHash, approvedHash }) => ({
    isMedical,
    authors: authors.map(({ name }) => name),
    textHash,
    approvedHash,
  }),
}
