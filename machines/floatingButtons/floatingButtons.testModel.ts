import type { TestModel } from '@/devtools/proof/testModel'
import type { FloatingButtonsEvent } from './floatingButtons.machine'

export const floatingButtonsTestModel: TestModel<FloatingButtonsEvent, unknown, undefined> = {
  input: undefined,
  events: [
    { label: 'scrolls to 500 px', event: { type: 'page.scrolled', y: 500 } },
    { label: 'scrolls to 501 px', event: { type: 'page.scrolled', y: 501 } },
  ],
  stateKey: () => null,
}
