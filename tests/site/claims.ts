/**
 * Claims that no page of a clinic should make, and a label of a fallback that no page should show. Negated ones ('no
 * hurry', 'not guaranteed') are allowed.
 */
const CLAIMS =
  /\b(best|(?<!(without|without a|no|not) )(guarant\w*|hurry)|cure[sd]?|painless|risk-free|top-rated|100%|kidney stones transport)(?!\w)|सर्वश्रेष्ठ|गारंटी/giu

/** A selling point of the specification, section 1. */
const SPECIFIED = /100% confidential and safe/g

/** The claims in a text, each with the words around it. */
export function claimsIn(text: string): string[] {
  const own = text.replace(SPECIFIED, '')
  return [...own.matchAll(CLAIMS)].map(({ index, 0: claim }) =>
    own.slice(Math.max(0, index - 40), index + claim.length + 20).trim(),
  )
}
