import 'server-only'
import type { LeadBody } from '@/model/lead/lead'
import { type LeadInput, acceptLead } from '@/server/leads/intake/acceptLead'
import { SAMPLE_LEAD } from './sampleLead'
import { LeadIntake } from '@/server/leads/intake/leadIntake'

let serial = 0

/** A number that no other test lead has. */
export const nextMobile = (): string => String(6_000_000_000 + serial++)

/** A body that every rule accepts. */
export const leadBody = (change: LeadBody = {}): LeadBody => ({
  ...SAMPLE_LEAD,
  MobileNoData: nextMobile(),
  ...change,
})

export const leadInput = (change: LeadBody = {}, rest: Partial<LeadInput> = {}): LeadInput => ({
  body: leadBody(change),
  ip: '203.0.113.7',
  ...rest,
})

/** Accepts a lead that must be accepted; its id. */
export async function acceptedId(intake: LeadIntake, input: LeadInput): Promise<string> {
  const answer = await acceptLead(input, intake)
  if (answer.kind !== 'accepted') throw new Error(`the lead was not accepted: ${answer.kind}`)
  return answer.leadId
}
