import { catalogueOptions } from '@/components/LeadForm/catalogueOptions'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { GuidedEnquiryFrame } from './GuidedEnquiryFrame'
import { GuidedEnquiryLoader } from './GuidedEnquiryLoader'
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
export const GuidedEnquiry = ({ page, phone, whatsapp }: GuidedEnquiryProps) => (
  <GuidedEnquiryFrame>
    <GuidedEnquiryLoader
      plan={guidedEnquiryPlan({ page, options: catalogueOptions(page.language), phone, whatsapp })}
    />
  </GuidedEnquiryFrame>
)
