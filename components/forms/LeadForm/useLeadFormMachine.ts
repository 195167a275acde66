import { useActor } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import {
  newFormId,
  calculatorResultOnPage,
  focusable,
  surroundingsOf,
  onlyChanges,
  valueOf,
  valuesOf,
  writeChanged,
} from '@/components/forms/formElements'
import type { FormMachineProps } from '@/components/forms/useTakeover'
import { leadFormCopy, type LeadFormCopy, validationCopy } from '@/content/copy/leadForm'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import type { LeadFormViewModel, LeadFormState } from './leadFormViewModel'
import { liveLeadForm } from './leadForm.actors'
import { errorsInWords } from './errorsInWords'
import { listenToLeadForm, readMobileField } from './mobileInput'
import type { leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import type { SnapshotFrom } from 'xstate'

export { hydrateOptions, withCities } from './countryOptions'
export { fetchCityOptions } from './cityOptions'

type Snapshot = SnapshotFrom<typeof leadFormMachine>

const keysOf = (viewModel: LeadFormViewModel): FieldKey[] => [
  'countryCode',
  ...viewModel.fields.map((field) => field.key),
]

function leadFormState(snapshot: Snapshot, copy: LeadFormCopy): LeadFormState {
  const { errors, failure } = snapshot.context
  const hasFailed = failure !== null && failure.kind !== 'invalid'
  return {
    live: true,
    busy: snapshot.hasTag('busy'),
    errors: errorsInWords(errors, copy.validation),
    notice: hasFailed
      ? `${copy.failure[failure.kind]} ${copy.failure.valuesKept}`
      : Object.keys(errors).length
        ? copy.failure.invalid
        : '',
    contact: hasFailed,
  }
}

/** Runs the machine on the form. */
export function useLeadFormMachine({
  viewModel,
  form,
  submitted,
  touchedAt,
  onState,
}: FormMachineProps<LeadFormViewModel, LeadFormState>): void {
  const [begun] = useState(() => performance.now())
  const [copy] = useState((): LeadFormCopy => {
    const { language, leadType } = viewModel.page
    return { ...leadFormCopy[language], validation: validationCopy(language, leadType) }
  })
  const [machine] = useState(() =>
    liveLeadForm({
      page: viewModel.page,
      configured: viewModel.configured,
      redirect: viewModel.redirect,
      form,
      closeModal: () => form.current?.closest('dialog')?.close(),
    }),
  )
  const [input] = useState(() => ({
    spec: viewModel.spec,
    formId: newFormId(),
    values: form.current ? valuesOf(form.current, keysOf(viewModel)) : {},
  }))
  const [snapshot, send, actor] = useActor(machine, { input, ...inspected() })
  const known = useRef<FormValues>(input.values)
  const focusesError = useRef(false)

  // In the commit that takes over, so that no submission is lost.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const sync = onlyChanges(known, (field: FieldKey, value) => send({ type: 'field.changed', field, value }))
    // Autofill and restored pages may cause no event.
    const syncAll = () => {
      readMobileField(element)
      for (const key of keysOf(viewModel)) sync(key, valueOf(element, key))
    }
    const submit = () => {
      syncAll()
      focusesError.current = true
      const surroundings = {
        ...surroundingsOf(element, touchedAt.current || begun),
        calculatorResult: calculatorResultOnPage(),
      }
      send({ type: 'form.submitted', surroundings })
    }
    syncAll()
    return listenToLeadForm(element, submitted, {
      keys: keysOf(viewModel),
      onField: sync,
      onSubmit: submit,
    })
  }, [viewModel, form, submitted, touchedAt, begun, send])

  // Writes values that the machine has changed: an excluded field, the emptied form.
  useLayoutEffect(() => {
    const { values } = snapshot.context
    writeChanged(form.current, keysOf(viewModel), values, known.current)
    known.current = values
  }, [snapshot.context, viewModel, form])

  useLayoutEffect(() => onState(leadFormState(snapshot, copy)), [snapshot, copy, onState])

  // Focuses the first wrong field after a submission.
  useEffect(() => {
    // From the machine itself: a submission before this code is handled after this rendering.
    const now = actor.getSnapshot()
    if (!focusesError.current || now.hasTag('busy')) return
    focusesError.current = false
    const wrong = viewModel.fields.find((field) => now.context.errors[field.key])
    if (wrong && form.current) focusable(form.current, wrong.key)?.focus()
  }, [snapshot, actor, viewModel, form])
}
