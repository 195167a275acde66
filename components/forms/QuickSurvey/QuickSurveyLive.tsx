'use client'

import { useActor } from '@xstate/react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { valueOf, valuesOf } from '@/components/forms/LeadForm/formElements'
import { messagesFor } from '@/content/copy/messages/messagesFor'
import type { FieldKey } from '@/model/lead/fieldKeys'
import { keptLeadId, liveQuickSurvey } from './quickSurvey.actors'
import type { QuickSurveyViewModel, QuickSurveyState } from './QuickSurveyView'

export type QuickSurveyLiveProps = {
  readonly viewModel: QuickSurveyViewModel
  readonly form: RefObject<HTMLFormElement | null>
  /** Whether the visitor sent the survey before this code was there. */
  readonly submitted: RefObject<boolean>
  readonly onState: (state: QuickSurveyState) => void
}

/** The survey's machine, when this tab knows the lead; otherwise the form posts by itself, with the server's cookie. */
export function QuickSurveyLive(props: QuickSurveyLiveProps) {
  const { form, submitted } = props
  const [leadId] = useState(keptLeadId)
  useLayoutEffect(() => {
    if (leadId === null && submitted.current) form.current?.submit()
  }, [leadId, form, submitted])
  return leadId === null ? null : <QuickSurveyOfLead {...props} leadId={leadId} />
}

function QuickSurveyOfLead({
  viewModel,
  form,
  submitted,
  onState,
  leadId,
}: QuickSurveyLiveProps & { readonly leadId: string }) {
  const keys = viewModel.fields.map((field) => field.key)
  const [input] = useState(() => ({ leadId, answers: form.current ? valuesOf(form.current, keys) : {} }))
  const [snapshot, send] = useActor(liveQuickSurvey, { input, ...inspected() })

  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const fields: readonly FieldKey[] = viewModel.fields.map((field) => field.key)
    const tell = (field: FieldKey) => send({ type: 'answer.changed', field, value: valueOf(element, field) })
    const onInput = ({ target }: Event) => {
      const field = fields.find((key) => target instanceof Element && target.getAttribute('name') === key)
      if (field) tell(field)
    }
    const submit = () => {
      for (const field of fields) tell(field)
      send({ type: 'survey.submitted' })
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      submit()
    }
    element.addEventListener('input', onInput)
    element.addEventListener('submit', onSubmit)
    if (submitted.current) {
      submitted.current = false
      submit()
    }
    return () => {
      element.removeEventListener('input', onInput)
      element.removeEventListener('submit', onSubmit)
    }
  }, [viewModel, form, submitted, send])

  useLayoutEffect(() => {
    const { validation } = messagesFor(viewModel.language)
    const errors = Object.entries(snapshot.context.errors).map(
      ([key, code]) => [key, validation[code]] as const,
    )
    onState({
      live: true,
      step: snapshot.matches('thanked') ? 'thanked' : snapshot.matches('sending') ? 'sending' : 'answering',
      notice: snapshot.matches({ answering: 'failed' })
        ? viewModel.copy.failed
        : snapshot.matches({ answering: 'empty' })
          ? viewModel.copy.description
          : '',
      errors: Object.fromEntries(errors),
    })
  }, [snapshot, viewModel, onState])

  return null
}
