/** What the host of the modals gives a content, for tests. */
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { NUMBERS } from '@/tests/support/contactNumbers'
import { FAQ_PAGE } from '@/tests/support/faqPage'

export const MODAL_PROPS: ModalContentProps = {
  language: 'en',
  close: () => {},
  open: () => {},
  setTitle: () => {},
  viewModel: { page: FAQ_PAGE, configured: {}, numbers: NUMBERS },
}
