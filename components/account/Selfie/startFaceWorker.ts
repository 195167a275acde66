type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/** Where the built site has the worker's code (scripts/islands.mjs); undefined in development. */
const BUILT = process.env.FACE_WORKER

/** The one string of the site that is the address of code; the page's policy lets no other be one. */
function trusted(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const own = { createScriptURL: () => address }
  return trustedTypes?.createPolicy('face-worker', own).createScriptURL(address) ?? address
}

let built: string | undefined

/** Starts the worker of the face check; its code is fetched only now. */
export function startFaceWorker(): Worker {
  const options = { type: 'module', name: 'face-check' } as const
  return BUILT
    ? new Worker((built ??= trusted(BUILT)), options)
    : new Worker(new URL('./faceWorker.ts', import.meta.url), options)
}
