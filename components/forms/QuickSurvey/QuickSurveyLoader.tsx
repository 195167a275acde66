'use client'

import { type ComponentType, useRef, useState } from 'react'
import { withLists } from '@/components/forms/LeadForm/optionLists'
import type { QuickSurveyLiveProps } from './QuickSurveyLive'
import {
  type QuickSurveyViewModel,
  type QuickSurveyState,
  QuickSurveyView,
  SURVEY_FORM_ID,
} from './QuickSurveyView'

/**
 * The plain survey until a visitor first touches it; then its machine takes it over, as with the lead form. When its
 * code cannot be fetched, the form posts by itself.
 */
export function QuickSurveyLoader({ viewModel: sent }: { readonly viewModel: QuickSurveyViewModel }) {
  const form = useRef<HTMLFormElement>(null)
  const loading = useRef(false)
  const submitted = useRef(false)
  const [viewModel] = useState(() => ({ ...sent, fields: withLists(sent.fields, SURVEY_FORM_ID) }))
  const [Live, setLive] = useState<ComponentType<QuickSurveyLiveProps> | null>(null)
  const [state, setState] = useState<QuickSurveyState>({
    step: 'answering',
    notice: '',
    errors: {},
    live: false,
  })

  const load = () => {
    if (loading.current) return
    loading.current = true
    import('./QuickSurveyLive').then(
      (code) => setLive(() => code.QuickSurveyLive),
      () => {
        loading.current = false
        if (submitted.current) form.current?.submit()
      },
    )
  }

  return (
    <>
      <QuickSurveyView
        viewModel={viewModel}
        state={state}
        formRef={form}
        handlers={{
          onFocus: load,
          onPointerDown: load,
          onInput: load,
          onSubmit: (event) => {
            // Without a known lead nobody took the form over: it posts by itself.
            if (Live) return
            event.preventDefault()
            submitted.current = true
            load()
          },
        }}
      />
      {Live && <Live viewModel={viewModel} form={form} submitted={submitted} onState={setState} />}
    </>
  )
}
