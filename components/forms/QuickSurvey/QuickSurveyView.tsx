import type { FormHTMLAttributes, Ref } from 'react'
import { LeadFormField } from '@/components/forms/LeadForm/LeadFormField'
import type { PlannedField } from '@/components/forms/LeadForm/leadFormViewModel'
import type { FieldKey } from '@/model/lead/formFields'

export const SURVEY_FORM_ID = 'quick-survey'

/** Everything that drawing the survey takes. */
export type QuickSurveyViewModel = {
  readonly fields: readonly PlannedField[]
  readonly language: 'en' | 'hi'
  readonly copy: {
    readonly title: string
    readonly description: string
    readonly optional: string
    readonly submit: string
    readonly submitting: string
    readonly done: string
    readonly failed: string
  }
}

export type QuickSurveyState = {
  readonly step: 'answering' | 'sending' | 'thanked'
  /** A sentence for the polite live region. */
  readonly notice: string
  readonly errors: Readonly<Partial<Record<FieldKey, string>>>
  readonly live: boolean
}

type QuickSurveyViewProps = {
  readonly viewModel: QuickSurveyViewModel
  readonly state: QuickSurveyState
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: Pick<
    FormHTMLAttributes<HTMLFormElement>,
    'onFocus' | 'onPointerDown' | 'onInput' | 'onSubmit'
  >
}

/** The quick survey as it is drawn on the server and for each state of its machine; every answer may stay empty. */
export function QuickSurveyView({ viewModel, state, formRef, handlers }: QuickSurveyViewProps) {
  const { copy } = viewModel
  const sending = state.step === 'sending'
  return (
    <form
      {...handlers}
      ref={formRef}
      id={SURVEY_FORM_ID}
      method="post"
      action="/survey"
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
  )
}
