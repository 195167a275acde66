import { setup } from 'xstate'
import { unprovided } from '@/machines/machineSetup'

export type ReadAloudEvent = { readonly type: 'reading.requested' } | { readonly type: 'reading.cancelled' }

/** One part of a page that the browser's voice reads aloud. */
export const readAloudMachine = setup({
  types: {} as { events: ReadAloudEvent; tags: 'error' },
  actors: { speak: unprovided<void>() },
}).createMachine({
  id: 'readAloud',
  description: 'A visitor listens to a summary or to a list of warning signs instead of reading it.',
  initial: 'silent',
  states: {
    silent: {
      description: 'Nothing is read; the button starts the reading.',
      initial: 'ready',
      on: { 'reading.requested': 'reading' },
      states: {
        ready: { description: 'Nothing went wrong.' },
        failed: { description: 'The browser could not read: the page says so.', tags: 'error' },
      },
    },
    reading: {
      description: 'The browser reads the part to its end; leaving the state stops the voice.',
      invoke: { id: 'speak', src: 'speak', onDone: 'silent', onError: 'silent.failed' },
      on: { 'reading.cancelled': 'silent' },
    },
  },
})
