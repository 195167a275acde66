import { fireEvent, screen, waitFor } from '@testing-library/react'
import { showChat } from '@/tests/support/chatOnPage'
import { pause } from '@/tests/support/until'

jest.mock('./useGuidedEnquiryMachine', () => {
  throw new Error('the network is cut')
})

const onLine = jest.spyOn(navigator, 'onLine', 'get')

test('when the chat’s code cannot be fetched, the whole form says so, keeps what was typed and posts by itself', async () => {
  const form = showChat()
  fireEvent.input(screen.getByLabelText('What is your name?'), { target: { value: 'Asha Rao' } })
  await waitFor(() => expect(form.textContent).toContain('could not be loaded'))
  expect(form.dataset.guidedEnquiry).toBe('whole')
  expect(form.dataset.open).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('What is your name?').value).toBe('Asha Rao')

  onLine.mockReturnValue(false)
  expect(fireEvent.submit(form)).toBe(false)
  onLine.mockReturnValue(true)
  await pause(20)
  expect(fireEvent.submit(form)).toBe(true)
})
