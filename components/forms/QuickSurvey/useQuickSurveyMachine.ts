import { keptLeadId } from '@/services/keptLead'
import { useActor } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { fieldAt, listenToForm, onlyChanges, valueOf, valuesOf } from '@/components/forms/formElements'
import type { FormMachineProps } from '@/components/forms/useTakeover'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { quickSurveyCopy } from '@/content/copy/quickSurvey'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import { errorsInWords } from '@/components/forms/LeadForm/errorsInWords'
import type { FieldViewModel } from '@/components/forms/LeadForm/leadFormViewModel'
import type { Language } from '@/model/page/language'
import { liveQuickSurvey } from './quickSurvey.actors'

export type QuickSurveyViewModel = {
  readonly fields: readonly FieldViewModel[]
  readonly language: Language
  readonly copy: (typeof quickSurveyCopy)[Language] & { readonly optional: string }
}

export type QuickSurveyState = {
  readonly step: 'answering' | 'sending' | 'thanked'
  /** Announced politely. */
  readonly notice: string
  readonly errors: Readonly<Partial<Record<FieldKey, string>>>
  readonly live: boolean
}

export { keptLeadId }

/** Runs the machine on the survey. */
export function useQuickSurveyMachine({
  viewModel,
  form,
  submitted,
  onState,
}: FormMachineProps<QuickSurveyViewModel, QuickSurveyState>): void {
  const keys = viewModel.fields.map((field) => field.key)
  const [input] = useState(() => ({
    leadId: keptLeadId() ?? '',
    answers: form.current ? valuesOf(form.current, keys) : {},
  }))
  const [snapshot, send] = useActor(liveQuickSurvey, { input, ...inspected() })
  const known = useRef<FormValues>(input.answers)

  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const fields: readonly FieldKey[] = viewModel.fields.map((field) => field.key)
    const tell = (field: FieldKey, value: string) => send({ type: 'answer.changed', field, value })
    const sync = onlyChanges(known, tell)
    const onInput = (event: Event) => {
      const field = fieldAt(event, fields)
      if (field) sync(field, valueOf(element, field))
    }
    const onSubmit = () => {
      // All of them, because the machine ignores changes while sending.
      for (const field of fields) tell(field, valueOf(element, field))
      send({ type: 'survey.submitted' })
    }
    return listenToForm(element, submitted, { onInput, onSubmit })
  }, [viewModel, form, submitted, send])

  useLayoutEffect(() => {
    const { validation } = leadFormCopy[viewModel.language]
    onState({
      live: true,
      step: snapshot.matches('thanked') ? 'thanked' : snapshot.matches('sending') ? 'sending' : 'answering',
      notice: snapshot.matches({ answering: 'failed' })
        ? viewModel.copy.failed
        : snapshot.matches({ answering: 'empty' })
          ? viewModel.copy.description
          : '',
      errors: errorsInWords(snapshot.context.errors, validation),
    })
  }, [snapshot, viewModel, onState])
}
