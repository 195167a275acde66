import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { endSession } from '@/services/account'
import { browser } from '@/services/browser'
import { LogoutConfirm } from './LogoutConfirm'
import { MODAL_PROPS } from '@/tests/support/modalProps'

jest.mock('@/services/account')

const end = jest.mocked(endSession)
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const reload = jest.spyOn(browser, 'again').mockImplementation(() => {})
const close = jest.fn()
const user = userEvent.setup()
const PROPS: ModalContentProps = { ...MODAL_PROPS, close }
const yes = () => screen.getByRole('button', { name: 'Yes, Logout' })

beforeEach(() => {
  jest.clearAllMocks()
  end.mockResolvedValue()
})

test('asks, and Cancel closes without logging out', async () => {
  render(<LogoutConfirm {...PROPS} />)
  expect(screen.getByText('Are you sure you want to Logout?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(close).toHaveBeenCalledTimes(1)
  expect(end).not.toHaveBeenCalled()
})

test('Yes, Logout ends the session once and reloads', async () => {
  let over = () => {}
  end.mockReturnValue(new Promise((resolve) => (over = resolve)))
  render(<LogoutConfirm {...PROPS} />)
  await user.click(yes())
  expect(yes().getAttribute('aria-disabled')).toBe('true')
  await user.click(yes())
  expect(end).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  over()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('when the network is away it says that the user is still logged in, and can be tried again', async () => {
  end.mockRejectedValueOnce({ kind: 'network' })
  render(<LogoutConfirm {...PROPS} />)
  await user.click(yes())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You are still logged in'))
  expect(log).toHaveBeenCalledWith({ kind: 'network' })
  expect(reload).not.toHaveBeenCalled()
  await user.click(yes())
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('whoever closes the modal while it logs out is shown as logged out all the same', async () => {
  const listener = jest.fn()
  const stop = onSessionAnnounced(listener)
  let over = () => {}
  end.mockReturnValue(new Promise((resolve) => (over = resolve)))
  const { unmount } = render(<LogoutConfirm {...PROPS} />)
  await user.click(yes())
  unmount()
  await act(async () => over())
  expect(listener).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  stop()
})
