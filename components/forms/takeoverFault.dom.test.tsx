import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type FormMachineProps, useTakeover } from './useTakeover'

type Machine = (props: FormMachineProps<null, string>) => void
const onLine = jest.spyOn(navigator, 'onLine', 'get')

function TestForm({ fetchMachine }: { readonly fetchMachine: () => Promise<Machine> }) {
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel: null,
    start: 'plain',
    fetchMachine,
    waiting: () => 'waiting',
    failed: () => 'failed',
    broken: (_, notice) => `broken: ${notice}`,
  })
  return (
    <form ref={formRef} aria-label="enquiry" {...handlers}>
      <p role="status">{state}</p>
      {machine}
    </form>
  )
}

const fails: Machine = () => {
  throw new Error('the machine has failed')
}
const takesOver: Machine = ({ onState, submitted }) => {
  if (submitted.current) onState('sent')
}
const status = () => screen.getByRole('status').textContent

test('a form whose machine has failed posts by itself; offline, a submission fetches the machine again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const fetchMachine = jest
    .fn<Promise<Machine>, []>()
    .mockResolvedValueOnce(fails)
    .mockResolvedValue(takesOver)
  render(<TestForm fetchMachine={fetchMachine} />)
  const form = screen.getByRole('form')
  fireEvent.input(form)
  await waitFor(() => expect(status()).toMatch(/^broken: ./))
  onLine.mockReturnValue(true)
  expect(fireEvent.submit(form)).toBe(true)

  onLine.mockReturnValue(false)
  expect(fireEvent.submit(form)).toBe(false)
  await waitFor(() => expect(status()).toBe('sent'))
  expect(fetchMachine).toHaveBeenCalledTimes(2)
})
