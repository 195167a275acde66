/** What the host of the modals gives a content, for tests. */
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { NUMBERS } from '@/tests/support/contactNumbers'

const page = { pageType: 'Faq', pageName: 'Faq', path: '/faq', tier: 3, language: 'en' } as const

export const MODAL_PROPS: ModalContentProps = {
  language: 'en',
  close: () => {},
  open: () => {},
  setTitle: () => {},
  viewModel: { page, titles: {}, configured: {}, numbers: NUMBERS },
}
