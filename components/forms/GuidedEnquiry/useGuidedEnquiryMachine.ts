import type { SnapshotFrom } from 'xstate'
import type { guidedEnquiryMachine } from '@/machines/guidedEnquiry/guidedEnquiry.machine'
import { useActor } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import {
  surroundingsOf,
  onlyChanges,
  valueOf,
  valuesOf,
  writeChanged,
  newFormId,
} from '@/components/forms/formElements'
import { errorsInWords } from '@/components/forms/LeadForm/errorsInWords'
import { listenToLeadForm, readMobileField } from '@/components/forms/LeadForm/mobileInput'
import type { FormMachineProps } from '@/components/forms/useTakeover'
import { leadFormCopy, type LeadFormCopy } from '@/content/copy/leadForm'
import { guidedEnquiryLabelsOf, stateNameOf } from '@/machines/guidedEnquiry/guidedEnquiry.labels'
import {
  FIELD_OF_QUESTION,
  QUESTIONS,
  type Question,
  isQuestion,
  questionOf,
} from '@/machines/guidedEnquiry/guidedEnquiry.questions'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import { answerInWords, type GuidedEnquiryViewModel, type GuidedEnquiryState } from './guidedEnquiryViewModel'
import { liveGuidedEnquiry } from './guidedEnquiry.actors'

export { hydrateOptions } from '@/components/forms/LeadForm/countryOptions'

type Snapshot = SnapshotFrom<typeof guidedEnquiryMachine>

const KEYS: readonly FieldKey[] = ['countryCode', ...QUESTIONS.map((question) => FIELD_OF_QUESTION[question])]

/** `continuing` is transient. */
const stepOf = (snapshot: Snapshot): Exclude<GuidedEnquiryState['step'], 'whole'> => {
  const name = stateNameOf(snapshot.value)
  return name === 'continuing' ? 'treatment' : name
}

/** Answers before the current question; all if there is none. */
function answersBefore(snapshot: Snapshot, viewModel: GuidedEnquiryViewModel): GuidedEnquiryState['answers'] {
  const step = stepOf(snapshot)
  const past = isQuestion(step) ? QUESTIONS.slice(0, QUESTIONS.indexOf(step)) : QUESTIONS
  return Object.fromEntries(
    viewModel.questions.flatMap(({ question, field }) => {
      const copy = answerInWords(field, snapshot.context.values)
      const isGiven = past.includes(question) && snapshot.context.given.includes(question)
      return isGiven && copy !== '' ? [[question, copy]] : []
    }),
  )
}

function guidedEnquiryState(
  snapshot: Snapshot,
  viewModel: GuidedEnquiryViewModel,
  { validation, failure: failureCopy }: LeadFormCopy,
): Omit<GuidedEnquiryState, 'turn'> {
  const { errors, failure } = snapshot.context
  return {
    live: true,
    step: stepOf(snapshot),
    button: guidedEnquiryLabelsOf(snapshot.value).button,
    canGoBack: snapshot.can({ type: 'question.back' }),
    answers: answersBefore(snapshot, viewModel),
    errors: errorsInWords(errors, validation),
    notice: failure ? `${failureCopy[failure.kind]} ${failureCopy.valuesKept}` : '',
    contact: failure !== null,
  }
}

/** The focused question, where the visitor has begun. */
function questionAtFocus(form: HTMLFormElement | null): Question | undefined {
  const focused = document.activeElement
  return form?.contains(focused) ? questionOf(focused?.getAttribute('name') ?? '') : undefined
}

/** Runs the machine on the form. */
export function useGuidedEnquiryMachine({
  viewModel,
  form,
  submitted,
  touchedAt,
  onState,
}: FormMachineProps<GuidedEnquiryViewModel, GuidedEnquiryState>): void {
  const [copy] = useState(() => leadFormCopy[viewModel.form.page.language])
  const [begun] = useState(() => performance.now())
  const [machine] = useState(() =>
    liveGuidedEnquiry({
      page: viewModel.form.page,
      configured: viewModel.form.configured,
      form,
    }),
  )
  const [input] = useState(() => ({
    spec: viewModel.form.spec,
    formId: newFormId(),
    values: form.current ? valuesOf(form.current, KEYS) : {},
    at: questionAtFocus(form.current),
  }))
  const [snapshot, send, actor] = useActor(machine, { input, ...inspected() })
  const known = useRef<FormValues>(input.values)
  const turns = useRef(0)

  // In the commit that takes over, so that no submission is lost.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const sync = onlyChanges(known, (field: FieldKey, value) =>
      send({ type: 'answer.changed', field, value }),
    )
    const goOn = () => {
      turns.current += 1
      if (actor.getSnapshot().matches('reviewing'))
        return send({
          type: 'enquiry.submitted',
          surroundings: surroundingsOf(element, touchedAt.current || begun),
        })
      // Autofill and restored pages may cause no event.
      readMobileField(element)
      const step = stepOf(actor.getSnapshot())
      for (const key of KEYS) if (questionOf(key) === step) sync(key, valueOf(element, key))
      send({ type: 'answer.given' })
    }
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button?.name !== 'back' && button?.name !== 'change') return
      turns.current += 1
      if (isQuestion(button.value)) send({ type: 'answer.edited', question: button.value })
      else send({ type: 'question.back' })
    }
    element.addEventListener('click', onClick)
    const stop = listenToLeadForm(element, submitted, { keys: KEYS, onField: sync, onSubmit: goOn })
    return () => {
      stop()
      element.removeEventListener('click', onClick)
    }
  }, [form, submitted, touchedAt, begun, send, actor])

  // Writes values that the machine has restored.
  useLayoutEffect(() => {
    const { values } = snapshot.context
    writeChanged(form.current, KEYS, values, known.current)
    known.current = values
  }, [snapshot.context, form])

  useLayoutEffect(
    () => onState({ ...guidedEnquiryState(snapshot, viewModel, copy), turn: turns.current }),
    [snapshot, viewModel, copy, onState],
  )
}
