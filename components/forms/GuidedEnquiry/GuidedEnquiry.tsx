import { catalogueOptions } from '@/components/forms/LeadForm/catalogueOptions'
import type { PageContext } from '@/model/page/pageContext'
import { withoutLists } from '@/components/forms/LeadForm/withoutLists'
import { GuidedEnquiryRoot } from './GuidedEnquiry.styles'
import { GuidedEnquiryClient } from './GuidedEnquiryClient'
import { withFields } from './guidedEnquiryFields'
import { guidedEnquiryViewModel } from './guidedEnquiryViewModel'

export type GuidedEnquiryProps = {
  readonly page: PageContext
  /** Numbers of this page; default the brand's. */
  readonly phone?: string
  readonly whatsapp?: string
}

/**
 * The guided enquiry of /chat as a Server Component: a plain form of five questions that works by itself, which the
 * chat takes over (docs/decisions/0012).
 */
export function GuidedEnquiry({ page, phone, whatsapp }: GuidedEnquiryProps) {
  const options = catalogueOptions(page.language)
  const viewModel = guidedEnquiryViewModel({ page, options, phone, whatsapp })
  return (
    <GuidedEnquiryRoot>
      <GuidedEnquiryClient viewModel={withFields(viewModel, (fields) => withoutLists(fields, options))} />
    </GuidedEnquiryRoot>
  )
}
