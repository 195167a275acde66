import {
  type NonReducibleUnknown,
  SimulatedClock,
  createActor,
  fromEventObservable,
  fromPromise,
} from 'xstate'
import { turn } from '@/devtools/proof/manualActors'
import { PICTURE } from '@/machines/selfieCapture/selfieCapture.testModel'
import {
  type CameraEvent,
  type FaceLook,
  type TakenPicture,
  selfieCaptureMachine,
} from '@/machines/selfieCapture/selfieCapture.machine'

type Ending<T> = { readonly resolve: (output: T) => void; readonly reject: (error: unknown) => void }

/** A selfie in the making, whose camera, face check and calls end by hand. */
export function selfie({ avatar = null as string | null } = {}) {
  const effects: string[] = []
  const endings = new Map<string, Ending<never>>()
  const clock = new SimulatedClock()
  let camerasOn = 0
  let onReady = () => {}
  const ended = <T>(name: string) =>
    new Promise<T>((resolve, reject) => {
      // The map forgets each output's type; `ends` gives it back by name.
      endings.set(name, { resolve: resolve as (output: never) => void, reject })
    })
  const byHand = <T, I = NonReducibleUnknown>(name: string) => fromPromise<T, I>(() => ended<T>(name))
  const actor = createActor(
    selfieCaptureMachine.provide({
      actors: {
        holdCamera: fromEventObservable<CameraEvent, NonReducibleUnknown>(() => ({
          subscribe: (listener) => {
            const observer = typeof listener === 'object' ? listener : {}
            camerasOn += 1
            onReady = () => observer.next?.({ type: 'camera.ready' })
            ended<void>('holdCamera').then(observer.complete?.bind(observer), observer.error?.bind(observer))
            return { unsubscribe: () => void (camerasOn -= 1) }
          },
        })),
        loadModels: byHand<void>('loadModels'),
        detectFace: byHand<FaceLook>('detectFace'),
        takePicture: byHand<TakenPicture>('takePicture'),
        uploadPicture: byHand<{ avatar: string }, { picture: Blob | null }>('uploadPicture'),
        removePicture: byHand<void>('removePicture'),
      },
      actions: {
        announceAvatar: () => effects.push('announce'),
        logFailure: (_, { error }) => effects.push(`log ${JSON.stringify(error)}`),
      },
    }),
    { input: { avatar }, clock },
  ).start()
  return {
    effects,
    clock,
    send: actor.send,
    stop: () => actor.stop(),
    camerasOn: () => camerasOn,
    get now() {
      return actor.getSnapshot()
    },
    ready: () => onReady(),
    ends: async (name: string, output?: unknown) => {
      endings.get(name)?.resolve(output as never)
      await turn()
    },
    breaks: async (name: string, error: unknown) => {
      endings.get(name)?.reject(error)
      await turn()
    },
    async searches() {
      actor.send({ type: 'camera.wanted' })
      onReady()
      await this.ends('loadModels')
    },
    async reviews() {
      await this.searches()
      await this.ends('detectFace', { hasFace: true })
      actor.send({ type: 'capture.requested' })
      await this.ends('takePicture', { picture: PICTURE })
    },
  }
}
