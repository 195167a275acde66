import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { ASHA } from '@/machines/session/session.testModel'
import type { Language } from '@/model/page/language'
import { MODAL_PROPS } from '@/tests/support/modalProps'
import type { Effects } from './stage'

/** What the host of the modals gives a content on a stage. */
export const propsOf = (language: Language, { add }: Effects): ModalContentProps => ({
  ...MODAL_PROPS,
  language,
  me: ASHA,
  close: () => add('closes the modal'),
  open: (name) => add(`opens ${name}`),
  setTitle: (title) => add(`is called “${title}”`),
})

/** Whether the page is looked at. */
export function looksElsewhere(state: DocumentVisibilityState): boolean {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' })
  return document.dispatchEvent(new Event('visibilitychange'))
}
