import { fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { EventObject } from 'xstate'
import type { PathStep } from '@/devtools/proof/machinePaths'
import type { Language } from '@/model/page/language'

/** What a component does beside what it draws: opens, closes, leads elsewhere. */
export type Effects = { readonly add: (what: string) => void }

/** One machine's component, ready to be walked. */
export type Stage = {
  /** @param first the step that will come first */
  readonly draw: (language: Language, effects: Effects, first: PathStep | undefined) => ReactNode
  /** What of the drawing is ready before the first step: a form that is taken over at its first touch. */
  readonly begin?: (root: Element) => void
  /** Whether the machine has taken over. Default: at once. */
  readonly isReady?: (root: Element) => boolean
  /**
   * Does what a person does for an event.
   * @returns false where the page has no way to it: it is the machine's own, or another page's
   */
  readonly does: (event: EventObject, root: Element) => boolean
  /** The component in its other lives: without JavaScript, with other fields. */
  readonly looks: Readonly<Record<string, (language: Language, effects: Effects) => ReactNode>>
  /** The event that the component sends by itself when it is drawn. */
  readonly sendsAtFirst?: string
  /** Files of the components, and the words that they show, for `npm run mutate -- --components`. */
  readonly components: readonly string[]
  readonly copy: Readonly<Record<string, object>>
  /** Rows of the copy (by the first part of their names) that the components show, but that are named in other files. */
  readonly otherRows?: readonly string[]
  /** Rows that these components do not show though they name such a key, each with the reason. */
  readonly notShown?: Readonly<Record<string, string>>
}

/** The location of a visitor who is not logged in. */
export const VISITOR_DRAWN = 'draws a visitor'

/** A form with every field that a form can ask for. */
export const EVERY_FIELD_DRAWN = 'draws every field'

const focus = (element: HTMLElement) => element.focus()

/** Presses what is there. @returns whether it is */
export function press(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  focus(element)
  fireEvent.click(element)
  return true
}

/** Fills in a field. @returns whether it is there */
export function fill(element: Element | null, value: string): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return false
  focus(element)
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    if (element.checked !== (value === 'on')) fireEvent.click(element)
    return true
  }
  if (element instanceof HTMLSelectElement) fireEvent.change(element, { target: { value } })
  else fireEvent.input(element, { target: { value } })
  return true
}

/** Presses a key in a field. @returns whether it is there */
export function key(element: Element | null, name: string, held: object = {}): boolean {
  if (!(element instanceof HTMLElement)) return false
  focus(element)
  fireEvent.keyDown(element, { key: name, ...held })
  return true
}

/** Pastes a text into a field. @returns whether it is there */
export function paste(element: Element | null, text: string): boolean {
  if (!(element instanceof HTMLElement)) return false
  focus(element)
  fireEvent.paste(element, { clipboardData: { getData: () => text } })
  return true
}

/** The form of an action, with this value among what it sends. */
export const formOf = (root: Element, action: string, value = ''): HTMLFormElement | undefined =>
  [...root.querySelectorAll<HTMLFormElement>(`form[action="${action}"]`)].find(
    (form) => value === '' || form.querySelector(`[value="${value}"]`) !== null,
  )
