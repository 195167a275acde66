import { type CameraFailure, FACE_INPUT_PX, SELFIE_PX, cameraProblemOf } from '@/model/account/selfie'

const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: false,
}
const JPEG_QUALITY = 0.92

/** A picture as it was taken: for the face check, and as a file. */
type Still = { readonly pixels: ImageData; readonly toFile: () => Promise<Blob> }

/** @throws {CameraFailure} */
async function openStream(): Promise<MediaStream> {
  const failure = (error: unknown): CameraFailure => ({ camera: cameraProblemOf(error) })
  // Old browsers, and pages over plain HTTP, have no such object.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) throw failure({ name: 'NotSupportedError' })
  try {
    return await devices.getUserMedia(WANTED)
  } catch (error) {
    throw failure(error)
  }
}

const switchOff = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

function squareOf(edge: number) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = edge
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the browser draws no pictures')
  return { canvas, context }
}

type Square = ReturnType<typeof squareOf>

const pixelsOf = ({ canvas, context }: Square): ImageData =>
  context.getImageData(0, 0, canvas.width, canvas.width)

/** The visitor's camera: shown in the page's video element, pictures are taken from there. */
export class SelfieCamera {
  private video: HTMLVideoElement | null = null
  private stream: MediaStream | null = null
  private onReady = () => {}
  private small: Square | undefined

  /** The element that shows the camera, or null when it has gone. */
  readonly showIn = (video: HTMLVideoElement | null): void => {
    this.video = video
    this.connect()
  }

  /**
   * Switches the camera on; resolves when it ends, or is released by `signal`.
   * @param onReady called when the first frame is visible
   * @throws {CameraFailure}
   */
  async hold(onReady: () => void, signal: AbortSignal): Promise<void> {
    const stream = await openStream()
    // Aborted during the permission prompt: the promise stays pending, since the caller has gone.
    if (signal.aborted) {
      switchOff(stream)
      return new Promise(() => {})
    }
    this.stream = stream
    this.onReady = onReady
    this.connect()
    signal.addEventListener('abort', () => this.release(stream))
    await new Promise<void>((resolve) => {
      for (const track of stream.getTracks()) track.addEventListener('ended', () => resolve(), { signal })
    })
    this.release(stream)
  }

  /** The camera's present frame, for the face check. @throws without a camera */
  frame(): ImageData {
    this.small ??= squareOf(FACE_INPUT_PX)
    this.draw(this.small)
    return pixelsOf(this.small)
  }

  /** Takes a picture: a square from the middle. @throws without a camera */
  take(): Still {
    const large = squareOf(SELFIE_PX)
    this.draw(large)
    const small = squareOf(FACE_INPUT_PX)
    small.context.drawImage(large.canvas, 0, 0, FACE_INPUT_PX, FACE_INPUT_PX)
    return {
      pixels: pixelsOf(small),
      toFile: () =>
        new Promise((resolve, reject) =>
          large.canvas.toBlob(
            (blob) => (blob ? resolve(blob) : reject(new Error('the browser made no file of the picture'))),
            'image/jpeg',
            JPEG_QUALITY,
          ),
        ),
    }
  }

  private release(stream: MediaStream): void {
    switchOff(stream)
    if (this.stream !== stream) return
    this.stream = null
    this.connect()
  }

  private connect(): void {
    const { video, stream } = this
    if (!video || video.srcObject === stream) return
    video.srcObject = stream
    if (!stream) return
    video.addEventListener('loadeddata', () => this.stream === stream && this.onReady(), { once: true })
    // Muted films may start by themselves; where they may not, the first frame still shows.
    video.play().catch(() => {})
  }

  /** Draws the centre of the camera's frame. */
  private draw({ canvas, context }: Square): void {
    const { video } = this
    if (!video || !this.stream || video.videoWidth === 0) throw new Error('the camera shows nothing')
    const { videoWidth, videoHeight } = video
    const edge = Math.min(videoWidth, videoHeight)
    const [left, top] = [(videoWidth - edge) / 2, (videoHeight - edge) / 2]
    context.drawImage(video, left, top, edge, edge, 0, 0, canvas.width, canvas.width)
  }
}
