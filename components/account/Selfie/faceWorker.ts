// The face check, in a thread of its own: a look takes a fifth of a second of calculation (docs/decisions/0024).
import { TinyFaceDetectorOptions, env, nets, tf } from 'face-api.js'
import { FACE_INPUT_PX, FACE_MODEL_PATH, FACE_THRESHOLD } from '@/model/account/selfie'
import type { FaceQuestion, FaceReply } from './faceFinder'

/** Placeholder for DOM classes that do not exist in a worker: the check gets numbers only. */
class NoElement {}
const noElement = () => {
  throw new Error('there are no elements in a worker')
}

// The library looks for a page or for Node and finds neither. Its types ask for the page's own classes.
env.setEnv({
  Canvas: NoElement,
  CanvasRenderingContext2D: NoElement,
  Image: NoElement,
  ImageData,
  Video: NoElement,
  createCanvasElement: noElement,
  createImageElement: noElement,
  createVideoElement: noElement,
  fetch: (url: string, init?: RequestInit) => fetch(url, init),
  readFile: noElement,
} as unknown as Parameters<typeof env.setEnv>[0])

const OPTIONS = new TinyFaceDetectorOptions({ inputSize: FACE_INPUT_PX, scoreThreshold: FACE_THRESHOLD })

let loading: Promise<void> | undefined

// The package's types leave these two functions out.
const backend = tf as typeof tf & { setBackend(name: string): Promise<boolean>; ready(): Promise<void> }

async function loadModels(): Promise<void> {
  // Calculated on the processor: the graphics card is faster only after some seconds of preparation.
  await backend.setBackend('cpu')
  await backend.ready()
  await nets.tinyFaceDetector.loadFromUri(FACE_MODEL_PATH)
}

/** Red, green and blue of each pixel as a tensor, also as a mirror shows them. */
function tensorOf({ data, width, height }: ImageData, isMirrored: boolean) {
  const colours = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width
    const from = (isMirrored ? pixel - x + (width - 1 - x) : pixel) * 4
    for (let channel = 0; channel < 3; channel += 1) colours[pixel * 3 + channel] = data[from + channel] ?? 0
  }
  return tf.tensor3d(colours, [height, width, 3])
}

async function countFacesIn(pixels: ImageData, isMirrored: boolean): Promise<number> {
  const tensor = tensorOf(pixels, isMirrored)
  try {
    return (await nets.tinyFaceDetector.locateFaces(tensor, OPTIONS)).length
  } finally {
    tensor.dispose()
  }
}

/** Number of faces. Without a match the mirrored picture is tried: the check is not symmetric. */
const countFaces = async (pixels: ImageData): Promise<number> =>
  (await countFacesIn(pixels, false)) || (await countFacesIn(pixels, true))

async function answer({ id, pixels }: FaceQuestion): Promise<FaceReply> {
  try {
    loading ??= loadModels()
    await loading
    return { id, faces: pixels ? await countFaces(pixels) : 0 }
  } catch (error) {
    // A new question loads the models again.
    loading = undefined
    return { id, error: error instanceof Error ? error.message : 'failed' }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<FaceQuestion>) => {
  void answer(data).then((reply) => self.postMessage(reply))
})
