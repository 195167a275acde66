import { type NonReducibleUnknown, fromEventObservable, fromPromise } from 'xstate'
import { announceSession } from '@/components/account/Session/sessionSignal'
import {
  type CameraEvent,
  type FaceLook,
  type TakenPicture,
  selfieCaptureMachine,
} from '@/machines/selfieCapture/selfieCapture.machine'
import { removeAvatar, uploadAvatar } from '@/services/avatar'
import { FaceFinder } from './faceFinder'
import { SelfieCamera } from './selfieCamera'

/** Lets the page draw a frame: the check never looks at the same one twice, and stops with a hidden page. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** The selfie machine with the camera, the face check and the calls. */
export function liveSelfieCapture() {
  const camera = new SelfieCamera()
  const finder = new FaceFinder()
  const machine = selfieCaptureMachine.provide({
    actors: {
      holdCamera: fromEventObservable<CameraEvent, NonReducibleUnknown>(() => ({
        // An actor subscribes with an observer.
        subscribe: (listener) => {
          const observer = typeof listener === 'object' ? listener : {}
          const held = new AbortController()
          camera
            .hold(() => observer.next?.({ type: 'camera.ready' }), held.signal)
            .then(observer.complete?.bind(observer), observer.error?.bind(observer))
          return { unsubscribe: () => held.abort() }
        },
      })),
      loadModels: fromPromise<void>(() => finder.load()),
      detectFace: fromPromise<FaceLook>(async () => {
        await nextFrame()
        return { hasFace: await finder.hasFace(camera.frame()) }
      }),
      takePicture: fromPromise<TakenPicture>(async () => {
        const still = camera.take()
        return { picture: (await finder.hasFace(still.pixels)) ? await still.toFile() : null }
      }),
      uploadPicture: fromPromise<{ readonly avatar: string }, { readonly picture: Blob | null }>(
        ({ input: { picture }, signal }) =>
          picture ? uploadAvatar(picture, { signal }) : Promise.reject(new Error('no picture')),
      ),
      removePicture: fromPromise<void>(({ signal }) => removeAvatar({ signal })),
    },
    actions: {
      announceAvatar: announceSession,
      logFailure: (_, { error }) => console.error(error),
    },
  })
  return { machine, camera, end: () => finder.end() }
}
