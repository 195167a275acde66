import { faultyComponent } from './componentFaults'
import { runComponents, shareFound } from './componentRuns'
import { wordFaults } from './wordFaults'

const SOURCE = `const KINDS = { one: <b /> }
export function Door({ isOpen, label, send }) {
  if (!label) return null
  return (
    <p className="door" title={label}>
      {isOpen && <b>{label ?? 'a door'}</b>}
      <button onClick={() => send({ type: 'door.shut' })} disabled>{isOpen ? 'Shut' : 'Open'}</button>
    </p>
  )
}`

test('a component gets a fault a node, condition, handler, event and attribute; styles get none', () => {
  const { faults, code } = faultyComponent(SOURCE, 'Door.tsx')
  expect(faults.map(({ name }) => name.replace('Door.tsx:', ''))).toEqual([
    '3 the other way where !label',
    '5 without <p>',
    '5 without title',
    '6 also without isOpen',
    '6 not even with isOpen',
    '6 without <b>',
    "6 without “?? 'a door'”",
    '7 without <button>',
    '7 without onClick',
    '7 sends another event than door.shut',
    '7 without disabled',
    '7 the other way where isOpen',
  ])
  // Each is switched by its number.
  expect(faults.map(({ id }) => id)).toEqual(faults.map((_, at) => at))
  expect(code).toContain('shalyaFault("Door.tsx", 8) ? (() => {})')
})

test('a row of copy is empty or says something else, while its fault is switched on', () => {
  const copy = { en: { ask: 'Are you sure?', list: { yes: 'Yes' } } }
  let active: string | undefined
  const faults = wordFaults({ copy }, () => active)
  expect(faults.map(({ name }) => name)).toEqual([
    'copy.en.ask is empty',
    'copy.en.ask says something else',
    'copy.en.list.yes is empty',
    'copy.en.list.yes says something else',
  ])
  active = 'copy.en.list.yes is empty'
  expect([copy.en.ask, copy.en.list.yes]).toEqual(['Are you sure?', ''])
  active = 'copy.en.ask says something else'
  expect([copy.en.ask, copy.en.list.yes]).toEqual(['Are you sure?!', 'Yes'])
})

// All of them: npm run mutate -- --components, a quarter of an hour.
test('the generated cases find every fault of the smallest component, and of its words', () => {
  const { results } = runComponents('logout', { faults: '', every: 1 })
  expect(results.length).toBeGreaterThan(40)
  expect(results.filter(({ by }) => by === undefined).map(({ name }) => name)).toEqual([])
  expect(shareFound(results)).toBe(1)
})
