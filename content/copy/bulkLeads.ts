import type { BulkAnswer, BulkRefusal } from '@/model/desk/bulkSteps'
import { interpolate } from './interpolate'

/** Steps of several leads at the inbox. The desk is English. */
export const bulkLeadsCopy = {
  title: 'Chosen leads',
  choose: 'Choose {name}',
  chosen: 'Chosen leads: {count}',
  chooseAll: 'Choose all shown',
  chooseNone: 'Choose none',
  to: 'Assign to',
  onDuty: '{name} (on duty)',
  give: 'Assign',
  reason: 'Close because',
  close: 'Close',
  any: 'Choose…',
  sending: 'Sending…',
  failed: 'No answer: it is not known whether this was saved. Trying again does nothing twice.',
  signedOut: 'You are signed out. Nothing was changed.',
  retry: 'Try again',
  undo: 'Undo',
  understood: 'OK',
  done: {
    give: 'Assigned to {to}: {count}.',
    close: 'Closed: {count}.',
    undo: 'Undone: {count}.',
  } satisfies Record<BulkAnswer['type'], string>,
  left: 'Not changed: {count}.',
  why: {
    conflict: '{name} ({by} has changed it)',
    right: '{name} (your role does not allow it)',
    notPossible: '{name} (not possible in its state)',
    appointment: '{name} (has an appointment: cancel that first)',
    branch: '{name} (not a branch of the person)',
    unknownLead: 'a lead that you cannot see',
    tooLate: '{name} (it cannot be undone any more)',
  } satisfies Record<BulkRefusal, string>,
  desk: 'the desk',
} as const

/** How many leads were changed, and which were not and why. */
export function bulkAnswerInWords({ type, to, done, refused }: BulkAnswer): string {
  const { why, left, desk } = bulkLeadsCopy
  const sentence = interpolate(bulkLeadsCopy.done[type], { to, count: String(done.length) })
  if (refused.length === 0) return sentence
  const each = refused.map((one) => interpolate(why[one.why], { name: one.name, by: one.by || desk }))
  return `${sentence} ${interpolate(left, { count: String(refused.length) })} ${each.join(', ')}.`
}
