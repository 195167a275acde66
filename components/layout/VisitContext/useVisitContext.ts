'use client'

import { useSyncExternalStore } from 'react'
import type { KnownVisit } from '@/model/page/visitContext'
import { currentVisit, onVisitAnnounced, unknownVisit } from './visitSignal'

/**
 * What the visitor is looking for (city, treatment or condition, doctor, hospital, each with who has said it) and what he
 * typed about himself. Nothing on the server and in the first drawing, so that a document never differs by visitor; the
 * same again at every change: another city in the header, a choice in a form, a login. It costs no code of its own.
 * What a visitor chooses or types is told by `usePrefill` of its form.
 */
export const useVisitContext = (): KnownVisit =>
  useSyncExternalStore(onVisitAnnounced, currentVisit, unknownVisit)
