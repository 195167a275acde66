import type { KnownVisit, VisitThing, VisitTopic, VisitTopics } from '@/model/page/visitContext'
import { useSyncExternalStore } from 'react'

/*
 * What the parts of a page share of the visit. Small, since every page's first load has it: the machine comes with
 * visitContext.actors, when there is something to know.
 */

/** NOTHING_KNOWN once more: its file would bring io-ts into the first load. */
const NOTHING: KnownVisit = { topics: {}, contact: null }

const SIGNAL = 'visit-announced'
/** The event on the document that says: nothing of the visit shall be known any more. */
export const FORGET_SIGNAL = 'visit-forgotten'

let current = NOTHING
let page: VisitTopics = {}

/** What is known of the visit now; the same object until something changes. */
const currentVisit = (): KnownVisit => current

/** Nothing, as a page has it for everybody until it is alive. */
export const unknownVisit = (): KnownVisit => NOTHING

/** What this page is about. */
export const pageTopics = (): VisitTopics => page

/** Says what this page is about, before the visit is read. */
export const setPageTopics = (topics: VisitTopics): void => {
  page = topics
}

/** Says what is known of the visit from now on; who shows it changes it. */
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

/** What the page's own forms call a thing of the visit: on Hindi pages its Hindi name; undefined where none lists it. */
export function nameOnPage(topic: VisitTopic, { value }: VisitThing): string | undefined {
  const options = document.querySelectorAll<HTMLOptionElement>(`select[name="${topic}"] option`)
  return [...options].find((one) => one.value === value)?.text
}

/**
 * What the visitor is looking for (city, treatment or condition, doctor, hospital, each with who has said it) and what he
 * typed about himself. Nothing on the server and in the first drawing, so that a document never differs by visitor; the
 * same again at every change: another city in the header, a choice in a form, a login. It costs no code of its own.
 * What a visitor chooses or types is told by `usePrefill` of its form.
 */
export const useVisitContext = (): KnownVisit =>
  useSyncExternalStore(onVisitAnnounced, currentVisit, unknownVisit)
