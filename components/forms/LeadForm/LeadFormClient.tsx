'use client'

import { useState } from 'react'
import { usePrefill } from '@/components/forms/usePrefill'
import { useTakeover } from '@/components/forms/useTakeover'
import type { LeadFormViewModel } from './leadFormViewModel'
import { LeadFormView } from './LeadFormView'
import { withLists } from './optionLists'

type LeadFormClientProps = {
  readonly viewModel: LeadFormViewModel
  /** Whether the visitor opened the form (in a modal) to fill it in. */
  readonly isOpened?: boolean
}

/** The plain lead form, which its machine takes over at the first touch. */
export function LeadFormClient({ viewModel: sent, isOpened }: LeadFormClientProps) {
  const [viewModel, setViewModel] = useState<LeadFormViewModel>(() => ({
    ...sent,
    fields: withLists(sent.fields, sent.id),
  }))
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel,
    start: {
      live: false,
      busy: false,
      errors: viewModel.refused?.errors ?? {},
      notice: viewModel.refused?.notice ?? '',
      contact: Boolean(viewModel.refused?.notice),
    },
    fetchMachine: async () => {
      const { useLeadFormMachine, withWholeLists } = await import('./leadForm.actors')
      setViewModel((plain) => ({ ...plain, fields: withWholeLists(plain.fields, plain.page.language) }))
      return useLeadFormMachine
    },
    isOpened,
    waiting: (before) => ({ ...before, busy: true }),
    failed: (before) => ({ ...before, busy: false, notice: viewModel.copy.loadFailed, contact: true }),
  })
  const said = usePrefill(formRef, viewModel.fields, viewModel.page)

  return (
    <>
      <LeadFormView viewModel={viewModel} state={state} formRef={formRef} handlers={handlers} said={said} />
      {machine}
    </>
  )
}
