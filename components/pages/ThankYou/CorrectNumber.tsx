import styled from 'styled-components'
import { fieldViewModels } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { formOptions } from '@/components/forms/LeadForm/formOptions'
import { FORM_LOOK } from '@/components/forms/LeadForm/form.styles'
import { LeadFormField } from '@/components/forms/LeadForm/LeadFormField'
import { touchLink } from '@/components/ui/theme/surfaces'
import { leadFormCopy } from '@/content/copy/leadForm'
import { thankYouCopy } from '@/content/copy/thankYou'
import type { Language } from '@/model/page/language'
import { COMPANY_THANKS } from '@/model/page/thankYouAddress'

const FORM_ID = 'correct-number'

/** A plain form in a disclosure below the sent number. */
export const CorrectionRoot = styled.div.attrs(FORM_LOOK)`
  summary {
    ${touchLink}
    color: var(--green);
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
  form {
    max-width: 28rem;
    padding-block: 8px 16px;
  }
`

type CorrectNumberProps = {
  readonly language: Language
  readonly isPatient: boolean
  readonly typed?: string
}

/** A plain form that gives the enquiry just sent another number; the server knows which enquiry by its cookie. */
export function CorrectNumber({ language, isPatient, typed }: CorrectNumberProps) {
  const copy = leadFormCopy[language]
  const { title, submit } = thankYouCopy[language].correct
  const context = {
    copy,
    options: formOptions(language),
    values: typed === undefined ? {} : { mobile: typed },
  }
  const query = new URLSearchParams({
    ...(language === 'hi' && { language }),
    ...(!isPatient && { from: COMPANY_THANKS }),
  })
  return (
    <CorrectionRoot>
      <details open={typed !== undefined}>
        <summary>{title}</summary>
        <form
          id={FORM_ID}
          method="post"
          action={query.size > 0 ? `/enquiry/number?${query}` : '/enquiry/number'}
          acceptCharset="utf-8"
          // No tag manager runs beside a number that was typed.
          data-refilled={typed !== undefined ? '' : undefined}
        >
          <div className="fields">
            {fieldViewModels({ key: 'mobile', required: true }, context).map((field) => (
              <LeadFormField
                key={field.key}
                formId={FORM_ID}
                field={field}
                optionalHint={copy.form.optional}
              />
            ))}
          </div>
          <div className="form-foot">
            <button type="submit">{submit}</button>
          </div>
        </form>
      </details>
    </CorrectionRoot>
  )
}
