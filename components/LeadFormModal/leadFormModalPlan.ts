import type { LeadFormOptions } from '@/model/leadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'

/** What the modal needs to know of its page before it is opened: small, since every page carries it. */
export type LeadFormModalSettings = {
  readonly page: LeadFormPage
  readonly options?: LeadFormOptions
  readonly heading: string
  readonly closeLabel: string
  readonly phone?: string
  readonly whatsapp?: string
}

/** Id of the modal's form. */
export const MODAL_FORM_ID = 'lead-modal-form'

/**
 * The modal's heading: the modal title option, else the page's form title, else the header option, else the default
 * (specification, section 2, modals).
 */
export const modalHeading = (
  { modalTitle, formTitle, header }: { modalTitle?: string; formTitle?: string; header?: string },
  fallback: string,
): string => [modalTitle, formTitle, header].find((title) => title?.trim()) ?? fallback
