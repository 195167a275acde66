import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { ASHA } from '@/machines/session/session.testModel'
import { ProfilePanel } from './ProfilePanel'
import { MODAL_PROPS } from '@/tests/support/modalProps'

const open = jest.fn()

const showPanel = (own: Partial<ModalContentProps> = {}) =>
  render(<ProfilePanel {...MODAL_PROPS} me={ASHA} open={open} {...own} />)

beforeEach(() => open.mockClear())

test('the profile shows who is logged in', () => {
  showPanel({ me: { ...ASHA, selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular' } } })
  for (const text of ['Asha Rao', '+91 9876543210', 'asha@example.com', 'Mumbai', 'AR'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('the profile of a user without name and city shows Guest and G, and the picture where there is one', () => {
  const { container, unmount } = showPanel({ me: { ...ASHA, name: '', email: '' } })
  expect(screen.getByText('Guest')).toBeTruthy()
  expect(screen.getByText('G')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
  unmount()
  showPanel({ me: { ...ASHA, avatar: '/picture' } })
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/picture')
})

test.each([
  ['Edit Profile', 'editProfile'],
  ['Change location', 'location'],
  ['Logout', 'logout'],
])('‘%s’ opens %s in its place', async (label, name) => {
  showPanel()
  await userEvent.click(screen.getByRole('button', { name: label }))
  expect(open).toHaveBeenCalledWith(name)
})

test('the profile leads to the account’s own page', () => {
  showPanel()
  expect(screen.getByRole('link', { name: 'Your account and data' }).getAttribute('href')).toBe('/profile')
})

test('the profile tells of a new login, and leads to the list of them (decision 0045)', () => {
  const { unmount } = showPanel()
  expect(screen.queryByRole('status')).toBeNull()
  unmount()
  showPanel({ me: { ...ASHA, newLogins: 1 } })
  const news = screen.getByRole('link', { name: 'New login to your account: was that you?' })
  expect(news.closest('[role=status]')).not.toBeNull()
  expect(news.getAttribute('href')).toBe('/profile#logins')
})

test('the profile speaks Hindi on Hindi pages', () => {
  showPanel({ language: 'hi' })
  expect(screen.getByRole('button', { name: 'लॉगआउट' })).toBeTruthy()
})
