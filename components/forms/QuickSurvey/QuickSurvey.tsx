import { Island } from '@/components/layout/islands/Island'
import { quickSurveyCopy } from '@/content/copy/quickSurvey'
import { fieldViewModels } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { formOptions } from '@/components/forms/LeadForm/formOptions'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { Language } from '@/model/page/language'
import type { FieldKey } from '@/model/lead/formFields'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { withoutTexts } from '@/components/forms/LeadForm/optionLists'
import { QuickSurveyClient } from './QuickSurveyClient'
import styled from 'styled-components'
import { FORM_LOOK } from '@/components/forms/LeadForm/form.styles'
import { formCard, twoColumns } from '@/components/forms/LeadForm/LeadForm.styles'

type QuickSurveyProps = {
  readonly language: Language
  /** Known answers, not asked again. */
  readonly known?: readonly FieldKey[]
}

/** The thank-you page's survey for the last lead; nothing if all answers are known. */
export function QuickSurvey({ language, known = [] }: QuickSurveyProps) {
  const copy = leadFormCopy[language]
  const options = formOptions(language)
  const context = { copy, options, values: {} }
  const missing = QUICK_SURVEY_FIELDS.filter(({ key }) => !known.includes(key))
  if (missing.length === 0) return null
  const fields = missing.flatMap((field) => fieldViewModels(field, context))
  const viewModel = {
    language,
    fields,
    copy: { ...quickSurveyCopy[language], optional: copy.form.optional },
  }
  return (
    <QuickSurveyRoot>
      <Island
        name="quickSurvey"
        of={QuickSurveyClient}
        props={{ viewModel }}
        sent={{ viewModel: { ...viewModel, fields: withoutTexts(fields) } }}
      />
    </QuickSurveyRoot>
  )
}

const QuickSurveyRoot = styled.div.attrs(FORM_LOOK)`
  ${twoColumns}
  ${formCard}
  .thanked {
    margin: 0;
    color: var(--success);
    font-weight: 600;
  }
`
