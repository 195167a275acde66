import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CarriedFields } from '@/components/LeadForm/CarriedFields'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { LeadFormErrorSummary } from '@/components/LeadForm/LeadFormErrorSummary'
import { LeadFormPage } from '@/components/LeadForm/LeadFormPage'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { messagesFor } from '@/content/messages/messagesFor'
import { isLeadFormVariant } from '@/model/leadForm'
import { readEnquiryDraft } from '@/server/forms/enquiryDraft'
import { pageNumbers } from '@/app/pageNumbers'

export const dynamic = 'force-dynamic'

/** Not for search engines; the referrer stays inside the site, so that the form's own origin can be checked. */
export const metadata: Metadata = {
  title: messagesFor('en').form.errorSummaryTitle,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

const FORM_ID = 'enquiry'

/** A lead form that was sent without JavaScript and not taken: what is wrong, and every value kept. */
export default async function EnquiryPage({ params }: { params: Promise<{ draft: string }> }) {
  const enquiry = await readEnquiryDraft((await params).draft)
  if (!enquiry) redirect('/contact-us#enquiry')
  const { page, configured, spec, values, carried, errors, notice, isFailure, variant, whatsappConsent } =
    enquiry
  const numbers = pageNumbers(page)
  const { form } = messagesFor(page.language)
  const wrong = spec.fields.flatMap(({ key }) => (errors[key] ? [{ key, text: errors[key] }] : []))
  return (
    <SiteShell page={page} numbers={numbers}>
      <LeadFormPage language={page.language}>
        <LeadFormErrorSummary
          formId={FORM_ID}
          title={form.errorSummaryTitle}
          notice={notice}
          errors={wrong}
        />
        <LeadForm
          {...configured}
          {...numbers}
          id={FORM_ID}
          page={page}
          variant={isLeadFormVariant(variant) ? variant : undefined}
          layout="bare"
          headingLevel={1}
          values={values}
          whatsappConsent={whatsappConsent}
          refused={{ errors, notice: isFailure ? notice : '' }}
        />
        <CarriedFields values={carried} formId={FORM_ID} />
      </LeadFormPage>
    </SiteShell>
  )
}
