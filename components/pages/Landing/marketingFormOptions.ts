import type { PageContext } from '@/model/page/pageContext'
import { marketingCopy } from '@/content/copy/marketing'
import type { LeadFormOptions } from '@/model/lead/leadForm'
import { isPdfVariant } from '@/model/page/thankYouAddress'

/** What a marketing page's form says; its pdf variant speaks of the file (docs/decisions/0017). */
export function marketingFormOptions(page: PageContext): LeadFormOptions | undefined {
  if (!isPdfVariant(page)) return undefined
  const { title, description, submit } = marketingCopy[page.language].pdf
  return { header: title, label: description, submitTitle: submit }
}
