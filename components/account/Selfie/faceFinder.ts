import { startFaceWorker } from './startFaceWorker'

/** Message to the face check's worker. The models are loaded before the first answer. */
export type FaceQuestion = {
  readonly id: number
  /** A square of FACE_INPUT_PX; without it only the models are loaded. */
  readonly pixels?: ImageData
}

export type FaceReply = { readonly id: number } & (
  | {
      /** How many faces are in it. */
      readonly faces: number
    }
  | { readonly error: string }
)

type Waiting = { readonly resolve: (faces: number) => void; readonly reject: (error: Error) => void }

/** Looks for faces in pictures, off the main thread. The worker starts with the first question. */
export class FaceFinder {
  private worker: Worker | undefined
  private lastId = 0
  private readonly waiting = new Map<number, Waiting>()

  /** Resolves when the models are loaded. @throws when they cannot be */
  async load(): Promise<void> {
    await this.ask({})
  }

  /** Whether a face is in the picture. @throws when the check cannot run */
  async hasFace(pixels: ImageData): Promise<boolean> {
    return (await this.ask({ pixels })) > 0
  }

  /** Ends the worker; a later question starts another one. */
  end(reason = new Error('the face check has ended')): void {
    this.worker?.terminate()
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(reason)
    this.waiting.clear()
  }

  private ask(question: Omit<FaceQuestion, 'id'>): Promise<number> {
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      try {
        this.worker ??= this.start()
        const { pixels } = question
        this.worker.postMessage({ id, ...question }, pixels ? [pixels.data.buffer] : [])
      } catch (error) {
        this.end(error instanceof Error ? error : undefined)
      }
    })
  }

  private start(): Worker {
    const worker = startFaceWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<FaceReply>) => this.settle(data))
    // Its code could not be fetched, or has a fault.
    worker.addEventListener('error', () => this.end(new Error('the face check could not be started')))
    return worker
  }

  private settle(reply: FaceReply): void {
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if ('error' in reply) waiting?.reject(new Error(reply.error))
    else waiting?.resolve(reply.faces)
  }
}
