'use client'

import { useState } from 'react'
import { withLists } from '@/components/forms/LeadForm/optionLists'
import { useTakeover } from '@/components/forms/useTakeover'
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

/** The plain form, which the machine takes over as soon as its code is there: the chat is what the page is for. */
export function GuidedEnquiryClient({ viewModel: sent }: { readonly viewModel: GuidedEnquiryViewModel }) {
  const [viewModel, setViewModel] = useState(() =>
    withFields(sent, (fields) => withLists(fields, sent.form.id)),
  )
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel,
    start: WHOLE,
    fetchMachine: async () => {
      const { useGuidedEnquiryMachine, withWholeLists } = await import('./useGuidedEnquiryMachine')
      const { language } = viewModel.form.page
      setViewModel((plain) => withFields(plain, (fields) => withWholeLists(fields, language)))
      return useGuidedEnquiryMachine
    },
    isNeeded: true,
    failed: () => ({ ...WHOLE, notice: viewModel.form.copy.loadFailed, contact: true }),
  })
  useFocusOnTurn(state, formRef)

  return (
    <>
      <GuidedEnquiryView viewModel={viewModel} state={state} formRef={formRef} handlers={handlers} />
      {machine}
    </>
  )
}
