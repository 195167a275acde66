'use client'

import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { inspected } from '@/components/analytics/inspected'
import { bulkLeadsMachine, NOTHING_CHOSEN } from '@/machines/bulkLeads/bulkLeads.machine'
import type { BulkAnswer, BulkRequest, LeadVersion } from '@/model/desk/bulkSteps'
import type { DeskRow } from '@/model/desk/deskLead'
import { sendBulk } from '@/services/desk'

/** The machine of several leads with its call. */
const liveBulkLeads = bulkLeadsMachine.provide({
  actors: {
    sendBulk: fromPromise<BulkAnswer, { request: BulkRequest | null }>(async ({ input: { request } }) => {
      if (!request) throw new Error('nothing to send')
      return sendBulk(request)
    }),
  },
  actions: { logFailure: (_, { error }) => console.warn(error) },
})

/** @param answer to a form that was sent without JavaScript; null for none */
export function useBulkLeads(rows: readonly DeskRow[], answer: BulkAnswer | null) {
  const snapshot = useMemo(
    () =>
      answer === null
        ? undefined
        : bulkLeadsMachine.resolveState({ value: 'answered', context: { ...NOTHING_CHOSEN, answer } }),
    [answer],
  )
  const [state, send] = useMachine(liveBulkLeads, { snapshot, ...inspected() })
  const { chosen } = state.context
  /** The chosen leads with the versions that the list shows; one that has left it keeps its own. */
  const current = (): readonly LeadVersion[] => {
    const shown = new Map(rows.map(({ leadId, version }) => [leadId, version]))
    return chosen.map(({ id, version }) => ({ id, version: shown.get(id) ?? version }))
  }
  return { state, send, current, isChosen: new Set(chosen.map(({ id }) => id)) }
}

export type BulkLeads = ReturnType<typeof useBulkLeads>
