import type { MachineCases } from '../lib/machineCases'
import type { FloatingButtonsEvent } from './floatingButtons.machine'

export const floatingButtonsCases: MachineCases<FloatingButtonsEvent, unknown, undefined> = {
  input: undefined,
  events: [
    { label: 'scrolls to 500 px', event: { type: 'page.scrolled', y: 500 } },
    { label: 'scrolls to 501 px', event: { type: 'page.scrolled', y: 501 } },
  ],
  tellsApart: () => null,
}
