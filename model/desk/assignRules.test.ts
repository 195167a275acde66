import {
  assignRuleOf,
  type AssignableLead,
  type KnownNames,
  type OnDuty,
  personFor,
  ruleFor,
  unknownNamesOf,
} from './assignRules'

const LEAD: AssignableLead = {
  ...{ city: 'pune', department: 'orthopaedics', language: 'hi', source: 'google', tier: 2 },
  branch: 'pune-central',
}
const rules = (...lines: readonly string[]) => lines.flatMap((line) => assignRuleOf(line) ?? [])
const person = (id: string, more: Partial<OnDuty> = {}): OnDuty => ({
  ...{ id, nameKey: id, branches: null, load: 0, lastAssignedAt: 0, ...more },
})

test('a line is conditions, a colon and names', () => {
  expect(assignRuleOf('City  New Delhi; tier 1: Meera  Nair, RAVI Kumar')).toEqual({
    conditions: [
      ['city', 'new delhi'],
      ['tier', '1'],
    ],
    people: ['meera nair', 'ravi kumar'],
  })
  expect(assignRuleOf('all: everyone')).toEqual({ conditions: [], people: null })
})

test.each([
  '',
  'all',
  'all:',
  ': Meera',
  'city: Meera',
  'planet mars: Meera',
  'city Pune: a: b',
  'Meera Nair',
])('%j is no rule', (line) => {
  expect(assignRuleOf(line)).toBeUndefined()
})

const KNOWN: KnownNames = {
  ...{ city: new Set(['new delhi']), department: new Set(['eye care']), source: new Set(['google']) },
  ...{ branch: new Set(['pune-central']), person: new Set(['meera nair']) },
}

test.each([
  [
    'City New  Delhi; department Eye Care; language HI; source google; tier 1; branch pune-central: MEERA nair',
    [],
  ],
  ['all: everyone', []],
  ['no rule', []],
  ['city Delhy: Meera Nair', ['there is no city “delhy”']],
  [
    'department teeth; source gogle: everyone',
    ['there is no department “teeth”', 'there is no source “gogle”'],
  ],
  ['language mr; tier 7; branch pune: everyone', 3],
  ['all: Meera Nair, Ravi', ['nobody who can have leads is called “ravi”']],
])('of %j is unknown: %j', (line, wrong) => {
  const found = unknownNamesOf(line, KNOWN)
  if (typeof wrong === 'number') expect(found).toHaveLength(wrong)
  else expect(found).toEqual(wrong)
})

test('the first rule of which all conditions hold fits', () => {
  const [other, own, all] = rules(
    'city pune; language en: a',
    'city Pune; department orthopaedics; language HI; source google; tier 2; branch pune-central: b',
    'all: everyone',
  )
  expect(ruleFor([other!, own!, all!], LEAD)).toBe(own)
  expect(ruleFor([other!, own!, all!], { ...LEAD, tier: 3 })).toBe(all)
  expect(ruleFor([other!, own!], { ...LEAD, city: null })).toBeUndefined()
})

test('the fewest open leads get the next one, then who has waited longest', () => {
  const [all] = rules('all: everyone')
  const [named] = rules('all: b, c')
  const people = [
    person('a', { load: 1 }),
    person('b', { lastAssignedAt: 20 }),
    person('c', { lastAssignedAt: 10 }),
  ]
  expect(personFor(all!, LEAD, people)?.id).toBe('c')
  expect(personFor(all!, LEAD, people.slice(0, 2))?.id).toBe('b')
  expect(personFor(named!, LEAD, people.slice(0, 1))).toBeUndefined()
})

test('who is limited to branches gets leads of these alone', () => {
  const [all] = rules('all: everyone')
  const limited = [person('a', { branches: ['mumbai'] })]
  expect(personFor(all!, LEAD, limited)).toBeUndefined()
  expect(personFor(all!, { ...LEAD, branch: null }, limited)).toBeUndefined()
  expect(personFor(all!, { ...LEAD, branch: 'mumbai' }, limited)?.id).toBe('a')
})
