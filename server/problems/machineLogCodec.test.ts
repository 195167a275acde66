import { knownChart } from './knownCharts'
import charts from '@/content/machineCharts.json'
import { readMachineLog, trimmedLog } from './machineLogCodec'

const { hash } = charts.leadForm
const transitions = charts.leadForm.transitions.length
const log = (over: object = {}) => ({
  pageType: 'Home',
  actors: [['leadForm', hash]],
  events: [
    [0, [0]],
    [0, [transitions - 1]],
    [0, [], 'form.submitted'],
    [0, [0], 'mobile'],
    [0, [1], 'network'],
  ],
  ...over,
})
const read = (value: unknown) => readMachineLog(JSON.stringify(value))

test('a log of a known chart is taken as it is', () => {
  expect(read(log())).toEqual(log())
  expect(knownChart('leadForm', 'another')).toBeUndefined()
})

describe('a log that may hold something else is refused whole', () => {
  test.each([
    ['no JSON', '{'],
    ['another chart', JSON.stringify(log({ actors: [['leadForm', 'x']] }))],
    ['no machine', JSON.stringify(log({ actors: [['Asha Rao', hash]] }))],
    ['the name of a member of every object', JSON.stringify(log({ actors: [['constructor', hash]] }))],
    ['a page type that is none', JSON.stringify(log({ pageType: '9876543210' }))],
    ['a transition that the chart does not have', JSON.stringify(log({ events: [[0, [transitions]]] }))],
    ['a negative place', JSON.stringify(log({ events: [[0, [-1]]] }))],
    ['a place that is a number to call', JSON.stringify(log({ events: [[9876543210, [0]]] }))],
    ['a word', JSON.stringify(log({ events: [[0, [], 'Asha Rao']] }))],
    ['an event of nothing', JSON.stringify(log({ events: [[0, []]] }))],
    ['more events than a page remembers', JSON.stringify(log({ events: Array(201).fill([0, [0]]) }))],
    ['more transitions than an event takes', JSON.stringify(log({ events: [[0, Array(31).fill(0)]] }))],
  ])('%s', (_, text) => expect(readMachineLog(text)).toBeUndefined())

  test('and what else stands in it is left out', () => {
    expect(read({ ...log(), name: 'Asha Rao' })).toEqual(log())
    expect(read(log({ events: [[0, [0], 'Asha Rao']] }))).toEqual(log({ events: [[0, [0]]] }))
  })
})

test('a log that is too long loses its oldest events, and actors that no event is of', () => {
  const events = [[1, [0]], ...Array.from({ length: 100 }, () => [0, [1]])] as const
  const long = read(
    log({
      actors: [
        ['leadForm', hash],
        ['session', charts.session.hash],
      ],
      events,
    }),
  )
  if (!long) throw new Error('refused')
  const trimmed = trimmedLog(long, 500)
  expect(Buffer.byteLength(JSON.stringify(trimmed))).toBeLessThanOrEqual(500)
  expect(trimmed.events.length).toBeGreaterThan(40)
  expect(trimmed.actors).toEqual([['leadForm', hash]])
  expect(trimmedLog(long, 5_000).actors).toHaveLength(2)
})
