import { assign, setup } from 'xstate'
import { withContext, withEvent } from '@/machines/machineSetup'
import { COMPARED_LIMIT, type Compared } from '@/model/page/comparison'

export type ComparisonContext = {
  /** What is chosen, in the order of the choice. */
  readonly items: readonly Compared[]
  /** What was one too many. */
  readonly refused: Compared | null
}

export type ComparisonEvent =
  | { readonly type: 'item.added'; readonly item: Compared }
  | { readonly type: 'item.removed'; readonly slug: string }
  | { readonly type: 'choice.cleared' }
  /** Another page of the visit has changed it. */
  | { readonly type: 'choice.read'; readonly items: readonly Compared[] }

export type ComparisonInput = {
  /** What the visit has chosen so far. */
  readonly items: readonly Compared[]
}

const has = (items: readonly Compared[], wanted: string): boolean => items.some(({ slug }) => slug === wanted)

/** What a visitor chooses to compare: up to three of one kind, kept for the visit. */
export const comparisonMachine = setup({
  types: {} as { context: ComparisonContext; events: ComparisonEvent; input: ComparisonInput; tags: 'shown' },
  guards: {
    isNew: ({ context }, { item }: { item: Compared }) => !has(context.items, item.slug),
    isChosen: ({ context }, { slug }: { slug: string }) => has(context.items, slug),
    isEmpty: ({ context }) => context.items.length === 0,
    isOne: ({ context }) => context.items.length === 1,
    isFull: ({ context }) => context.items.length >= COMPARED_LIMIT,
  },
  actions: {
    add: assign(({ context }, { item }: { item: Compared }) => ({ items: [...context.items, item] })),
    remove: assign(({ context }, { slug }: { slug: string }) => ({
      items: context.items.filter((one) => one.slug !== slug),
    })),
    take: assign((_, { items }: { items: readonly Compared[] }) => ({
      items: items.slice(0, COMPARED_LIMIT),
    })),
    refuse: assign((_, { item }: { item: Compared }) => ({ refused: item })),
    forgetRefused: assign({ refused: null }),
    // What happens outside; provided where the list is shown.
    keepChoice: (_, _params: { items: readonly Compared[] }) => {},
  },
}).createMachine({
  id: 'comparison',
  description: 'A visitor chooses up to three doctors, or hospitals, to see side by side.',
  context: ({ input }) => ({ items: input.items.slice(0, COMPARED_LIMIT), refused: null }),
  initial: 'counting',
  on: {
    'choice.read': { target: '.counting', actions: withEvent('take') },
    'item.removed': { guard: withEvent('isChosen'), target: '.keeping', actions: withEvent('remove') },
    'item.added': { guard: withEvent('isNew'), target: '.keeping', actions: withEvent('add') },
  },
  states: {
    keeping: {
      description: 'What changed is kept for the pages that follow in this visit.',
      entry: withContext('keepChoice'),
      always: 'counting',
    },
    counting: {
      description: 'How many are chosen decides what is offered.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isOne', target: 'one' },
        { guard: 'isFull', target: 'full' },
        { target: 'two' },
      ],
    },
    empty: { description: 'Nothing is chosen; no bar stands in the way.' },
    one: {
      description: 'The bar counts one and asks for another.',
      tags: 'shown',
      on: { 'choice.cleared': 'cleared' },
    },
    two: {
      description: 'The bar counts two and leads to the comparison; a third may join.',
      tags: 'shown',
      on: { 'choice.cleared': 'cleared' },
    },
    full: {
      description: 'Three are chosen: as many as stand side by side.',
      tags: 'shown',
      initial: 'settled',
      on: {
        'choice.cleared': 'cleared',
        'item.added': { guard: withEvent('isNew'), target: '.refusing', actions: withEvent('refuse') },
      },
      exit: 'forgetRefused',
      states: {
        settled: { description: 'The bar leads to the comparison.' },
        refusing: { description: 'A fourth was chosen: the bar says that one of the three has to go first.' },
      },
    },
    cleared: {
      description: 'The visitor lets go of all of them.',
      entry: { type: 'take', params: { items: [] } },
      always: 'keeping',
    },
  },
})
