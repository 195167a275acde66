import { type CataloguedMachine, machineNamed } from '@/devtools/machineCatalogue'
import { chartOf } from '@/devtools/proof/chartOf'
import { coveringPaths } from '@/devtools/proof/coveringPaths'
import type { LoggedEvent } from '@/model/page/problemReport'
import { notesOf } from '@/tests/support/machineLogOf'
import { LogFollower } from './followLog'

/** What a page would report after these events. */
const logOf = (one: CataloguedMachine, events: readonly { type: string }[]): readonly LoggedEvent[] =>
  notesOf(one, events).log('').events

describe.each(['leadForm', 'otpLogin', 'location', 'editProfile', 'search'] as const)('%s', (id) => {
  const catalogued = machineNamed(id)
  const follower = new LogFollower(catalogued.machine, catalogued.testModel)
  test('each of its walks is found again by its log alone: the same transitions with data of the test model', () => {
    for (const path of coveringPaths(catalogued.machine, catalogued.testModel)) {
      const log = logOf(
        catalogued,
        path.map(({ event }) => event),
      )
      const { steps, parting } = follower.follow(log)
      expect(parting).toBeUndefined()
      expect(
        logOf(
          catalogued,
          steps.map(({ event }) => event),
        ),
      ).toEqual(log)
    }
  })
})

const leadForm = machineNamed('leadForm')
const follower = new LogFollower(leadForm.machine, leadForm.testModel)
const placeOf = (name: string): number => {
  const { transitions } = chartOf(leadForm.machine)
  return transitions.findIndex(({ id }) => id === name)
}
const CHANGED = placeOf('leadForm.idle | field.changed')
const SENT = placeOf('leadForm.idle | form.submitted')
const COMPLETE = placeOf('leadForm.validating | always [isComplete]')

test('where the machine of the log was another, it says so and what the right one does', () => {
  const { steps, parting } = follower.follow([
    [0, [CHANGED], 'name'],
    [0, [SENT, COMPLETE]],
  ])
  expect(steps.map(({ label }) => label)).toEqual(['types a name', 'sends the form'])
  expect(parting).toEqual({
    at: 1,
    logged: 'leadForm.idle | form.submitted, leadForm.validating | always [isComplete]',
    instead: 'leadForm.idle | form.submitted, leadForm.validating | always',
  })
})

test('a kind of failure decides which end it was', () => {
  const failed = placeOf('leadForm.submitting | submitLead failed')
  const labels = (kind: string) =>
    follower
      .follow([
        [0, [CHANGED], 'name'],
        [0, [CHANGED], 'mobile'],
        [0, [SENT, COMPLETE]],
        [0, [failed], kind],
      ])
      .steps.map(({ label }) => label)
  expect(labels('network').at(-1)).toBe('the network is cut')
  expect(labels('conflict').at(-1)).toBe('the key was used for another lead')
})

test('fields that the test data do not have are filled beforehand', () => {
  const { leftOut, parting } = follower.follow([
    [0, [CHANGED], 'city'],
    [0, [CHANGED], 'name'],
  ])
  expect([leftOut, parting]).toEqual([['city'], undefined])
})

test('it ends where nothing of the test data can be meant', () => {
  const done = placeOf('leadForm.submitting | submitLead done')
  const { steps, parting } = follower.follow([
    [0, [CHANGED], 'name'],
    [0, [done]],
  ])
  expect(steps.map(({ label }) => label)).toEqual(['types a name'])
  expect(parting).toEqual({ at: 1, logged: 'leadForm.submitting | submitLead done' })
})
