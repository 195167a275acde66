import { FaceFinder, type FaceQuestion, type FaceReply } from './faceFinder'
import { startFaceWorker } from './startFaceWorker'

jest.mock('./startFaceWorker', () => ({ startFaceWorker: jest.fn() }))

/** A worker that is answered by hand. */
class HeldWorker extends EventTarget {
  readonly questions: FaceQuestion[] = []
  isEnded = false
  postMessage(question: FaceQuestion) {
    this.questions.push(question)
  }
  terminate() {
    this.isEnded = true
  }
  replies(reply: FaceReply) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }))
  }
}
const workers: HeldWorker[] = []
const pixels = { data: new Uint8ClampedArray(4) } as unknown as ImageData

beforeEach(() => {
  workers.length = 0
  jest.mocked(startFaceWorker).mockImplementation(() => {
    const worker = new HeldWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
})

test('starts one worker, with the first question', async () => {
  const finder = new FaceFinder()
  expect(workers).toHaveLength(0)
  const loaded = finder.load()
  workers[0]?.replies({ id: 1, faces: 0 })
  await loaded
  const seen = [finder.hasFace(pixels), finder.hasFace(pixels)]
  // Answers come in any order and find their questions.
  workers[0]?.replies({ id: 3, faces: 2 })
  workers[0]?.replies({ id: 2, faces: 0 })
  await expect(Promise.all(seen)).resolves.toEqual([false, true])
  expect(workers).toHaveLength(1)
})

test('a check that fails is an error, and the next question is asked all the same', async () => {
  const finder = new FaceFinder()
  const loaded = finder.load()
  workers[0]?.replies({ id: 1, error: 'no models' })
  await expect(loaded).rejects.toThrow('no models')
  const again = finder.load()
  workers[0]?.replies({ id: 2, faces: 0 })
  await again
})

test('a worker whose code does not come fails every question; the next one starts another', async () => {
  const finder = new FaceFinder()
  const loaded = finder.load()
  workers[0]?.dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toThrow('could not be started')
  expect(workers[0]?.isEnded).toBe(true)
  finder.load().catch(() => {})
  expect(workers).toHaveLength(2)
})

test('a browser that starts no workers fails the question', async () => {
  jest.mocked(startFaceWorker).mockImplementation(() => {
    throw new Error('not allowed')
  })
  await expect(new FaceFinder().load()).rejects.toThrow('not allowed')
})

test('its end ends the worker and every question', async () => {
  const finder = new FaceFinder()
  const seen = finder.hasFace(pixels)
  finder.end()
  await expect(seen).rejects.toThrow('ended')
  expect(workers[0]?.isEnded).toBe(true)
})
