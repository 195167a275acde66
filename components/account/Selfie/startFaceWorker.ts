import { trustedScript } from '@/services/trustedScript'

/** Where the built site has the worker's code (scripts/islands.mjs); undefined in development. */
const BUILT = process.env.FACE_WORKER

let built: string | undefined

/** Starts the worker of the face check; its code is fetched only now. */
export function startFaceWorker(): Worker {
  const options = { type: 'module', name: 'face-check' } as const
  return BUILT
    ? new Worker((built ??= trustedScript('face-worker', BUILT)), options)
    : new Worker(new URL('./faceWorker.ts', import.meta.url), options)
}
