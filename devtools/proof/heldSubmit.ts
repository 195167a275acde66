import { fromPromise } from 'xstate'
import { turn } from '@/devtools/proof/turn'
import type { SubmitLeadInput } from '@/machines/leadForm/leadForm.machine'
import type { Failure } from '@/model/failure'

/** The `submitLead` actor of a test: what was sent is in `sent`, and each sending ends by hand. */
export function heldSubmit() {
  const sent: SubmitLeadInput[] = []
  let end: { done: (leadId: string) => Promise<void>; fail: (failure: Failure) => Promise<void> } | undefined
  const submitLead = fromPromise(({ input }: { input: SubmitLeadInput }) => {
    sent.push(input)
    return new Promise<{ leadId: string }>((resolve, reject) => {
      end = {
        done: (leadId) => (resolve({ leadId }), turn()),
        fail: (failure) => (reject(failure), turn()),
      }
    })
  })
  return {
    sent,
    submitLead,
    stored: (leadId = 'lead-1') => end?.done(leadId),
    fails: (failure: Failure) => end?.fail(failure),
  }
}
