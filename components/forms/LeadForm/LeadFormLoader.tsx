'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { LeadFormViewModel, LeadFormState } from './leadFormViewModel'
import type { LeadFormLiveProps } from './LeadFormLive'
import { LeadFormView } from './LeadFormView'
import { withLists } from './optionLists'

type Live = ComponentType<LeadFormLiveProps>

/**
 * The plain form, until a visitor first touches it: then the machine's code is fetched and takes the same form over.
 * The elements stay where they are, so that letters, focus, cursor, an open list and a composing input method stay too.
 * A submission that comes before the code waits for it; when the code cannot be fetched the form says so, and the
 * next submission goes to the server as a plain form.
 */
export function LeadFormLoader({
  viewModel: sent,
  eager = false,
}: {
  readonly viewModel: LeadFormViewModel
  readonly eager?: boolean
}) {
  const form = useRef<HTMLFormElement>(null)
  const loading = useRef(false)
  const submitted = useRef(false)
  const failed = useRef(false)
  const touchedAt = useRef(0)
  const [viewModel, setViewModel] = useState<LeadFormViewModel>(() => ({
    ...sent,
    fields: withLists(sent.fields, sent.id),
  }))
  const [Live, setLive] = useState<Live | null>(null)
  const [state, setState] = useState<LeadFormState>({
    live: false,
    busy: false,
    errors: viewModel.refused?.errors ?? {},
    notice: viewModel.refused?.notice ?? '',
    contact: Boolean(viewModel.refused?.notice),
  })

  const load = () => {
    touchedAt.current ||= performance.now()
    if (loading.current || Live) return
    loading.current = true
    import('./LeadFormLive').then(
      (code) => {
        setViewModel((plain) => ({
          ...plain,
          fields: code.withWholeLists(plain.fields, plain.page.language),
        }))
        setLive(() => code.LeadFormLive)
      },
      () => {
        loading.current = false
        // Fetching ahead may fail unnoticed; only a person who wants to send needs to know.
        if (!submitted.current) return
        submitted.current = false
        failed.current = true
        setState((before) => ({ ...before, busy: false, notice: viewModel.copy.loadFailed, contact: true }))
      },
    )
  }

  // Letters typed before this code ran count as a touch as well.
  useEffect(() => {
    if (eager || form.current?.contains(document.activeElement)) load()
    // Once, when the form has become interactive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <>
      <LeadFormView
        viewModel={viewModel}
        state={state}
        formRef={form}
        handlers={{
          onFocus: load,
          onPointerDown: load,
          onInput: load,
          onSubmit: (event) => {
            if (!Live && failed.current && navigator.onLine) return
            event.preventDefault()
            if (Live) return
            submitted.current = true
            setState((before) => ({ ...before, busy: true }))
            load()
          },
        }}
      />
      {Live && (
        <Live
          viewModel={viewModel}
          form={form}
          submitted={submitted}
          touchedAt={touchedAt.current}
          onState={setState}
        />
      )}
    </>
  )
}
