/** Walks the cases of a machine on its component, and tells what is shown after each step. Only Jest can (jsdom, held clocks). */
import { act, cleanup, render } from '@testing-library/react'
import type { AnyActorRef } from 'xstate'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import type { Language } from '@/model/page/language'
import { heldStage } from './heldStage'
import { outlineOf } from './outlineOf'
import type { Stage } from './stage'

/** Longer than every calm and every patience of a component. */
const SETTLES_MS = 1100
const MOST_SECONDS = 60

/** Nothing of the walk before is known any more. */
function forgets(): void {
  heldStage.reset()
  localStorage.clear()
  sessionStorage.clear()
  ;(document.activeElement as HTMLElement | null)?.blur()
}

const settles = () => act(async () => void (await jest.advanceTimersByTimeAsync(SETTLES_MS)))

/** Lets a call end, time pass or a person act, as the step says. */
function happens({ event }: PathStep, stage: Stage, root: Element): void {
  const { actor, waiting, clock } = heldStage
  const [, kind = '', name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? []
  if (name === 'resendTimer') return counts(actor)
  if (kind === 'done.actor') return waiting.get(name)?.resolve((event as { output?: unknown }).output)
  if (kind === 'error.actor') return waiting.get(name)?.reject((event as { error?: unknown }).error)
  if (kind === 'after') return clock.increment(LONGEST_DELAY_MS)
  // What a page has no way to is the machine's own.
  if (!stage.does(event, root)) actor?.send(event)
}
const LONGEST_DELAY_MS = 60_000

/** Lets a countdown end. */
function counts(actor: AnyActorRef | undefined): void {
  const isCounting = () => {
    const timer = actor?.getSnapshot().children.resendTimer
    return timer?.getSnapshot().status === 'active'
  }
  for (let second = 0; second < MOST_SECONDS && isCounting(); second += 1) heldStage.clock.increment(1000)
}

const focusOf = (root: Element): string => {
  const { activeElement } = document
  if (!activeElement || !root.contains(activeElement)) return 'the focus is elsewhere'
  const { selectionStart, selectionEnd } = activeElement as HTMLInputElement
  const selected = selectionStart === selectionEnd ? '' : ', with its text selected'
  return `the focus is on ${outlineOf(activeElement)[0] ?? activeElement.tagName.toLowerCase()}${selected}`
}

/** One case, from the beginning on. */
export async function walkOnStage(
  stage: Stage,
  steps: readonly PathStep[],
  language: Language,
  /** Told each outline; false ends the walk. */
  goesOn: (outline: readonly string[]) => boolean,
): Promise<void> {
  forgets()
  const [first] = steps
  const isOwn = first?.event.type === stage.sendsAtFirst
  if (!isOwn) heldStage.unwanted = stage.sendsAtFirst
  let effects: string[] = []
  const add = (what: string) => void effects.push(`→ ${what}`)
  heldStage.tells = add
  const stop = onSessionAnnounced(() => add('tells the page of the session'))
  const { container } = render(stage.draw(language, { add }, first))
  const outline = () => {
    const found = [...outlineOf(container), focusOf(container), ...effects]
    effects = []
    return found
  }
  try {
    await settles()
    await act(async () => stage.begin?.(container))
    await settles()
    heldStage.unwanted = undefined
    if (!goesOn(outline())) return
    for (const step of isOwn ? steps.slice(1) : steps) {
      await act(async () => happens(step, stage, container))
      await settles()
      if (!goesOn(outline())) return
    }
  } finally {
    stop()
    cleanup()
  }
}

/** What a component shows in one of its other lives. */
export async function looksOnStage(
  draw: Stage['looks'][string],
  language: Language,
): Promise<readonly string[]> {
  forgets()
  const effects: string[] = []
  const { container } = render(draw(language, { add: (what) => void effects.push(`→ ${what}`) }))
  try {
    await settles()
    return [...outlineOf(container), focusOf(container), ...effects]
  } finally {
    cleanup()
  }
}
