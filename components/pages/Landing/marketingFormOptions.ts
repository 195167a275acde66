import type { PageContext } from '@/model/page/pageContext'
import { messagesFor } from '@/content/copy/messages/messagesFor'
import type { LeadFormOptions } from '@/model/lead/leadForm'
import { isPdfVariant } from '@/model/page/thankYouAddress'

/** What a marketing page's form says; its pdf variant speaks of the file (docs/decisions/0017). */
export function marketingFormOptions(page: PageContext): LeadFormOptions | undefined {
  if (!isPdfVariant(page)) return undefined
  const { title, description, submit } = messagesFor(page.language).pdfVariant
  return { header: title, label: description, submitTitle: submit }
}
