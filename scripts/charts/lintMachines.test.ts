import { join } from 'node:path'
import { setup } from 'xstate'
import { MACHINES, machineNamed } from '@/machines/machineCatalogue'
import { MEANT, lintMachines, missingWords, sentIn, sentTypes } from './lintMachines'

const ROOT = join(__dirname, '../..')
const sent = sentTypes(ROOT)

test('no machine of the product has a fault that is not meant', () => {
  expect(lintMachines(MACHINES, sent)).toEqual([])
})

test('what is meant has a reason', () => {
  expect(Object.entries(MEANT).filter(([, reason]) => reason.trim().length < 10)).toEqual([])
})

test('event types are found between quotes, and where their beginning is a gap', () => {
  const { texts, patterns } = sentIn([
    "send({ type: 'form.submitted' }); import('./other/file')",
    'send({ type: "page.left" }); send({ type: `${name}.asked` }); log(`${a}${b} ${c}`)',
  ])
  expect([...texts]).toEqual(['form.submitted', 'page.left'])
  expect(patterns.map((pattern) => pattern.source)).toEqual(['^\\w+\\.asked$'])
})

test('an event that nothing sends is named, and so is an excuse without its fault', () => {
  const logout = machineNamed('logout')
  if (!logout) throw new Error('logout')
  const quiet = sentIn(["'logout.confirmed'"])
  const fault = 'logout: nothing in components, services, server sends logout.cancelled'
  expect(lintMachines([logout], quiet, {})).toEqual([fault])
  expect(lintMachines([logout], quiet, { [fault]: 'a reason' })).toEqual([])
  expect(lintMachines([logout], sent, { [fault]: 'a reason' })).toEqual([
    `${fault}: is excused, and is not so`,
  ])
})

test('words that are missing are named', () => {
  const machine = setup({}).createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { initial: 'still', states: { still: {}, rattling: {} } }, open: {} },
  })
  const words = {
    shut: { en: ['Shut'], hi: ['बंद'] },
    'shut.rattling': { en: ['Wait'], hi: [] },
    open: { en: ['Open'], hi: [' '] },
    gone: { en: [], hi: [] },
  }
  expect(missingWords({ machine }, words)).toEqual([
    'door.shut.still: nobody has said what it shows',
    'door.shut.rattling: shows 1 words in English and 0 in Hindi',
    'door.open: shows an empty word in hi',
    'door: has words for gone, which is no state',
  ])
  expect(missingWords({ machine }, words, true)).not.toContain(
    'door.shut.rattling: shows 1 words in English and 0 in Hindi',
  )
})
