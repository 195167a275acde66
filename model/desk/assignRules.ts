import { staffNameKey } from './staff'

/*
 * To whom the clinic's new leads go: rules as lines of text, such as `city Pune; language hi: Meera Nair, Ravi Kumar`
 * (docs/decisions/0108).
 */

/** What a rule may ask of a lead. */
const CONDITIONS = ['city', 'department', 'language', 'source', 'tier', 'branch'] as const
type Condition = (typeof CONDITIONS)[number]

/** A lead as rules compare it. */
export type AssignableLead = Readonly<Record<Exclude<Condition, 'tier'>, string | null>> & {
  readonly tier: number
}

export interface AssignRule {
  /** All of them must hold. */
  readonly conditions: readonly (readonly [Condition, string])[]
  /** Names as staffNameKey has them; null: everybody on duty. */
  readonly people: readonly string[] | null
}

const isCondition = (word: string): word is Condition => CONDITIONS.some((known) => known === word)

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

const parts = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A rule of its line; undefined for a line that is none. */
export function assignRuleOf(line: string): AssignRule | undefined {
  const [left = '', right, ...rest] = line.split(':')
  const names = parts(right ?? '', ',')
  if (rest.length > 0 || names.length === 0) return undefined
  const asked = left.trim().toLowerCase() === 'all' ? [] : parts(left, ';')
  if (asked.length === 0 && left.trim().toLowerCase() !== 'all') return undefined
  const conditions: (readonly [Condition, string])[] = []
  for (const one of asked) {
    const [word = '', ...value] = plain(one).split(' ')
    if (!isCondition(word) || value.length === 0) return undefined
    conditions.push([word, value.join(' ')])
  }
  const isEveryone = names.length === 1 && names[0]?.toLowerCase() === 'everyone'
  return { conditions, people: isEveryone ? null : names.map(staffNameKey) }
}

/** Names that rules may use, in lower case; people as staffNameKey has them. */
export type KnownNames = Readonly<
  Record<Exclude<Condition, 'language' | 'tier'> | 'person', ReadonlySet<string>>
>

const FIXED_NAMES = {
  language: new Set(['en', 'hi']),
  tier: new Set(['0', '1', '2', '3']),
}

/** What a rule names that does not exist, in words; lines that are no rules have none. */
export function unknownNamesOf(line: string, names: KnownNames): readonly string[] {
  const rule = assignRuleOf(line)
  if (!rule) return []
  const known = { ...FIXED_NAMES, ...names }
  const wrong = rule.conditions
    .filter(([condition, value]) => !known[condition].has(value))
    .map(([condition, value]) => `there is no ${condition} “${value}”`)
  const people = (rule.people ?? []).filter((name) => !names.person.has(name))
  return [...wrong, ...people.map((name) => `nobody who can have leads is called “${name}”`)]
}

/** A name as rules compare it. */
export const ruleName = (name: string): string => plain(name)

/** The first rule that fits a lead. */
export const ruleFor = (rules: readonly AssignRule[], lead: AssignableLead): AssignRule | undefined =>
  rules.find(({ conditions }) =>
    conditions.every(([condition, value]) => plain(String(lead[condition] ?? '')) === value),
  )

/** A person on duty. */
export interface OnDuty {
  readonly id: string
  readonly nameKey: string
  readonly branches: readonly string[] | null
  /** Leads that they have in hand or are to call again. */
  readonly load: number
  /** Milliseconds since 1970; 0: never. */
  readonly lastAssignedAt: number
}

/**
 * Who gets a lead: of the rule's people on duty who may see it, the one with the fewest open leads; of several the one who has
 * waited longest for one.
 */
export function personFor(
  rule: AssignRule,
  lead: AssignableLead,
  people: readonly OnDuty[],
): OnDuty | undefined {
  const mayGet = people.filter(
    ({ nameKey, branches }) =>
      (rule.people === null || rule.people.includes(nameKey)) &&
      (branches === null || (lead.branch !== null && branches.includes(lead.branch))),
  )
  return mayGet.sort((one, other) => one.load - other.load || one.lastAssignedAt - other.lastAssignedAt)[0]
}
