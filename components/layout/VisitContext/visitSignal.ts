import type { KnownVisit, VisitThing, VisitTopic, VisitTopics } from '@/model/page/visitContext'
import { useSyncExternalStore } from 'react'
import { readProps } from '@/model/page/islandMarks'
import { TOPICS_ATTRIBUTE } from '@/model/page/pageMarks'

/*
 * The visit's state for a page's components. Small, since every page loads it; the machine comes with
 * visitContext.
 */

/** NOTHING_KNOWN once more: its file would bring io-ts into the first load. */
const NOTHING: KnownVisit = { topics: {}, contact: null }

const SIGNAL = 'visit-announced'
/** The event on the document that says: nothing of the visit shall be known any more. */
export const FORGET_SIGNAL = 'visit-forgotten'

let current = NOTHING
let page: VisitTopics | undefined

/** Present state of the visit; the same object until it changes. */
const currentVisit = (): KnownVisit => current

/** Empty visit, as rendered before hydration. */
export const unknownVisit = (): KnownVisit => NOTHING

/** What the page is about, as the server wrote it: islands start in any order, and each may be the first to need it. */
export function pageTopics(): VisitTopics {
  // Not there while the document is still coming in: asked again then.
  const text = document.querySelector(`[${TOPICS_ATTRIBUTE}]`)?.getAttribute(TOPICS_ATTRIBUTE)
  return (page ??= text ? (readProps(text) as VisitTopics) : undefined) ?? {}
}

/** Announces the visit's new state; components that show it update themselves. */
export const announceVisit = (visit: KnownVisit): void => {
  current = visit
  document.dispatchEvent(new Event(SIGNAL))
}

/** Takes back all that is known of the visit. */
export const forgetVisit = (): void => void document.dispatchEvent(new Event(FORGET_SIGNAL))

/** Hears that something became known or was taken back. @returns what ends the listening */
export const onVisitAnnounced = (listener: () => void): (() => void) => {
  document.addEventListener(SIGNAL, listener)
  return () => document.removeEventListener(SIGNAL, listener)
}

/** Name of a visit's thing in the page's own forms: on Hindi pages its Hindi name; undefined if not listed. */
export function nameOnPage(topic: VisitTopic, { value }: VisitThing): string | undefined {
  const options = document.querySelectorAll<HTMLOptionElement>(`select[name="${topic}"] option`)
  return [...options].find((one) => one.value === value)?.text
}

/**
 * What the visitor is looking for (city, treatment or condition, doctor, hospital, each with its source) and has
 * typed about themselves. Empty on the server and in the first render, so that documents are the same for all
 * visitors; updated at every change: another city in the header, a choice in a form, a login. It loads no code of its
 * own. Forms report choices and input with `usePrefill`.
 */
export const useVisitContext = (): KnownVisit =>
  useSyncExternalStore(onVisitAnnounced, currentVisit, unknownVisit)
