import { fireEvent, screen, waitFor } from '@testing-library/react'
import { showForm } from '@/tests/support/leadFormOnPage'
import { pause } from '@/tests/support/until'

jest.mock('./useLeadFormMachine', () => {
  throw new Error('the network is cut')
})

const onLine = jest.spyOn(navigator, 'onLine', 'get')

describe('when the live form’s code cannot be fetched', () => {
  test('reading on is not disturbed, a submission says so and keeps what was typed, the next one posts the plain form', async () => {
    const form = showForm({ variant: '2' })
    const name = screen.getByLabelText<HTMLInputElement>('Name')
    fireEvent.input(name, { target: { value: 'Asha Rao' } })
    await pause(20)
    expect(screen.getByRole('status').textContent).toBe('')

    expect(fireEvent.submit(form)).toBe(false)
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be loaded'))
    expect(screen.getByRole('link', { name: 'Call us' })).toBeTruthy()
    expect(name.value).toBe('Asha Rao')
    expect(screen.getByRole('button').textContent).toBe('Book Free Appointment')

    onLine.mockReturnValue(true)
    expect(fireEvent.submit(form)).toBe(true)
  })

  test('nothing is posted while the browser knows that it is offline', async () => {
    onLine.mockReturnValue(false)
    const form = showForm({ variant: '2' })
    fireEvent.submit(form)
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be loaded'))
    expect(fireEvent.submit(form)).toBe(false)
  })
})
