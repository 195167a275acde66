import { type Page, expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { SELFIE_LABELS, selfieStateOf } from '@/machines/selfieCapture/selfieCapture.labels'
import type { SelfieCaptureEvent, selfieCaptureMachine } from '@/machines/selfieCapture/selfieCapture.machine'
import { AVATAR, NEW_AVATAR } from '@/machines/selfieCapture/selfieCapture.testModel'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { HeldCall } from '@/tests/browser/heldCall'
import { isLoggedIn } from '@/tests/browser/placeVisitor'
import { SelfieVisitor, looksElsewhere } from '@/tests/browser/selfieVisitor'
import type { Replay } from './replay'

/** A transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Question = { id: number; pixels?: unknown }
type HeldWindow = {
  cameraTracks: MediaStreamTrack[]
  /** The camera that the page asked for last. */
  camera?: { give: (none?: unknown) => void; refuse: (name: string) => void }
  /** What the face check was asked last. */
  question?: Question
  answer: (reply: object) => void
}

/** A camera and a face check that do what a test says, when it says so. */
function holdsCameraAndCheck(): void {
  // Names that nothing else on the page has.
  const held = window as unknown as HeldWindow
  held.cameraTracks = []
  const stream = () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 320
    const context = canvas.getContext('2d')
    const draw = () => context?.fillRect(0, 0, Math.random() * 320, 320)
    draw()
    setInterval(draw, 50)
    const made = canvas.captureStream(20)
    held.cameraTracks.push(...made.getTracks())
    return made
  }
  Object.defineProperty(navigator, 'mediaDevices', {
    value: {
      getUserMedia: () =>
        new Promise<MediaStream>((resolve, reject) => {
          // Each answer is to one question.
          const once =
            <T>(answer: (value: T) => void) =>
            (value: T) => {
              held.camera = undefined
              answer(value)
            }
          held.camera = {
            give: once(() => resolve(stream())),
            refuse: once((name: string) => reject(new DOMException('', name))),
          }
        }),
    },
  })
  held.answer = () => {}
  window.Worker = class extends EventTarget {
    postMessage(question: Question) {
      held.question = question
      held.answer = (reply) =>
        this.dispatchEvent(new MessageEvent('message', { data: { id: question.id, ...reply } }))
    }
    terminate() {}
    // As much of a worker as the page uses.
  } as unknown as typeof Worker
}

/** What the camera's error is called by the browser, by what the machine calls it. */
const ERROR_NAMES: Readonly<Record<string, string>> = {
  denied: 'NotAllowedError',
  none: 'NotFoundError',
  unsupported: 'NotSupportedError',
  busy: 'NotReadableError',
}

export class SelfieCaptureReplay implements Replay {
  private readonly visitor: SelfieVisitor
  private readonly call = new HeldCall('**/users/v1/user/avatar')

  constructor(private readonly page: Page) {
    this.visitor = new SelfieVisitor(page)
  }

  async begin(): Promise<void> {
    const { page } = this
    await page.addInitScript(holdsCameraAndCheck)
    await isLoggedIn(page, { avatar: AVATAR })
    await this.call.takes(page)
    await page.route('**/users/v1/user/avatar?v=*', (route) =>
      route.fulfill({ body: PIXEL, contentType: 'image/png' }),
    )
    await page.clock.install()
    await page.goto('/faq')
  }

  private isRequested(what: 'camera' | 'models' | 'face'): Promise<void> {
    return expect
      .poll(
        () =>
          this.page.evaluate((wanted) => {
            const { camera, question } = window as unknown as HeldWindow
            if (wanted === 'camera') return camera !== undefined
            return question !== undefined && (question.pixels !== undefined) === (wanted === 'face')
          }, what),
        { message: `${what} is asked for` },
      )
      .toBe(true)
  }

  /** The look before the picture counts no more. */
  private forgetsLook(): Promise<void> {
    return this.page.evaluate(() => {
      const held = window as unknown as HeldWindow
      if (held.question?.pixels) held.question = undefined
    })
  }

  private async answers(what: 'models' | 'face', reply: object): Promise<void> {
    await this.isRequested(what)
    await this.page.evaluate((value) => {
      const held = window as unknown as HeldWindow
      held.question = undefined
      held.answer(value)
    }, reply)
  }

