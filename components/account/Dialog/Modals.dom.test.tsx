import { FAQ_PAGE } from '@/tests/support/faqPage'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { content, givenCalls, mockContents, showPage, titleOf } from '@/tests/support/modalsOnPage'
import { installNativeDialogs } from '@/tests/support/nativeDialogs'
import { leadFormCopy } from '@/content/copy/leadForm'
import { modalCopy } from '@/content/copy/modals'
import { ASHA } from '@/machines/session/session.testModel'
import { fetchMe } from '@/services/account'
import { Modals } from './Modals'
import { MODAL_CONTENTS, plainPage } from './ModalsLive'
import { signsIn } from '@/tests/support/signsIn'
import { pause } from '@/tests/support/until'

jest.mock('@/services/account')

const user = userEvent.setup()

beforeAll(installNativeDialogs)
beforeEach(() => {
  mockContents()
  jest.mocked(fetchMe).mockReset().mockResolvedValue(ASHA)
  signsIn(false)
  location.hash = ''
})

describe('the modals of a page', () => {
  test.each([
    ['leadForm', leadFormCopy.en.form.title],
    ['login', 'Login'],
    ['location', 'Location'],
    ['selectCity', 'Select Your City'],
  ] as const)('%s opens for a visitor under the title %s', async (name, title) => {
    const { dialog } = showPage()
    await user.click(screen.getByText(name))
    expect(dialog.open).toBe(true)
    expect(titleOf(dialog)).toBe(title)
    expect(document.activeElement).toBe(within(dialog).getByRole('heading'))
    expect((await content()).textContent).toBe('content for a visitor')
    expect(fetchMe).not.toHaveBeenCalled()
  })

  test.each([
    ['profile', 'Profile'],
    ['editProfile', 'Edit Profile'],
    ['logout', 'Logout'],
    ['selfie', 'Take a selfie'],
    ['location', 'Location'],
  ])('%s opens for a user under the title %s, and knows the user', async (name, title) => {
    const { dialog } = showPage()
    signsIn(true)
    await user.click(screen.getByText(name))
    expect(titleOf(dialog)).toBe(title)
    expect((await content()).textContent).toBe('content for Asha Rao')
  })

  test('have Hindi titles on Hindi pages', async () => {
    const { dialog } = showPage({ language: 'hi' })
    await user.click(screen.getByText('selectCity'))
    expect(titleOf(dialog)).toBe(modalCopy.hi.titles.selectCity)
    await user.click(screen.getByText('login'))
    expect(titleOf(dialog)).toBe(modalCopy.hi.titles.login)
  })

  test.each(['profile', 'editProfile', 'logout', 'selfie'])(
    'show the login to a visitor who opens %s',
    async (name) => {
      const { dialog } = showPage()
      await user.click(screen.getByText(name))
      await waitFor(() => expect(titleOf(dialog)).toBe('Login'))
      expect((await content()).textContent).toBe('content for a visitor')
      expect(dialog.dataset.shows).toBe('login')
    },
  )

  test('wait for the server’s word on who is logged in, and show the login when it is nobody', async () => {
    let answer = (_: null) => {}
    jest.mocked(fetchMe).mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { dialog } = showPage()
    signsIn(true)
    await user.click(screen.getByText('profile'))
    await act(() => pause(50))
    expect(screen.queryByText(/^content for/)).toBeNull()
    expect(titleOf(dialog)).toBe('Profile')
    await act(async () => answer(null))
    expect(titleOf(dialog)).toBe('Login')
  })

  test('say so when the server does not answer, and ask again when opened again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const noAnswer = new Error('no answer')
    jest.mocked(fetchMe).mockRejectedValueOnce(noAnswer).mockRejectedValueOnce(noAnswer)
    const { dialog } = showPage()
    signsIn(true)
    await user.click(screen.getByText('profile'))
    expect((await screen.findByRole('alert')).textContent).toBe(modalCopy.en.unreachable)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.click(screen.getByText('profile'))
    expect((await content()).textContent).toBe('content for Asha Rao')
  })

  test('are never two: another one takes the place of the open one', async () => {
    const { dialog } = showPage()
    await user.click(screen.getByText('login'))
    await user.click(await screen.findByText('to the location'))
    expect(titleOf(dialog)).toBe('Location')
    expect(dialog.dataset.shows).toBe('location')
    await content()
    expect(screen.getAllByText(/^content for/)).toHaveLength(1)
    expect(document.activeElement).toBe(within(dialog).getByRole('heading'))
  })

  test('take the title that the content gives, until they open anew', async () => {
    const { dialog } = showPage()
    await user.click(screen.getByText('location'))
    await user.click(await screen.findByText('title'))
    expect(titleOf(dialog)).toBe('Personal Details')
    await user.click(screen.getByText('done'))
    await user.click(screen.getByText('location'))
    expect(titleOf(dialog)).toBe('Location')
  })

  test('are opened by a button as well', async () => {
    const { dialog } = showPage()
    await user.click(screen.getByText('a button'))
    expect(dialog.dataset.shows).toBe('selectCity')
  })

  test('do not open for a name that is none', async () => {
    const { dialog } = showPage()
    await user.click(screen.getByText('no modal'))
    expect(dialog.open).toBe(false)
    expect(location.hash).toBe('#nothing')
  })
})

