import 'server-only'
import type { Lead } from '@/model/lead/lead'

/** A word that an address names as its source, not somebody's address or number. */
const PLAIN = /^(?=.{1,40}$)[a-z][a-z_. -]*\d{0,4}$/

/**
 * Where a lead came from, in a few words that stand in the clear: the campaign's source where it is a plain word, else the
 * way in the care team's words (model/page/tracking.ts, channelOf).
 */
export function leadSourceOf(lead: Pick<Lead, 'Zutm_sourcedata' | 'lead_channeldata' | 'GCLID'>): string {
  const named = lead.Zutm_sourcedata.trim().toLowerCase()
  if (PLAIN.test(named)) return named
  const channel = lead.lead_channeldata.trim().toLowerCase()
  if (PLAIN.test(channel)) return channel
  return lead.GCLID ? 'paid' : named ? 'other' : 'unknown'
}
