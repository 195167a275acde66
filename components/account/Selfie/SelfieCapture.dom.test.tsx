import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { selfieCopy } from '@/content/copy/selfie'
import { ASHA } from '@/machines/session/session.testModel'
import { removeAvatar, uploadAvatar } from '@/services/avatar'
import { FaceFinder } from './faceFinder'
import { SelfieCamera } from './selfieCamera'
import { SelfieCapture } from './SelfieCapture'
import { pause } from '@/tests/support/until'

jest.mock('./startFaceWorker', () => ({ startFaceWorker: jest.fn() }))
jest.mock('@/services/avatar')

const copy = selfieCopy.en
const user = userEvent.setup()
const open = jest.fn()
const PICTURE = new Blob(['face'], { type: 'image/jpeg' })

/** Pending face checks; each resolves when the test calls it. */
let looks: ((hasFace: boolean) => void)[] = []
let isOn = false
let endCamera = () => {}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:selfie'
  URL.revokeObjectURL = () => {}
})
beforeEach(() => {
  looks = []
  isOn = false
  jest.clearAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(SelfieCamera.prototype, 'hold').mockImplementation((onReady, signal) => {
    isOn = true
    signal.addEventListener('abort', () => (isOn = false))
    setTimeout(onReady)
    return new Promise<void>((resolve) => (endCamera = resolve))
  })
  jest.spyOn(SelfieCamera.prototype, 'frame').mockReturnValue({} as ImageData)
  jest
    .spyOn(SelfieCamera.prototype, 'take')
    .mockReturnValue({ pixels: {} as ImageData, toFile: async () => PICTURE })
  jest.spyOn(FaceFinder.prototype, 'load').mockResolvedValue()
  jest
    .spyOn(FaceFinder.prototype, 'hasFace')
    .mockImplementation(() => new Promise((resolve) => looks.push(resolve)))
})
afterEach(async () => {
  cleanup()
  // A look that the test before has left open is none of the next one's.
  await pause(300)
  jest.restoreAllMocks()
})

// The modal's host gives more than the selfie reads.
const props = (own: object = {}) =>
  ({ language: 'en', me: ASHA, open, ...own }) as unknown as ComponentProps<typeof SelfieCapture>

const seen = () => document.querySelector('[data-screen]')?.getAttribute('data-screen')
const sees = (name: string) => waitFor(() => expect(seen()).toBe(name), { timeout: 3000 })
const button = (name: string) => screen.getByRole('button', { name })
async function looksAndSees(hasFace: boolean) {
  await waitFor(() => expect(looks.length).toBeGreaterThan(0))
  await act(async () => looks.splice(0).forEach((answer) => answer(hasFace)))
}

/** Opens the camera, shows it a face and takes the picture. */
async function takesPicture() {
  render(<SelfieCapture {...props()} />)
  await sees('noFace')
  await looksAndSees(true)
  await sees('faceFound')
  await user.click(button(copy.take))
}

describe('the selfie', () => {
  test('opens the camera at once, and cannot be captured without a face', async () => {
    render(<SelfieCapture {...props()} />)
    await sees('noFace')
    expect(isOn).toBe(true)
    expect(screen.getAllByText('No Face Detected').length).toBeGreaterThan(0)
    expect(button(copy.take).getAttribute('aria-disabled')).toBe('true')
    await user.click(button(copy.take))
    expect(seen()).toBe('noFace')
    // Who asked hears at once why not.
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No Face Detected'))
  })

  test('is taken with a face, reviewed, and uploaded; the focus is not lost', async () => {
    jest.mocked(uploadAvatar).mockResolvedValue({ avatar: '/users/v1/user/avatar?v=2' })
    await takesPicture()
    await looksAndSees(true)
    await sees('undecided')
    expect(isOn).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: copy.takenPicture }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(copy.taken))
    expect(document.querySelector('.stage img')?.getAttribute('src')).toBe('blob:selfie')
    await user.click(button(copy.upload))
    await sees('uploaded')
    expect(jest.mocked(uploadAvatar).mock.calls[0]?.[0]).toBe(PICTURE)
    expect(document.querySelector('.stage img')?.getAttribute('src')).toBe('/users/v1/user/avatar?v=2')
    await user.click(button(copy.done))
    expect(open).toHaveBeenCalledWith('editProfile')
  })

  test('a face that is gone in the picture itself drops it', async () => {
    await takesPicture()
    await looksAndSees(false)
    await sees('noFace')
    expect(screen.queryByRole('button', { name: copy.upload })).toBeNull()
  })

  test('an upload that fails says why and keeps the picture', async () => {
    jest.mocked(uploadAvatar).mockRejectedValue({ kind: 'signedOut' })
    await takesPicture()
    await looksAndSees(true)
    await sees('undecided')
    await user.click(button(copy.upload))
    await sees('uploadFailed')
    expect(document.querySelector('.message')?.textContent).toBe(copy.failure.signedOut)
    expect(button(copy.retake)).toBeTruthy()
  })

  test('a picture that is there can be removed', async () => {
    jest.mocked(removeAvatar).mockResolvedValue()
    render(<SelfieCapture {...props({ me: { ...ASHA, avatar: '/users/v1/user/avatar?v=1' } })} />)
    await sees('noFace')
    await user.click(button(copy.remove))
    await sees('removed')
    expect(isOn).toBe(false)
    expect(screen.queryByRole('button', { name: copy.remove })).toBeNull()
    expect(button(copy.openCamera)).toBeTruthy()
  })

  test('who has no picture is not offered to remove one', async () => {
    render(<SelfieCapture {...props()} />)
    await sees('noFace')
    expect(screen.queryByRole('button', { name: copy.remove })).toBeNull()
  })

  test.each([
    ['when it goes from the page', (unmount: () => void) => unmount()],
    [
      'when its dialog is closed',
      () => fireEvent(document.querySelector('dialog') as Element, new Event('close')),
    ],
    ['when the page goes', () => fireEvent(window, new Event('pagehide'))],
  ])('the camera is off %s', async (_, leave) => {
    const { unmount } = render(
      <dialog open>
        <SelfieCapture {...props()} />
      </dialog>,
    )
    await sees('noFace')
    expect(isOn).toBe(true)
    await leave(unmount)
    await waitFor(() => expect(isOn).toBe(false))
  })

  test('a camera that ends by itself is told, and can be opened again', async () => {
    render(<SelfieCapture {...props()} />)
    await sees('noFace')
    await act(async () => endCamera())
    await sees('lost')
    expect(screen.getByText(copy.camera.lost.title)).toBeTruthy()
    await user.click(button(copy.tryAgain))
    await sees('noFace')
  })

  test('a look that comes and goes is not said aloud', async () => {
    render(<SelfieCapture {...props()} />)
    await sees('noFace')
    const texts = new Set<string | null>()
    const watch = setInterval(() => texts.add(screen.getByRole('status').textContent), 10)
    for (const hasFace of [true, false, false, true]) await looksAndSees(hasFace)
    clearInterval(watch)
    expect(texts).not.toContain(copy.faceFound)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(copy.faceFound), {
      timeout: 3000,
    })
  })

  test('speaks Hindi on Hindi pages', async () => {
    render(<SelfieCapture {...props({ language: 'hi' })} />)
    await sees('noFace')
    expect(button(selfieCopy.hi.take)).toBeTruthy()
    expect(document.querySelector('.message')?.textContent).toBe(selfieCopy.hi.noFace)
  })
})
