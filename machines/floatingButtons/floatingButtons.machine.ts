import { setup } from 'xstate'
import { FLOATING_THRESHOLD_PX } from '@/model/page/shell'

export type FloatingButtonsEvent = {
  readonly type: 'page.scrolled'
  /** How far the page is scrolled, in CSS pixels. */
  readonly y: number
}

/** The buttons that float over a page once it is scrolled (specification, sections 2 and 9). */
export const floatingButtonsMachine = setup({
  types: { events: {} as FloatingButtonsEvent },
  guards: {
    isPastThreshold: ({ event }) => event.y > FLOATING_THRESHOLD_PX,
    isBackAtTop: ({ event }) => event.y <= FLOATING_THRESHOLD_PX,
  },
}).createMachine({
  id: 'floatingButtons',
  description:
    'Who reads on has the ways to talk at hand; at the top of a page they would only be in the way.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The visitor is at the top of the page: nothing floats.',
      on: { 'page.scrolled': { guard: 'isPastThreshold', target: 'shown' } },
    },
    shown: {
      description: 'The page is scrolled by more than 500 px: the buttons float.',
      on: { 'page.scrolled': { guard: 'isBackAtTop', target: 'hidden' } },
    },
  },
})