test('a content is given the same functions throughout, so that its effects may name them', async () => {
  showPage()
  await user.click(screen.getByText('location'))
  givenCalls.clear()
  await user.click(await screen.findByText('title'))
  signsIn(true)
  expect((await screen.findByText('content for Asha Rao')).textContent).toBeTruthy()
  expect(givenCalls.size).toBe(1)
})

test('the dialog stands at the bottom of wide screens where the page wants it docked', () => {
  render(<Modals page={FAQ_PAGE} props={{ isModalDocked: true }} />)
  expect(screen.getByRole('dialog', { hidden: true }).dataset.docked).toBe('true')
})

describe('a modal closes', () => {
  test('by its button, and before its content is there', async () => {
    const { dialog } = showPage()
    await user.click(screen.getByText('login'))
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(dialog.open).toBe(false)
    await act(() => pause(50))
    expect(dialog.open).toBe(false)
    expect(screen.queryByText(/^content for/)).toBeNull()
  })

  test('when its content is done', async () => {
    const { dialog } = showPage()
    await user.click(screen.getByText('login'))
    await user.click(await screen.findByText('done'))
    expect(dialog.open).toBe(false)
  })

  test('by a press on the backdrop, not by one that began inside', async () => {
    const { dialog } = showPage()
    await user.click(screen.getByText('login'))
    const inside = await content()
    await user.pointer([
      { keys: '[MouseLeft>]', target: inside },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    expect(dialog.open).toBe(true)
    await user.click(dialog)
    expect(dialog.open).toBe(false)
  })

  test('and begins anew the next time, except the lead form, which keeps its letters', async () => {
    const { dialog } = showPage()
    for (const [name, kept] of [
      ['login', ''],
      ['leadForm', 'abc'],
    ] as const) {
      await user.click(screen.getByText(name))
      await user.type(await screen.findByLabelText('letters'), 'abc')
      act(() => dialog.close())
      await user.click(screen.getByText(name))
      expect((await screen.findByLabelText<HTMLInputElement>('letters')).value).toBe(kept)
      act(() => dialog.close())
    }
  })
})

describe('the address', () => {
  test.each([
    ['#book', 'leadForm'],
    ['#login', 'login'],
    ['#select-city', 'selectCity'],
  ])('%s opens %s, and is plain again when it is closed', async (hash, name) => {
    location.hash = hash
    const { dialog } = showPage()
    expect(dialog.dataset.shows).toBe(name)
    expect(dialog.open).toBe(true)
    await content()
    act(() => dialog.close())
    expect(location.hash).toBe('')
  })

  test('#profile opens the profile of a user', async () => {
    signsIn(true)
    location.hash = '#profile'
    const { dialog } = showPage()
    expect((await content()).textContent).toBe('content for Asha Rao')
    expect(titleOf(dialog)).toBe('Profile')
  })

  test.each(['', '#content', '#constructor', '#booking'])('%j opens nothing', (hash) => {
    location.hash = hash
    expect(showPage().dialog.open).toBe(false)
  })

  test('of a page without a form opens no form', () => {
    location.hash = '#book'
    const { dialog } = showPage({ isFormEnabled: false })
    expect(dialog.open).toBe(false)
  })
})

describe('when a content cannot be fetched', () => {
  const goTo = jest.spyOn(plainPage, 'open').mockImplementation(() => {})
  beforeEach(() => goTo.mockClear())

  test('the pressed link is followed', async () => {
    jest.mocked(MODAL_CONTENTS.login.load).mockRejectedValueOnce(new Error('cut'))
    showPage()
    await user.click(screen.getByText('login'))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringMatching(/\/plain#login$/)))
  })

  test('a modal that another one opened leads to its plain page', async () => {
    jest.mocked(MODAL_CONTENTS.location.load).mockRejectedValueOnce(new Error('cut'))
    showPage()
    await user.click(screen.getByText('login'))
    await user.click(await screen.findByText('to the location'))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/profile'))
  })
})
