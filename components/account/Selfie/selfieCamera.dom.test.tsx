import { SelfieCamera } from './selfieCamera'
import { pause } from '@/tests/support/until'

/** A track as jsdom lacks it. */
class Track extends EventTarget {
  readyState = 'live'
  stop() {
    this.readyState = 'ended'
  }
}
const turn = () => pause(0)

let give: (track: Track) => void
let refuse: (error: unknown) => void
function hasCameras(): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () =>
        new Promise((resolve, reject) => {
          give = (track) => resolve({ getTracks: () => [track] })
          refuse = reject
        }),
    },
  })
}
/** A video element for jsdom: srcObject can be set and play() resolves. */
function videoElement() {
  const video = document.createElement('video')
  video.play = async () => {}
  let source: unknown = null
  Object.defineProperty(video, 'srcObject', { get: () => source, set: (given) => (source = given) })
  return video
}

beforeEach(hasCameras)

test('tells when the first frame is there, and shows it in the element, whichever comes first', async () => {
  for (const isElementFirst of [true, false]) {
    const camera = new SelfieCamera()
    const video = videoElement()
    const ready = jest.fn()
    if (isElementFirst) camera.showIn(video)
    void camera.hold(ready, new AbortController().signal)
    give(new Track())
    await turn()
    if (!isElementFirst) camera.showIn(video)
    expect(video.srcObject).toBeTruthy()
    expect(ready).not.toHaveBeenCalled()
    video.dispatchEvent(new Event('loadeddata'))
    expect(ready).toHaveBeenCalledTimes(1)
  }
})

test('stops the track when nobody wants it any more, and takes it from the element', async () => {
  const camera = new SelfieCamera()
  const video = videoElement()
  camera.showIn(video)
  const controller = new AbortController()
  const track = new Track()
  void camera.hold(() => {}, controller.signal)
  give(track)
  await turn()
  controller.abort()
  expect(track.readyState).toBe('ended')
  expect(video.srcObject).toBeNull()
})

test('stops a track that comes when the visitor has gone already', async () => {
  const controller = new AbortController()
  const track = new Track()
  const ready = jest.fn()
  const ended = jest.fn()
  void new SelfieCamera().hold(ready, controller.signal).then(ended)
  controller.abort()
  give(track)
  await turn()
  expect(track.readyState).toBe('ended')
  expect(ready).not.toHaveBeenCalled()
  expect(ended).not.toHaveBeenCalled()
})

test('ends when the camera does', async () => {
  const track = new Track()
  const held = new SelfieCamera().hold(() => {}, new AbortController().signal)
  give(track)
  await turn()
  track.dispatchEvent(new Event('ended'))
  await expect(held).resolves.toBeUndefined()
  expect(track.readyState).toBe('ended')
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
])('%s is told as %s', async (name, camera) => {
  const held = new SelfieCamera().hold(() => {}, new AbortController().signal)
  refuse(new DOMException('', name))
  await expect(held).rejects.toEqual({ camera })
})

test('a browser without cameras is told as such', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })
  const held = new SelfieCamera().hold(() => {}, new AbortController().signal)
  await expect(held).rejects.toEqual({ camera: 'unsupported' })
})

test('takes nothing without a camera', () => {
  // jsdom says that it draws nothing.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => new SelfieCamera().take()).toThrow()
})
