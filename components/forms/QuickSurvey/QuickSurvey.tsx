import { plannedField } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { catalogueOptions } from '@/components/forms/LeadForm/catalogueOptions'
import { withoutLists } from '@/components/forms/LeadForm/withoutLists'
import { type Language, messagesFor } from '@/content/copy/messages/messagesFor'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { QuickSurveyRoot } from './QuickSurvey.styles'
import { QuickSurveyClient } from './QuickSurveyClient'

/** The thank-you page's quick survey, whose answers are added to the lead just made. */
export function QuickSurvey({ language }: { readonly language: Language }) {
  const messages = messagesFor(language)
  const { survey, form } = messages
  const options = catalogueOptions(language)
  const context = { messages, options, values: {} }
  const fields = QUICK_SURVEY_FIELDS.flatMap((field) => plannedField(field, context))
  const viewModel = {
    language,
    fields: withoutLists(fields, options),
    copy: { ...survey, optional: form.optional },
  }
  return (
    <QuickSurveyRoot>
      <QuickSurveyClient viewModel={viewModel} />
    </QuickSurveyRoot>
  )
}
