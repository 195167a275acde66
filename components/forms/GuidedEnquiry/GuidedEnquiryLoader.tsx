'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { GuidedEnquiryLiveProps } from './GuidedEnquiryLive'
import { withLists } from '@/components/forms/LeadForm/optionLists'
import { withFields } from './guidedEnquiryFields'
import type { GuidedEnquiryViewModel, GuidedEnquiryState } from './guidedEnquiryViewModel'
import { GuidedEnquiryView } from './GuidedEnquiryView'
import { useFocusOnTurn } from './useFocusOnTurn'

const WHOLE: GuidedEnquiryState = {
  live: false,
  step: 'whole',
  button: 'submit',
  canGoBack: false,
  turn: 0,
  answers: {},
  errors: {},
  notice: '',
  contact: false,
}

/**
 * The plain form, which the machine takes over as soon as its code is there: the chat is what the page is for. A
 * submission that comes earlier waits for it; where the code cannot be fetched, the whole form stands there and posts
 * by itself.
 */
export function GuidedEnquiryLoader({ viewModel: sent }: { readonly viewModel: GuidedEnquiryViewModel }) {
  const form = useRef<HTMLFormElement>(null)
  const loading = useRef(false)
  const submitted = useRef(false)
  const failed = useRef(false)
  const touchedAt = useRef(0)
  const [viewModel, setViewModel] = useState(() =>
    withFields(sent, (fields) => withLists(fields, sent.form.id)),
  )
  const [Live, setLive] = useState<ComponentType<GuidedEnquiryLiveProps> | null>(null)
  const [state, setState] = useState<GuidedEnquiryState>(WHOLE)

  const load = () => {
    if (loading.current) return
    loading.current = true
    import('./GuidedEnquiryLive').then(
      (code) => {
        const { language } = viewModel.form.page
        setViewModel((plain) => withFields(plain, (fields) => code.withWholeLists(fields, language)))
        setLive(() => code.GuidedEnquiryLive)
      },
      () => {
        loading.current = false
        failed.current = true
        submitted.current = false
        setState({ ...WHOLE, notice: viewModel.form.copy.loadFailed, contact: true })
      },
    )
  }
  const touch = () => {
    touchedAt.current ||= performance.now()
  }

  // Once, when the page has become interactive.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(load, [])

  useFocusOnTurn(state, form)

  return (
    <>
      <GuidedEnquiryView
        viewModel={viewModel}
        state={state}
        formRef={form}
        handlers={{
          onFocus: touch,
          onInput: touch,
          onSubmit: (event) => {
            if (Live) return event.preventDefault()
            if (failed.current && navigator.onLine) return
            event.preventDefault()
            submitted.current = true
            load()
          },
        }}
      />
      {Live && (
        <Live
          viewModel={viewModel}
          form={form}
          submitted={submitted}
          touchedAt={touchedAt}
          onState={setState}
        />
      )}
    </>
  )
}
