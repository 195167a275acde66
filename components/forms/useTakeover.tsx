'use client'

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Part } from '@/components/layout/islands/Part'
import { languageOfPath } from '@/model/page/language'

/** Props of a form's machine hook, which renders nothing: it listens to the form and reports its state. */
export type FormMachineProps<ViewModel, State> = {
  readonly viewModel: ViewModel
  readonly form: RefObject<HTMLFormElement | null>
  /** Submitted before the code was loaded. */
  readonly submitted: RefObject<boolean>
  /** Time of the first input (performance.now()); 0 before. */
  readonly touchedAt: RefObject<number>
  readonly onState: (state: State) => void
}

type UseFormMachine<ViewModel, State> = (props: FormMachineProps<ViewModel, State>) => void

type TakeoverOptions<ViewModel, State> = {
  readonly viewModel: ViewModel
  /** The plain form's state. */
  readonly start: State
  /** Loads the machine's hook; null if the plain form is to post. */
  readonly fetchMachine: () => Promise<UseFormMachine<ViewModel, State> | null>
  /** Opened on purpose, which counts as the first touch. */
  readonly isOpened?: boolean
  /** Loads at once and reports failures at once, for pages made for this form. */
  readonly isNeeded?: boolean
  /** State while a submission waits for the code. */
  readonly waiting?: (state: State) => State
  /** State after loading has failed; the next submission posts. Default: a submitted form posts at once. */
  readonly failed?: (state: State) => State
  /** State after the machine has failed, with a notice; the form is plain again. */
  readonly broken: (state: State, notice: string) => State
}

type Takeover<State> = {
  readonly state: State
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly handlers: {
    readonly onFocus: () => void
    readonly onPointerDown: () => void
    readonly onInput: () => void
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Rendered beside the form: the machine, once loaded. */
  readonly machine: ReactNode
}

type RunningProps<ViewModel, State> = FormMachineProps<ViewModel, State> & {
  readonly useMachine: UseFormMachine<ViewModel, State>
}

function FormMachine<ViewModel, State>({ useMachine, ...props }: RunningProps<ViewModel, State>): null {
  useMachine(props)
  return null
}

/**
 * A plain form until its first touch, which loads the machine. The elements stay, with values, focus, cursor, open
 * lists and input methods. A submission waits for the code; if loading fails, the form posts.
 */
export function useTakeover<ViewModel, State>({
  viewModel,
  start,
  fetchMachine,
  isOpened = false,
  isNeeded = false,
  waiting,
  failed,
  broken,
}: TakeoverOptions<ViewModel, State>): Takeover<State> {
  const formRef = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)
  const touchedAt = useRef(0)
  const isFetching = useRef(false)
  /** The next submission is a plain one. */
  const posts = useRef(false)
  const [useMachine, setMachine] = useState<UseFormMachine<ViewModel, State> | null>(null)
  const [state, setState] = useState(start)

  const post = () => {
    if (submitted.current) formRef.current?.submit()
  }
  const fail = () => {
    isFetching.current = false
    if (!failed) return post()
    // Preloading may fail silently; only a submission needs a message.
    if (!submitted.current && !isNeeded) return
    submitted.current = false
    posts.current = true
    setState(failed)
  }
  const load = () => {
    if (isFetching.current) return
    isFetching.current = true
    fetchMachine().then((hook) => {
      if (hook) return setMachine(() => hook)
      isFetching.current = false
      posts.current = true
      post()
    }, fail)
  }
  /** The machine has failed: shows a notice, and the form posts from now on. */
  const breakDown = () => {
    isFetching.current = false
    submitted.current = false
    posts.current = true
    setMachine(null)
    setState((before) => broken(before, ''))
    import('./brokenNotice').then(
      ({ brokenNotice }) =>
        setState((before) => broken(before, brokenNotice(languageOfPath(location.pathname)))),
      // The plain form works without the notice.
      () => undefined,
    )
  }
  const touch = () => {
    touchedAt.current ||= performance.now()
    if (!isNeeded) load()
  }

  useEffect(() => {
    if (isNeeded) load()
    // Input from before hydration counts as a touch.
    else if (isOpened || formRef.current?.contains(document.activeElement)) touch()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form has become interactive
  }, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The machine listens to the form itself.
    if (useMachine || (posts.current && navigator.onLine)) return
    event.preventDefault()
    submitted.current = true
    if (waiting) setState(waiting)
    load()
  }

  return {
    state,
    formRef,
    handlers: { onFocus: touch, onPointerDown: touch, onInput: touch, onSubmit },
    machine: useMachine && (
      <Part name="formMachine" onFault={breakDown}>
        <FormMachine
          useMachine={useMachine}
          viewModel={viewModel}
          form={formRef}
          submitted={submitted}
          touchedAt={touchedAt}
          onState={setState}
        />
      </Part>
    ),
  }
}
