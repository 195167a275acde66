import { plannedField } from '@/components/LeadForm/buildLeadFormPlan'
import { catalogueOptions } from '@/components/LeadForm/catalogueOptions'
import { withoutLists } from '@/components/LeadForm/withoutLists'
import { type Language, messagesFor } from '@/content/messages/messagesFor'
import { QUICK_SURVEY_FIELDS } from '@/model/leadForm'
import { QuickSurveyFrame } from './QuickSurveyFrame'
import { QuickSurveyLoader } from './QuickSurveyLoader'

/** The thank-you page's quick survey, whose answers are added to the lead just made. */
export function QuickSurvey({ language }: { readonly language: Language }) {
  const messages = messagesFor(language)
  const { survey, form } = messages
  const options = catalogueOptions(language)
  const context = { messages, options, values: {} }
  const fields = QUICK_SURVEY_FIELDS.flatMap((field) => plannedField(field, context))
  const plan = {
    language,
    fields: withoutLists(fields, options),
    words: { ...survey, optional: form.optional },
  }
  return (
    <QuickSurveyFrame>
      <QuickSurveyLoader plan={plan} />
    </QuickSurveyFrame>
  )
}
