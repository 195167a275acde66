import 'server-only'
import { redirect } from 'next/navigation'
import { CalculatorResultFields } from '@/components/forms/LeadForm/CalculatorResultFields'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { LeadFormErrorSummary } from '@/components/forms/LeadForm/LeadFormErrorSummary'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { leadFormCopy } from '@/content/copy/leadForm'
import { isLeadFormVariant } from '@/model/lead/leadForm'
import { TRACKING_FIELD } from '@/server/leads/forms/enquiryForm'
import { readEnquiryDraft } from '@/server/leads/forms/enquiryDraft'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Language, pathIn } from '@/model/page/language'
import { privateMetadata, requestOfPage } from '@/app/(perRequest)/perRequest'

const FORM_ID = 'enquiry'

/** A lead form that was sent without JavaScript and not taken: what is wrong, and every value kept, in one language. */
export function enquiryPage(language: Language) {
  const metadata = privateMetadata(leadFormCopy[language].form.errorSummaryTitle)

  async function EnquiryPage({ params }: { params: Promise<{ draft: string }> }) {
    const enquiry = await readEnquiryDraft(await requestOfPage(), (await params).draft)
    if (!enquiry) redirect(`${pathIn(language, '/contact-us')}#enquiry`)
    const {
      page,
      configured,
      spec,
      values,
      calculatorResult,
      errors,
      notice,
      isFailure,
      variant,
      whatsappConsent,
      tracking,
    } = enquiry
    const { form } = leadFormCopy[page.language]
    const wrong = spec.fields.flatMap(({ key }) => (errors[key] ? [{ key, text: errors[key] }] : []))
    return (
      <SiteShell page={page}>
        <FormOnlyPage language={page.language}>
          <LeadFormErrorSummary
            formId={FORM_ID}
            title={form.errorSummaryTitle}
            notice={notice}
            errors={wrong}
          />
          <LeadForm
            {...configured}
            id={FORM_ID}
            page={page}
            variant={isLeadFormVariant(variant) ? variant : undefined}
            layout="bare"
            headingLevel={1}
            values={values}
            whatsappConsent={whatsappConsent}
            refused={{ errors, notice: isFailure ? notice : '' }}
          />
          {tracking && (
            <input
              type="hidden"
              form={FORM_ID}
              name={TRACKING_FIELD}
              defaultValue={new URLSearchParams(tracking).toString()}
            />
          )}
          <CalculatorResultFields values={calculatorResult} formId={FORM_ID} />
        </FormOnlyPage>
      </SiteShell>
    )
  }

  return { metadata, EnquiryPage }
}

const Narrow = styled.div`
  box-sizing: border-box;
  max-width: 44rem;
  margin-inline: auto;
  padding: 24px 16px 48px;

  @media (min-width: 768px) {
    padding: 40px 24px 72px;
  }
`

/** A page that is a form and nothing else. */
const FormOnlyPage = ({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) => <Narrow lang={language === 'hi' ? 'hi' : undefined}>{children}</Narrow>
