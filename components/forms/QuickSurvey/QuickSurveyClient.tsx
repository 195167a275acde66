'use client'

import { useState } from 'react'
import { withLists } from '@/components/forms/LeadForm/optionLists'
import { useTakeover } from '@/components/forms/useTakeover'
import {
  type QuickSurveyViewModel,
  type QuickSurveyState,
  QuickSurveyView,
  SURVEY_FORM_ID,
} from './QuickSurveyView'

const START: QuickSurveyState = { step: 'answering', notice: '', errors: {}, live: false }

/** The plain survey, which its machine takes over at the first touch when this tab knows the lead. */
export function QuickSurveyClient({ viewModel: sent }: { readonly viewModel: QuickSurveyViewModel }) {
  const [viewModel] = useState(() => ({ ...sent, fields: withLists(sent.fields, SURVEY_FORM_ID) }))
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel,
    start: START,
    fetchMachine: async () => {
      const { keptLeadId, useQuickSurveyMachine } = await import('./useQuickSurveyMachine')
      // Without the lead the form posts by itself, with the server's cookie.
      return keptLeadId() === null ? null : useQuickSurveyMachine
    },
  })
  return (
    <>
      <QuickSurveyView viewModel={viewModel} state={state} formRef={formRef} handlers={handlers} />
      {machine}
    </>
  )
}
