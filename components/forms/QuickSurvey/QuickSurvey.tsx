import { quickSurveyCopy } from '@/content/copy/quickSurvey'
import { fieldViewModels } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { catalogueOptions, withoutLists } from '@/components/forms/LeadForm/catalogueOptions'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { Language } from '@/model/page/language'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { QuickSurveyClient } from './QuickSurveyClient'
import styled from 'styled-components'
import { FORM_LOOK } from '@/components/forms/LeadForm/form.styles'
import { formCard, twoColumns } from '@/components/forms/LeadForm/LeadForm.styles'

/** The thank-you page's quick survey, whose answers are added to the lead just made. */
export function QuickSurvey({ language }: { readonly language: Language }) {
  const copy = leadFormCopy[language]
  const options = catalogueOptions(language)
  const context = { copy, options, values: {} }
  const fields = QUICK_SURVEY_FIELDS.flatMap((field) => fieldViewModels(field, context))
  const viewModel = {
    language,
    fields: withoutLists(fields, options),
    copy: { ...quickSurveyCopy[language], optional: copy.form.optional },
  }
  return (
    <QuickSurveyRoot>
      <QuickSurveyClient viewModel={viewModel} />
    </QuickSurveyRoot>
  )
}

/** The quick survey's container: the lead form's fields, quieter. */
const QuickSurveyRoot = styled.div.attrs(FORM_LOOK)`
  ${twoColumns}
  ${formCard}
  .thanked {
    margin: 0;
    color: var(--success);
    font-weight: 600;
  }
`
