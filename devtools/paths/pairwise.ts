/** Pairwise combinations: every two values occur together in at least one. */

type Parameters = Readonly<Record<string, readonly string[]>>
export type Combination = Readonly<Record<string, string>>

const nameOf = (one: string, a: string, other: string, b: string) => JSON.stringify([one, a, other, b])

/** Every pair of values of two parameters, by name. */
export const pairsOf = (parameters: Parameters): string[] => {
  const names = Object.keys(parameters)
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other) =>
        (parameters[one] ?? []).flatMap((a) =>
          (parameters[other] ?? []).map((b) => nameOf(one, a, other, b)),
        ),
      ),
  )
}

/** The pairs that a combination holds. */
export const pairsIn = (combination: Combination): string[] =>
  pairsOf(Object.fromEntries(Object.entries(combination).map(([name, value]) => [name, [value]])))

/**
 * Combinations that hold every pair: each begins with a pair that is open, and takes for each other parameter the value with the
 * most open pairs (greedy, as AETG does it). The same parameters give the same combinations.
 */
export function pairwise(parameters: Parameters): Combination[] {
  const names = Object.keys(parameters)
  const [only] = names
  if (only !== undefined && names.length === 1)
    return (parameters[only] ?? []).map((value) => ({ [only]: value }))
  const open = new Set(pairsOf(parameters))
  const found: Combination[] = []
  for (;;) {
    const [first] = open
    if (first === undefined) return found
    // What nameOf wrote.
    const [one, a, other, b] = JSON.parse(first) as [string, string, string, string]
    const chosen: Record<string, string> = { [one]: a, [other]: b }
    for (const name of names) {
      if (name in chosen) continue
      const gain = (value: string) =>
        pairsIn(inOrder(names, { ...chosen, [name]: value })).filter((pair) => open.has(pair)).length
      const [best = ''] = [...(parameters[name] ?? [])].sort((x, y) => gain(y) - gain(x))
      chosen[name] = best
    }
    const combination = inOrder(names, chosen)
    for (const pair of pairsIn(combination)) open.delete(pair)
    found.push(combination)
  }
}

const inOrder = (names: readonly string[], chosen: Combination): Combination =>
  Object.fromEntries(names.flatMap((name) => (chosen[name] === undefined ? [] : [[name, chosen[name]]])))
