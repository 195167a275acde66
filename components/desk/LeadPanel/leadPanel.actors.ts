import { fromPromise } from 'xstate'
import {
  type LeadAnswer,
  type LeadPanelInput,
  type LeadQuestion,
  type LeadRequest,
  leadPanelMachine,
} from '@/machines/leadPanel/leadPanel.machine'
import type { DeskLead } from '@/model/desk/deskLead'
import type { InitialPanelState } from '@/model/desk/leadRequest'
import { readLead, sendEvent, sendNote } from '@/services/desk'

const send = ({ row: { leadId, version } }: DeskLead, request: LeadRequest): Promise<LeadAnswer> =>
  request.kind === 'event' ? sendEvent(leadId, version, request.event) : sendNote(leadId, request)

/**
 * Snapshot for a lead rendered with the page, so that it is not read again.
 * @returns undefined without one; the machine then starts by reading
 */
export function initialSnapshot(input: LeadPanelInput, first: InitialPanelState | null) {
  if (first?.leadId !== input.leadId) return undefined
  const { lead, chosen, problem } = first
  const context = { ...input, lead, chosen, detailProblem: problem, request: null, by: '' }
  return lead === null
    ? leadPanelMachine.resolveState({ value: 'closed', context: { ...context, problem: 'missing' } })
    : leadPanelMachine.resolveState({
        value: { viewing: chosen === null ? 'reading' : 'detailing' },
        context: { ...context, problem: null },
      })
}

/** The lead panel's machine with its calls. */
export const liveLeadPanel = leadPanelMachine.provide({
  actors: {
    readLead: fromPromise<DeskLead, LeadQuestion>(({ input, signal }) => readLead(input, signal)),
    sendRequest: fromPromise<LeadAnswer, { lead: DeskLead | null; request: LeadRequest | null }>(
      async ({ input: { lead, request } }) => {
        if (!lead || !request) throw new Error('nothing to send')
        return send(lead, request)
      },
    ),
  },
  actions: {
    logFailure: (_, { error }) => console.warn(error),
  },
})
