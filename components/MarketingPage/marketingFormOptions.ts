import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { messagesFor } from '@/content/messages/messagesFor'
import type { LeadFormOptions } from '@/model/leadForm'
import { isPdfVariant } from '@/model/thankYouAddress'

/** What a marketing page's form says; its pdf variant speaks of the file (docs/decisions/0017). */
export function marketingFormOptions(page: LeadFormPage): LeadFormOptions | undefined {
  if (!isPdfVariant(page)) return undefined
  const { title, description, submit } = messagesFor(page.language).pdfVariant
  return { header: title, label: description, submitTitle: submit }
}
