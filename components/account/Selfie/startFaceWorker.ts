/** Starts the worker of the face check; its code is fetched only now. */
export const startFaceWorker = (): Worker =>
  new Worker(new URL('./faceWorker.ts', import.meta.url), { type: 'module', name: 'face-check' })
