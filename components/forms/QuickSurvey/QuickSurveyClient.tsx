'use client'

import { useState } from 'react'
import { withTexts } from '@/components/forms/LeadForm/optionLists'
import { useTakeover } from '@/components/forms/useTakeover'
import { LeadFormField } from '@/components/forms/LeadForm/LeadFormField'
import type { QuickSurveyState, QuickSurveyViewModel } from './useQuickSurveyMachine'

const SURVEY_FORM_ID = 'quick-survey'
const START: QuickSurveyState = { step: 'answering', notice: '', errors: {}, live: false }

/** Taken over at the first touch if this tab knows the lead. All answers are optional. */
export function QuickSurveyClient({ viewModel: sent }: { readonly viewModel: QuickSurveyViewModel }) {
  const [viewModel] = useState(() => ({ ...sent, fields: withTexts(sent.fields, SURVEY_FORM_ID) }))
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel,
    start: START,
    fetchMachine: async () => {
      const { keptLeadId, useQuickSurveyMachine } = await import('./useQuickSurveyMachine')
      // Otherwise the form posts, with the server's cookie.
      return keptLeadId() === null ? null : useQuickSurveyMachine
    },
    broken: (_, notice) => ({ ...START, notice }),
  })
  const { copy } = viewModel
  const sending = state.step === 'sending'
  return (
    <>
      <form
        {...handlers}
        ref={formRef}
        id={SURVEY_FORM_ID}
        method="post"
        action={viewModel.language === 'hi' ? '/survey?language=hi' : '/survey'}
        acceptCharset="utf-8"
        noValidate
        aria-labelledby={`${SURVEY_FORM_ID}-heading`}
        aria-busy={sending || undefined}
        data-quick-survey={state.step}
        data-live={state.live ? 'true' : undefined}
      >
        <div className="form-head">
          <h2 id={`${SURVEY_FORM_ID}-heading`}>{copy.title}</h2>
          {state.step !== 'thanked' && <p>{copy.description}</p>}
        </div>
        {state.step !== 'thanked' && (
          <div className="fields">
            <input type="hidden" name="language" defaultValue={viewModel.language} />
            {viewModel.fields.map((field) => (
              <LeadFormField
                key={field.key}
                formId={SURVEY_FORM_ID}
                field={field}
                optionalHint={copy.optional}
                error={state.errors[field.key]}
              />
            ))}
          </div>
        )}
        <div className="form-foot">
          <div className="notice" role="status" aria-live="polite">
            {state.step === 'thanked' && <p className="thanked">{copy.done}</p>}
            {state.notice && <p>{state.notice}</p>}
          </div>
          {state.step !== 'thanked' && (
            <button type="submit" aria-disabled={sending || undefined}>
              {sending ? copy.submitting : copy.submit}
            </button>
          )}
        </div>
      </form>
      {machine}
    </>
  )
}
