import { messagesFor } from '@/content/messages/messagesFor'
import type { LeadFormOptions } from '@/model/leadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { withPresets } from '@/components/LeadForm/pagePresets'
import { LeadFormModal } from './LeadFormModal'
import { LeadFormModalFrame } from './LeadFormModalFrame'
import { modalHeading } from './leadFormModalPlan'

/** Page types whose modal has the other style (specification, section 2, modals). */
const CONTRAST_PAGE_TYPES: readonly string[] = ['Marketing', 'Insurance']

type LeadFormModalRootProps = {
  readonly page: LeadFormPage
  readonly options?: LeadFormOptions
  /** The modal's own title, before the page's form title and the options' header. */
  readonly modalTitle?: string
  readonly formTitle?: string
  readonly phone?: string
  readonly whatsapp?: string
}

/**
 * The lead form's modal, once a page. Any `<a href="/contact-us?…#enquiry" data-opens="lead-form">` opens it; a
 * `data-modal-title` on the link is its title then. Without JavaScript the link leads to the contact page.
 */
export function LeadFormModalRoot({
  page,
  options,
  modalTitle,
  formTitle,
  phone,
  whatsapp,
}: LeadFormModalRootProps) {
  const { form } = messagesFor(page.language)
  return (
    <LeadFormModalFrame $contrast={CONTRAST_PAGE_TYPES.includes(page.pageType)}>
      <LeadFormModal
        page={page}
        options={withPresets(page, options)}
        heading={modalHeading({ modalTitle, formTitle, header: options?.header }, form.title)}
        closeLabel={form.close}
        phone={phone}
        whatsapp={whatsapp}
      />
    </LeadFormModalFrame>
  )
}
