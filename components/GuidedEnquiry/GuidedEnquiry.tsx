import { catalogueOptions } from '@/components/LeadForm/catalogueOptions'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { withoutLists } from '@/components/LeadForm/withoutLists'
import { GuidedEnquiryFrame } from './GuidedEnquiryFrame'
import { GuidedEnquiryLoader } from './GuidedEnquiryLoader'
import { withFields } from './guidedEnquiryFields'
import { guidedEnquiryPlan } from './guidedEnquiryPlan'

export type GuidedEnquiryProps = {
  readonly page: LeadFormPage
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
  const plan = guidedEnquiryPlan({ page, options, phone, whatsapp })
  return (
    <GuidedEnquiryFrame>
      <GuidedEnquiryLoader plan={withFields(plan, (fields) => withoutLists(fields, options))} />
    </GuidedEnquiryFrame>
  )
}
