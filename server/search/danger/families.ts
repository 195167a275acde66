import 'server-only'

/*
 * Families of concepts: a rule that names one is met by any of its concepts, so that a sign is said once for all parts
 * of the body, all people or all ways to fail (composedRules.ts).
 */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  limb: ['arm', 'leg', 'digit'],
  anypart:
    'chest face mouth throat tongue lips eye head neck back arm leg digit jaw belly testicle body hip ear shoulder'.split(
      ' ',
    ),
  patient: 'baby newborn child husband inlaws parents someone me elder wife kin pregnant person'.split(' '),
  family: ['husband', 'inlaws', 'parents', 'home'],
  expecting: ['pregnant', 'gestation', 'womb'],
  fails: ['cannot', 'stops', 'gone'],
  ingest: ['drink', 'ate', 'eat', 'swallow', 'eaten', 'lick'],
  collapse: ['unconscious', 'faint', 'confused', 'lethargic'],
}

/** The families that a concept belongs to. */
export const FAMILIES_OF: ReadonlyMap<string, readonly string[]> = Object.entries(FAMILIES).reduce(
  (map, [family, concepts]) => {
    for (const concept of concepts) map.set(concept, [...(map.get(concept) ?? []), family])
    return map
  },
  new Map<string, string[]>(),
)
