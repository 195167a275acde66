/** What a visitor does and sees in the selfie's modal. */
import { expect, type Page } from '@playwright/test'
import { selfieCopy } from '@/content/copy/selfie'
import type { SelfieLabels } from '@/machines/selfieCapture/selfieCapture.labels'

const copy = selfieCopy.en
const PAGE = '/faq'

export class SelfieVisitor {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Take a selfie' })
  }
  get screen() {
    return this.dialog.locator('[data-screen]')
  }
  get message() {
    return this.dialog.locator('.message')
  }
  /** What screen readers hear. */
  get status() {
    return this.dialog.locator('.modal-content [role=status]')
  }
  get video() {
    return this.dialog.locator('video')
  }
  get picture() {
    return this.dialog.locator('.stage img')
  }
  button(name: SelfieLabels['button'] | 'retake' | 'remove' | 'done') {
    return this.dialog.getByRole('button', { name: copy[name], exact: true })
  }

  /** Goes to Edit Profile and presses its button. */
  async opens(): Promise<void> {
    await this.page.goto(`${PAGE}#edit-profile`)
    await this.page.getByRole('dialog').getByRole('button', { name: 'Take a selfie', exact: true }).click()
    await expect(this.dialog).toBeVisible()
  }

  /** Opens the selfie by its address, on a page that is open already. */
  async comesBack(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = 'selfie'
    })
    await expect(this.dialog).toBeVisible()
  }

  async sees(screen: string): Promise<void> {
    await expect(this.screen).toHaveAttribute('data-screen', screen, { timeout: 30_000 })
  }

  /** How many camera tracks run that the page was ever given. */
  tracksOn(): Promise<number> {
    return this.page.evaluate(
      () =>
        (window as unknown as TrackWindow).cameraTracks.filter(({ readyState }) => readyState === 'live')
          .length,
    )
  }
  async cameraIsOff(): Promise<void> {
    await expect.poll(() => this.tracksOn(), { message: 'camera tracks that run' }).toBe(0)
  }
}

type TrackWindow = { cameraTracks: MediaStreamTrack[] }

/** Keeps every track that the page is given, so that a test knows whether it still runs. */
export async function watchesCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A name that nothing else on the page has.
    const watched = ((window as unknown as TrackWindow).cameraTracks = [] as MediaStreamTrack[])
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (!devices) return
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      watched.push(...stream.getTracks())
      return stream
    }
  })
}

/** The page is hidden, as when the visitor goes to another tab, and seen again. */
export const looksElsewhere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const isHidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
