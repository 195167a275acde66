import { quickSurveyCopy } from '@/content/copy/quickSurvey'
import { plannedField } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { catalogueOptions } from '@/components/forms/LeadForm/catalogueOptions'
import { withoutLists } from '@/components/forms/LeadForm/withoutLists'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { Language } from '@/model/page/language'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { QuickSurveyRoot } from './QuickSurvey.styles'
import { QuickSurveyClient } from './QuickSurveyClient'

/** The thank-you page's quick survey, whose answers are added to the lead just made. */
export function QuickSurvey({ language }: { readonly language: Language }) {
  const messages = leadFormCopy[language]
  const options = catalogueOptions(language)
  const context = { messages, options, values: {} }
  const fields = QUICK_SURVEY_FIELDS.flatMap((field) => plannedField(field, context))
  const viewModel = {
    language,
    fields: withoutLists(fields, options),
    copy: { ...quickSurveyCopy[language], optional: messages.form.optional },
  }
  return (
    <QuickSurveyRoot>
      <QuickSurveyClient viewModel={viewModel} />
    </QuickSurveyRoot>
  )
}
