import { type CataloguedMachine, MACHINES, machineNamed } from '@/devtools/machineCatalogue'
import { Simulation } from './simulation'

const simulationOf = ({ machine, testModel }: CataloguedMachine) => new Simulation(machine, testModel)
const leadForm = machineNamed('leadForm')
const now = (simulation: Simulation) => simulation.moments.at(-1)
async function chooses(simulation: Simulation, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    const choice = now(simulation)?.choices.find((one) => one.label === label)
    if (!choice)
      throw new Error(
        `${label} is none of ${now(simulation)
          ?.choices.map((one) => one.label)
          .join(', ')}`,
      )
    await simulation.choose(choice.id)
  }
}

test('a flow is walked alone, with ends of actors chosen', async () => {
  const simulation = simulationOf(leadForm)
  await chooses(simulation, 'types a name', 'types a valid number', 'sends the form')
  expect(now(simulation)?.active).toEqual(['leadForm', 'leadForm.submitting'])
  expect(now(simulation)?.taken).toEqual([
    'leadForm.idle | form.submitted',
    'leadForm.validating | always [isComplete]',
  ])
  await chooses(simulation, 'the network is cut')
  expect(now(simulation)?.active).toContain('leadForm.idle.failed')
})

test('what happens by itself at the beginning is told as well', () => {
  expect(now(simulationOf(machineNamed('guidedEnquiry')))?.taken).toEqual([
    'guidedEnquiry.continuing | always [isNext: treatment]',
  ])
})

test('only what can happen is offered', () => {
  const labels = now(simulationOf(leadForm))?.choices.map(({ label }) => label)
  expect(labels).toContain('sends the form')
  expect(labels).not.toContain('the lead is stored')
})

test('one goes back to a moment and on from there, actors that ran there run again', async () => {
  const simulation = simulationOf(leadForm)
  await chooses(simulation, 'types a name', 'types a valid number', 'sends the form', 'the network is cut')
  simulation.goBackTo(3)
  expect(simulation.moments).toHaveLength(4)
  await chooses(simulation, 'the lead is stored')
  expect(now(simulation)?.active).toContain('leadForm.succeeded')
  simulation.goBackTo(0)
  await chooses(simulation, 'sends the form')
  expect(now(simulation)?.active).toContain('leadForm.idle.invalid')
})

test('a copy of a moment goes on from there: what that state calls runs, its time passes, and one goes back to it', async () => {
  const { machine, testModel } = machineNamed('otpLogin')
  const walked = simulationOf(machineNamed('otpLogin'))
  await chooses(walked, 'types a mobile number', 'submits the number')
  const { context } = now(walked) ?? {}
  const copy = new Simulation(machine, testModel, { value: 'sendingOtp', context })
  expect(now(copy)?.active).toEqual(['otpLogin', 'otpLogin.sendingOtp'])
  await chooses(copy, 'the code is sent')
  expect(now(copy)?.active).toContain('otpLogin.provingNumber.resend.cooling')
  copy.goBackTo(0)
  await chooses(copy, 'the code is sent')
  expect(copy.moments).toHaveLength(2)

  const searching = new Simulation(machineNamed('search').machine, machineNamed('search').testModel, {
    value: 'waiting',
    context: { ...(now(simulationOf(machineNamed('search')))?.context as object), typed: 'pil' },
  })
  await chooses(searching, 'waits: typingPause')
  expect(now(searching)?.active).toContain('search.searching')
})

test('the clock is advanced', async () => {
  const simulation = simulationOf(machineNamed('search'))
  await chooses(simulation, 'types three letters', 'waits: typingPause')
  expect(now(simulation)?.active).toContain('search.searching')
})

test.each(MACHINES.map((one) => [one.machine.id, one] as const))(
  '%s can be begun, and something can happen',
  (id, one) => {
    const simulation = simulationOf(one)
    expect(now(simulation)?.active[0]).toBe(id)
    expect(now(simulation)?.choices.length).toBeGreaterThan(0)
    simulation.stop()
  },
)
