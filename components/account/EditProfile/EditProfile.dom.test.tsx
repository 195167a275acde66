import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { ASHA } from '@/machines/session/session.testModel'
import { browser } from '@/services/browser'
import { updateProfile } from '@/services/profile'
import { EditProfile } from './EditProfile'
import { MODAL_PROPS } from '@/tests/support/modalProps'

jest.mock('@/services/profile')

const update = jest.mocked(updateProfile)
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const reload = jest.spyOn(browser, 'again').mockImplementation(() => {})
const close = jest.fn()
const open = jest.fn()
const PROPS: ModalContentProps = { ...MODAL_PROPS, me: ASHA, close, open }

let user = userEvent.setup()
beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  update.mockResolvedValue(ASHA)
})
afterEach(() => jest.useRealTimers())

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const after = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))

test('begins with what is known, and with the letters where there is no picture', () => {
  const { container } = render(<EditProfile {...PROPS} />)
  expect(field('Name').value).toBe('Asha Rao')
  expect(field('Email').value).toBe('asha@example.com')
  expect(container.querySelector('.avatar')?.textContent).toBe('AR')
  expect(screen.queryByRole('img')).toBeNull()
})

test('shows the picture, and Take a selfie opens the camera’s modal', async () => {
  render(<EditProfile {...PROPS} me={{ ...ASHA, avatar: '/users/v1/user/avatar?v=1' }} />)
  expect(screen.getByRole('img', { name: 'Your picture' }).getAttribute('src')).toBe(
    '/users/v1/user/avatar?v=1',
  )
  await user.click(screen.getByRole('button', { name: 'Take a selfie' }))
  expect(open).toHaveBeenCalledWith('selfie')
})

test('a name and an e-mail address are needed; each says so at its field', async () => {
  render(<EditProfile {...PROPS} />)
  await user.clear(field('Name'))
  await user.clear(field('Email'))
  await user.type(field('Email'), 'asha@')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Please enter your name').id).toBe(field('Name').getAttribute('aria-describedby'))
  expect(screen.getByText('Please enter your email').id).toBe(field('Email').getAttribute('aria-describedby'))
  expect(document.activeElement).toBe(field('Name'))
  expect(update).not.toHaveBeenCalled()
  await user.type(field('Email'), 'example.com')
  expect(screen.queryByText('Please enter your email')).toBeNull()
})

test('Save, Saving..., Profile Updated; closes and reloads after half a second', async () => {
  let stored = () => {}
  update.mockReturnValue(new Promise((resolve) => (stored = () => resolve(ASHA))))
  render(<EditProfile {...PROPS} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const saving = screen.getByRole('button', { name: 'Saving...' })
  expect(saving.getAttribute('aria-disabled')).toBe('true')
  await user.click(saving)
  expect(update).toHaveBeenCalledTimes(1)
  expect(update).toHaveBeenCalledWith({ name: 'Asha Rao', email: 'asha@example.com' })
  await act(async () => stored())
  expect(screen.getByRole('button', { name: 'Profile Updated' })).toBeTruthy()
  expect(screen.getByText('Profile Updated', { selector: '[role=status]' })).toBeTruthy()
  await after(499)
  expect(close).not.toHaveBeenCalled()
  await after(1)
  expect(close).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a failure is logged and said politely; the form keeps its values and can be saved again', async () => {
  update.mockRejectedValueOnce({ kind: 'network' })
  render(<EditProfile {...PROPS} />)
  await user.type(field('Name'), ' Iyer')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(log).toHaveBeenCalledWith({ kind: 'network' })
  const notice = screen.getByText(/could not be saved/)
  expect(notice.closest('[role=status]')).not.toBeNull()
  expect(field('Name').value).toBe('Asha Rao Iyer')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.queryByText(/could not be saved/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Profile Updated' })).toBeTruthy()
})

test('the header hears of the new name, also when the modal is closed before the page reloads', async () => {
  const listener = jest.fn()
  const stop = onSessionAnnounced(listener)
  const { unmount } = render(<EditProfile {...PROPS} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  unmount()
  await after(1000)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  stop()
})
