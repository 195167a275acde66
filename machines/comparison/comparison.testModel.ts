import type { TestModel } from '@/devtools/proof/testModel'
import type { Compared } from '@/model/page/comparison'
import type { ComparisonContext, ComparisonEvent, ComparisonInput } from './comparison.machine'

/** Four entries of a list, in its order. */
export const FOUR: readonly [Compared, Compared, Compared, Compared] = [
  { slug: 'first', name: 'The first' },
  { slug: 'second', name: 'The second' },
  { slug: 'third', name: 'The third' },
  { slug: 'fourth', name: 'The fourth' },
]
const [first, second, third, fourth] = FOUR

export const comparisonTestModel: TestModel<ComparisonEvent, ComparisonContext, ComparisonInput> = {
  input: { items: [] },
  events: [
    { label: 'ticks the first', event: { type: 'item.added', item: first } },
    { label: 'ticks the second', event: { type: 'item.added', item: second } },
    { label: 'ticks the third', event: { type: 'item.added', item: third } },
    { label: 'ticks the fourth', event: { type: 'item.added', item: fourth } },
    { label: 'takes the first away', event: { type: 'item.removed', slug: first.slug } },
    { label: 'clears the choice', event: { type: 'choice.cleared' } },
    {
      label: 'comes back from a page that kept the last two',
      event: { type: 'choice.read', items: [third, fourth] },
    },
  ],
  stateKey: ({ items, refused }) => ({
    items: items.map(({ slug }) => slug).sort(),
    refused: refused?.slug ?? null,
  }),
}
