import { FAQ_PAGE } from '@/tests/support/faqPage'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installNativeDialogs } from '@/tests/support/nativeDialogs'
import { Modals } from './Modals'

jest.mock('./ModalsLive', () => {
  throw new Error('the network is cut')
})

beforeAll(installNativeDialogs)

test('when the code cannot be fetched, the link is followed', async () => {
  render(
    <>
      <a href="#plain-page" data-opens="login">
        Login
      </a>
      <Modals page={FAQ_PAGE} />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Login' }))
  await waitFor(() => expect(location.hash).toBe('#plain-page'))
})

test('when there is no link to follow, nothing stays over the page', async () => {
  location.hash = '#login'
  render(<Modals page={FAQ_PAGE} />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  await waitFor(() => expect(dialog.open).toBe(false))
})
