'use client'

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Part } from '@/components/layout/islands/Part'
import { languageOfPath } from '@/model/page/language'

/** What the machine's hook of a form is given. It draws nothing: it listens to the form and reports its state. */
export type FormMachineProps<ViewModel, State> = {
  readonly viewModel: ViewModel
  readonly form: RefObject<HTMLFormElement | null>
  /** Whether the visitor sent the form before this code was there. */
  readonly submitted: RefObject<boolean>
  /** Time of the first input (performance.now()); 0 before. */
  readonly touchedAt: RefObject<number>
  readonly onState: (state: State) => void
}

type UseFormMachine<ViewModel, State> = (props: FormMachineProps<ViewModel, State>) => void

type TakeoverOptions<ViewModel, State> = {
  readonly viewModel: ViewModel
  /** What the plain form shows. */
  readonly start: State
  /** Fetches the machine's hook; null where the plain form is to post by itself. */
  readonly fetchMachine: () => Promise<UseFormMachine<ViewModel, State> | null>
  /** The visitor opened the form on purpose: that counts as its first touch. */
  readonly isOpened?: boolean
  /** The page exists for this machine: its code loads at once, and a load failure is shown at once. */
  readonly isNeeded?: boolean
  /** What the form shows while a submission waits for the code. */
  readonly waiting?: (state: State) => State
  /** Tells that the code cannot be fetched, and the next submission posts. Default: a submitted form posts at once. */
  readonly failed?: (state: State) => State
  /** What the form shows when its machine has failed, with a sentence about it: it is the plain form again then. */
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
  /** To be drawn beside the form: the machine, once its code is there. */
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
 * A plain form until a visitor first touches it: then the machine's code is fetched and takes the same form over. The
 * elements stay where they are, so that letters, focus, cursor, an open list and a composing input method stay too. A
 * submission that comes before the code waits for it; when the code cannot be fetched, the plain form posts.
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
  /** Whether the next submission is the plain form's own. */
  const posts = useRef(false)
  const [useMachine, setMachine] = useState<UseFormMachine<ViewModel, State> | null>(null)
  const [state, setState] = useState(start)

  const post = () => {
    if (submitted.current) formRef.current?.submit()
  }
  const fail = () => {
    isFetching.current = false
    if (!failed) return post()
    // Fetching ahead may fail unnoticed; only a person who wants to send needs to know.
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
  /** The machine has stopped for good: with a word about it, the form posts by itself from now on. */
  const breakDown = () => {
    isFetching.current = false
    submitted.current = false
    posts.current = true
    setMachine(null)
    setState((before) => broken(before, ''))
    import('./brokenNotice').then(
      ({ brokenNotice }) =>
        setState((before) => broken(before, brokenNotice(languageOfPath(location.pathname)))),
      // The plain form works without a word about it.
      () => undefined,
    )
  }
  const touch = () => {
    touchedAt.current ||= performance.now()
    if (!isNeeded) load()
  }

  useEffect(() => {
    if (isNeeded) load()
    // Letters typed before this code ran count as a touch as well.
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
