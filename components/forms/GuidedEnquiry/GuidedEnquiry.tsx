import { catalogueOptions, withoutLists } from '@/components/forms/LeadForm/catalogueOptions'
import { pageNumbers, withPageProps } from '@/content/brand'
import type { PageContext } from '@/model/page/pageContext'
import { GuidedEnquiryRoot } from './GuidedEnquiry.styles'
import { GuidedEnquiryClient } from './GuidedEnquiryClient'
import { withFields, guidedEnquiryViewModel } from './guidedEnquiryViewModel'

export type GuidedEnquiryProps = { readonly page: PageContext }

/**
 * The guided enquiry of /chat as a Server Component: a plain form of five questions that works by itself, which the
 * chat takes over (docs/decisions/0012).
 */
export function GuidedEnquiry({ page: own }: GuidedEnquiryProps) {
  const page = withPageProps(own)
  const options = catalogueOptions(page.language)
  const viewModel = guidedEnquiryViewModel({ page, options, numbers: pageNumbers(page) })
  return (
    <GuidedEnquiryRoot>
      <GuidedEnquiryClient viewModel={withFields(viewModel, (fields) => withoutLists(fields, options))} />
    </GuidedEnquiryRoot>
  )
}