  /** The camera fails with its browser's error, or ends by itself. */
  private async endsCamera(problem: string | undefined): Promise<void> {
    const isOn = (await this.visitor.tracksOn()) > 0
    if (problem === undefined) {
      if (!isOn) await this.givesCamera()
      return this.unplugsCamera()
    }
    if (isOn) {
      // A running camera can only end; other problems are reported when it is switched on again.
      await this.unplugsCamera()
      await this.visitor.button('tryAgain').click()
    }
    await this.isRequested('camera')
    await this.page.evaluate(
      (name) => (window as unknown as HeldWindow).camera?.refuse(name),
      ERROR_NAMES[problem] ?? '',
    )
  }

  private async givesCamera(): Promise<void> {
    await this.isRequested('camera')
    await this.page.evaluate(() => (window as unknown as HeldWindow).camera?.give())
    await expect.poll(() => this.visitor.tracksOn()).toBe(1)
  }

  private async unplugsCamera(): Promise<void> {
    // The page hears of the first frame, and listens for the end, in that order.
    await expect(this.visitor.screen).not.toHaveAttribute('data-screen', 'openingCamera')
    await this.page.evaluate(() => {
      for (const track of (window as unknown as HeldWindow).cameraTracks)
        if (track.readyState === 'live') track.dispatchEvent(new Event('ended'))
    })
  }

  /** Does what a person does, or answers as camera, face check and server would. */
  async does({ event }: PathStep): Promise<void> {
    const { page, visitor } = this
    const [, kind = '', id = ''] = /^xstate\.(done|error)\.actor\.(\w+)/.exec(event.type) ?? []
    if (event.type.startsWith('xstate.after.')) return page.clock.fastForward(60_000)
    const output = 'output' in event ? event.output : undefined
    const error = 'error' in event ? event.error : undefined
    switch (id) {
      case 'holdCamera':
        // The cases' errors name the camera's problem.
        return this.endsCamera((error as { camera?: string } | undefined)?.camera)
      case 'loadModels':
        return this.answers('models', kind === 'done' ? { faces: 0 } : { error: 'no answer' })
      case 'detectFace':
        if (kind === 'error') return this.answers('face', { error: 'out of memory' })
        return this.answers('face', { faces: (output as { hasFace: boolean }).hasFace ? 1 : 0 })
      case 'takePicture':
        if (kind === 'error') return this.answers('face', { error: 'out of memory' })
        return this.answers('face', { faces: (output as { picture: unknown }).picture ? 1 : 0 })
      case 'uploadPicture':
        if (kind === 'done')
          return this.call.answers({ status: { code: 200, message: 'OK' }, data: { avatar: NEW_AVATAR } })
        return (await this.call.isOnItsWay()).abort('connectionreset')
      case 'removePicture':
        if (kind === 'done') return this.call.answers({ status: { code: 200, message: 'OK' }, data: {} })
        return this.call.fails()
    }
    this.call.forget()
    // Whatever is no actor's end is the machine's own event.
    const own = event as SelfieCaptureEvent
    switch (own.type) {
      case 'camera.wanted':
        // As a link to the page's selfie does.
        if (!(await visitor.dialog.isVisible()))
          return page.evaluate(() => {
            location.hash = 'selfie'
          })
        return visitor.dialog
          .getByRole('button', { name: /^(Open the camera|Try again|Take another)$/ })
          .click()
      case 'camera.ready':
        return this.givesCamera()
      case 'capture.requested':
        await this.forgetsLook()
        return visitor.button('take').click({ force: true })
      case 'retake.requested':
        return visitor.button('retake').click()
      case 'upload.requested':
        return visitor.button('upload').click()
      case 'removal.requested':
        return visitor.button('remove').click()
      case 'page.hidden':
        return looksElsewhere(page)
      case 'selfie.closed':
        if (await visitor.dialog.isVisible()) await page.keyboard.press('Escape')
        return expect(visitor.dialog).toHaveCount(0)
      default:
        return own satisfies never
    }
  }

  /** Sees what the state shows, and whether the camera is on. */
  async sees({ key }: PathStep): Promise<void> {
    const { visitor } = this
    const [value] = JSON.parse(key) as [SnapshotFrom<typeof selfieCaptureMachine>['value'], unknown]
    const name = selfieStateOf(value)
    if (name === 'resting') await expect(visitor.dialog).toHaveCount(0)
    else {
      await visitor.sees(name)
      await expect(visitor.button(SELFIE_LABELS[name].button)).toBeVisible()
    }
    const isFilming = typeof value === 'object' && 'filming' in value
    if (!isFilming) await visitor.cameraIsOff()
    else if (name !== 'openingCamera') await expect.poll(() => visitor.tracksOn()).toBe(1)
    await expect(visitor.button('upload')).toHaveCount(/^(undecided|uploadFailed)$/.test(name) ? 1 : 0)
    if (name === 'uploading' || name === 'removing') await this.call.isOnItsWay()
  }
}
