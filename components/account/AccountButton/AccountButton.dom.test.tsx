import { FAQ_PAGE } from '@/tests/support/faqPage'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Modals } from '@/components/account/Dialog/Modals'
import { ASHA } from '@/machines/session/session.testModel'
import { INITIALS_KEY } from '@/model/account/visitorMarks'
import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'
import { fetchMe } from '@/services/account'
import { AccountButton, AccountMark } from './AccountButton'
import { accountBox } from './AccountLive'
import type { Language } from '@/model/page/language'
import { signsIn } from '@/tests/support/signsIn'
import { pause } from '@/tests/support/until'

jest.mock('@/services/account')

const user = userEvent.setup()

beforeEach(() => {
  jest.mocked(fetchMe).mockReset().mockResolvedValue(ASHA)
  signsIn(false)
  sessionStorage.clear()
})

function showHeader(language: Language = 'en') {
  const shown = render(
    <>
      <header>
        <AccountMark />
        <AccountButton language={language} />
      </header>
      <Modals page={{ ...FAQ_PAGE, language }} />
      <button>elsewhere</button>
    </>,
  )
  // The box is there.
  return { ...shown, box: accountBox() as HTMLElement }
}
const header = (box: HTMLElement) => box.closest('header') as HTMLElement
const initials = (box: HTMLElement) => header(box).getAttribute('data-signed-in')
const settles = () => act(() => pause(50))

describe('the account button', () => {
  test('of a visitor is a link to the login, and asks the server nothing', async () => {
    const { box } = showHeader()
    const login = screen.getByRole('link', { name: 'Login' })
    expect(login.getAttribute('href')).toBe('/login')
    expect(login.dataset.opens).toBe('login')
    await settles()
    expect(initials(box)).toBeNull()
    expect(fetchMe).not.toHaveBeenCalled()
  })

  test('of a user shows the initials, and its list the name', async () => {
    signsIn(true)
    const { box } = showHeader()
    await waitFor(() => expect(initials(box)).toBe('AR'))
    expect(box.querySelector('summary')?.getAttribute('aria-label')).toBe('Profile of Asha Rao')
    expect(box.querySelector('.name')?.textContent).toBe('Asha Rao')
    expect(sessionStorage.getItem(INITIALS_KEY)).toBe('AR')
  })

  test('of a user with a new login says so in its name and its list, until it is known (decision 0045)', async () => {
    jest.mocked(fetchMe).mockResolvedValue({ ...ASHA, newLogins: 1 })
    signsIn(true)
    const { box } = showHeader()
    const news = await screen.findByText('New login to your account: was that you?')
    expect(news.getAttribute('href')).toBe('/profile#logins')
    for (const opener of box.querySelectorAll('.me.narrow, summary'))
      expect(opener.getAttribute('aria-label')).toBe('Profile of Asha Rao, new login to your account')
    expect(box.hasAttribute('data-news')).toBe(true)
    jest.mocked(fetchMe).mockResolvedValue(ASHA)
    signsIn(true)
    await waitFor(() => expect(box.hasAttribute('data-news')).toBe(false))
    expect(box.querySelector('summary')?.getAttribute('aria-label')).toBe('Profile of Asha Rao')
    expect(screen.queryByText('New login to your account: was that you?')).toBeNull()
  })

  test.each([
    ['en', 'Guest'],
    ['hi', 'अतिथि'],
  ] as const)('of a user without a name shows G, and in %s the name %s', async (language, name) => {
    jest.mocked(fetchMe).mockResolvedValue({ ...ASHA, name: '' })
    signsIn(true)
    const { box } = showHeader(language)
    await waitFor(() => expect(initials(box)).toBe('G'))
    expect(box.querySelector('.name')?.textContent).toBe(name)
  })

  test('shows the picture, where there is one', async () => {
    jest.mocked(fetchMe).mockResolvedValue({ ...ASHA, avatar: '/users/v1/user/avatar?v=2' })
    signsIn(true)
    const { box } = showHeader()
    await waitFor(() => expect(box.querySelectorAll('.avatar img')).toHaveLength(2))
    expect(box.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  test('changes after a login without a reload, and back when the session has ended', async () => {
    const { box } = showHeader()
    signsIn(true)
    await waitFor(() => expect(initials(box)).toBe('AR'))
    signsIn(false)
    await waitFor(() => expect(initials(box)).toBeNull())
    expect(sessionStorage.getItem(INITIALS_KEY)).toBeNull()
  })

  test('offers Edit Profile and Logout, and the user’s own page', () => {
    const { box } = showHeader()
    const links = [...box.querySelectorAll<HTMLAnchorElement>('.account-list a')]
    expect(links.map(({ textContent, dataset }) => [textContent, dataset.opens])).toEqual([
      ['Edit Profile', 'editProfile'],
      ['Change location', 'location'],
      ['Your account and data', undefined],
      ['Logout', 'logout'],
    ])
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/profile']))
  })

  test('closes its list on Escape, on a press outside and when something is chosen', async () => {
    signsIn(true)
    const { box } = showHeader()
    await waitFor(() => expect(initials(box)).toBe('AR'))
    const list = box.querySelector('details') as HTMLDetailsElement
    list.open = true
    await user.keyboard('{Escape}')
    expect(list.open).toBe(false)
    expect(document.activeElement).toBe(list.querySelector('summary'))
    list.open = true
    await user.click(screen.getByText('elsewhere'))
    expect(list.open).toBe(false)
    list.open = true
    list
      .querySelector<HTMLElement>('[data-opens=logout]')
      ?.addEventListener('click', (event) => event.preventDefault())
    await user.click(list.querySelector('[data-opens=logout]') as HTMLElement)
    expect(list.open).toBe(false)
  })
})

describe('the script before the first paint', () => {
  /** Runs it as the browser does, first in the header. */
  function runs(): HTMLElement {
    const { box } = showHeader()
    header(box).removeAttribute('data-signed-in')
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: { parentElement: header(box) },
    })
    // What is tested is the text that the page carries.
    window.eval(ACCOUNT_SCRIPT)
    return box
  }

  test('leaves Login to who has no marker, whatever was kept', () => {
    sessionStorage.setItem(INITIALS_KEY, 'AR')
    expect(initials(runs())).toBeNull()
  })

  test('shows the kept letters, or the avatar without any', () => {
    document.cookie = 'signed_in=1'
    expect(initials(runs())).toBe('')
    sessionStorage.setItem(INITIALS_KEY, 'AR')
    const box = runs()
    expect(initials(box)).toBe('AR')
    expect(header(box).style.getPropertyValue('--initials')).toBe('"AR"')
  })
})
