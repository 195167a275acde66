import { type NonReducibleUnknown, assign, fromEventObservable, setup } from 'xstate'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import {
  type AvatarFailure,
  type CameraProblem,
  avatarFailureOf,
  isCameraFailure,
} from '@/model/account/selfie'

export type SelfieCaptureContext = {
  /** Address of the stored picture; null if there is none. */
  readonly avatar: string | null
  /** The picture that was taken and not uploaded yet. */
  readonly picture: Blob | null
  /** Whether a look without a face may be a blink: the one before it saw a face. */
  readonly mayBlink: boolean
  /** Number of refusals for lack of a face; each one is announced again. */
  readonly refusals: number
  /** Why the last upload or removal failed. */
  readonly failure: AvatarFailure | null
}

export type SelfieCaptureEvent =
  /** The visitor came to take a picture, or tries again. */
  | { readonly type: 'camera.wanted' }
  /** The camera shows its first frame. */
  | { readonly type: 'camera.ready' }
  | { readonly type: 'capture.requested' }
  | { readonly type: 'retake.requested' }
  | { readonly type: 'upload.requested' }
  | { readonly type: 'removal.requested' }
  /** The visitor looks at another page or program. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'selfie.closed' }

export type SelfieCaptureInput = { readonly avatar: string | null }

/** What the camera's holder says. */
export type CameraEvent = Extract<SelfieCaptureEvent, { readonly type: 'camera.ready' }>
export type FaceLook = { readonly hasFace: boolean }
/** The picture, or null when no face is in it. */
export type TakenPicture = { readonly picture: Blob | null }

/** Asks which problem kept the camera off. */
const isCameraProblem = (problem: CameraProblem) =>
  ({ type: 'isCameraProblem', params: { problem } }) as const

const FACE_CHECK_FAILED = {
  target: '#selfieCapture.failed.models',
  actions: withEvent('logFailure'),
} as const

/** A picture of the visitor's own face, taken with the camera (specification, section 4, and section 8). */
export const selfieCaptureMachine = setup({
  types: {} as {
    context: SelfieCaptureContext
    events: SelfieCaptureEvent
    input: SelfieCaptureInput
    tags: 'busy' | 'error' | 'filming'
  },
  actors: {
    // Completes when the camera ends by itself; stopping the actor, on whatever way out, switches the camera off.
    holdCamera: fromEventObservable<CameraEvent, NonReducibleUnknown>(() => {
      throw new Error('not provided')
    }),
    loadModels: unprovided<void>(),
    detectFace: unprovided<FaceLook>(),
    takePicture: unprovided<TakenPicture>(),
    uploadPicture: unprovided<{ readonly avatar: string }, { readonly picture: Blob | null }>(),
    removePicture: unprovided<void>(),
  },
  delays: { modelsPatience: 60_000 },
  guards: {
    isCameraProblem: ({ event }, { problem }: { problem: CameraProblem }) =>
      'error' in event && isCameraFailure(event.error, problem),
    seesFace: (_, { hasFace }: FaceLook) => hasFace,
    mayBlink: ({ context }) => context.mayBlink,
    isPicture: (_, { picture }: TakenPicture) => picture !== null,
    hasAvatar: ({ context }) => context.avatar !== null,
  },
  actions: {
    seeFace: assign({ mayBlink: true }),
    missFace: assign({ mayBlink: false }),
    refuse: assign(({ context }) => ({ mayBlink: false, refusals: context.refusals + 1 })),
    keepPicture: assign((_, { picture }: TakenPicture) => ({ picture })),
    dropPicture: assign({ picture: null }),
    takeAvatar: assign((_, { avatar }: { avatar: string | null }) => ({ avatar, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: avatarFailureOf(error) })),
    forgetFailure: assign({ failure: null }),
    // What happens outside; provided where the picture is shown.
    announceAvatar: () => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'selfieCapture',
  description: 'A visitor takes a picture of the own face, which then stands for the account.',
  context: ({ input }) => ({ ...input, picture: null, mayBlink: false, refusals: 0, failure: null }),
  initial: 'closed',
  on: { 'selfie.closed': { target: '.closed', actions: 'forgetFailure' } },
  states: {
    closed: {
      description: 'The camera is off.',
      entry: 'dropPicture',
      initial: 'resting',
      on: { 'camera.wanted': 'filming' },
      states: {
        resting: { description: 'Nothing has been asked for.' },
        interrupted: {
          description: 'The camera was switched off because the visitor looked elsewhere.',
          on: { 'removal.requested': { guard: 'hasAvatar', target: '#selfieCapture.removing' } },
        },
        removed: { description: 'The picture was removed.' },
        removalFailed: {
          description: 'The picture could not be removed, and the notice says why.',
          tags: 'error',
          on: { 'removal.requested': '#selfieCapture.removing' },
        },
      },
    },
    filming: {
      description: 'The camera is on; it goes off on every way out of here.',
      tags: 'filming',
      entry: ['dropPicture', 'forgetFailure', 'missFace'],
      initial: 'openingCamera',
      invoke: {
        id: 'holdCamera',
        src: 'holdCamera',
        onDone: '#selfieCapture.failed.lost',
        onError: [
          { guard: isCameraProblem('denied'), target: '#selfieCapture.failed.denied' },
          { guard: isCameraProblem('none'), target: '#selfieCapture.failed.none' },
          { guard: isCameraProblem('unsupported'), target: '#selfieCapture.failed.unsupported' },
          { target: '#selfieCapture.failed.busy', actions: withEvent('logFailure') },
        ],
      },
      on: {
        'page.hidden': 'closed.interrupted',
        'removal.requested': { guard: 'hasAvatar', target: 'removing' },
      },
      states: {
        openingCamera: {
          description: 'The browser asks whether the camera may be used, and starts it.',
          tags: 'busy',
          on: { 'camera.ready': 'loadingModels' },
        },
        loadingModels: {
          description: 'The visitor is in the picture; the face check is not there yet.',
          tags: 'busy',
          initial: 'waiting',
          invoke: {
            id: 'loadModels',
            src: 'loadModels',
            onDone: 'searching',
            onError: FACE_CHECK_FAILED,
          },
          after: { modelsPatience: '#selfieCapture.failed.models' },
          on: { 'capture.requested': '.warned' },
          states: {
            waiting: { description: 'It comes in a moment.' },
            warned: { description: 'A picture was asked for too early, and a warning says so.' },
          },
        },
        searching: {
          description: 'The face check looks at one frame after the other.',
          initial: 'noFace',
          invoke: {
            id: 'detectFace',
            src: 'detectFace',
            onDone: [
              { guard: withOutput('seesFace'), target: '.faceFound', reenter: true, actions: 'seeFace' },
              // One frame is blurred, or the eyes were shut: the word on the screen does not flicker.
              { guard: 'mayBlink', target: '.faceFound', reenter: true, actions: 'missFace' },
              { target: '.noFace', reenter: true },
            ],
            onError: FACE_CHECK_FAILED,
          },
          states: {
            noFace: {
              description: 'No face is in the picture: none can be taken.',
              on: { 'capture.requested': { actions: 'refuse' } },
            },
            faceFound: {
              description: 'A face is in the picture.',
              on: { 'capture.requested': '#selfieCapture.filming.capturing' },
            },
          },
        },
        capturing: {
          description: 'A picture is taken, and looked at once more: without a face in it it is dropped.',
          tags: 'busy',
          invoke: {
            id: 'takePicture',
            src: 'takePicture',
            onDone: [
              {
                guard: withOutput('isPicture'),
                target: '#selfieCapture.reviewing',
                actions: withOutput('keepPicture'),
              },
              { target: 'searching', actions: 'refuse' },
            ],
            onError: FACE_CHECK_FAILED,
          },
        },
      },
    },
    reviewing: {
      description: 'The visitor looks at the picture; the camera is off.',
      initial: 'undecided',
      on: { 'retake.requested': 'filming', 'upload.requested': 'uploading' },
      states: {
        undecided: { description: 'Retake or upload.' },
        uploadFailed: {
          description: 'The upload failed, and the notice says why; the picture is still there.',
          tags: 'error',
        },
      },
    },
    uploading: {
      description: 'The picture is on its way.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ picture: context.picture }),
        onDone: { target: 'uploaded', actions: withOutput('takeAvatar') },
        onError: {
          target: 'reviewing.uploadFailed',
          actions: [withEvent('keepFailure'), withEvent('logFailure')],
        },
      },
    },
    uploaded: {
      description: 'The picture stands for the account now.',
      entry: ['dropPicture', 'announceAvatar'],
      on: { 'camera.wanted': 'filming', 'removal.requested': 'removing' },
    },
    removing: {
      description: 'The picture is being removed.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'removePicture',
        src: 'removePicture',
        onDone: {
          target: 'closed.removed',
          actions: [{ type: 'takeAvatar', params: { avatar: null } }, 'announceAvatar'],
        },
        onError: {
          target: 'closed.removalFailed',
          actions: [withEvent('keepFailure'), withEvent('logFailure')],
        },
      },
    },
    failed: {
      description: 'There is no picture, and words of its own say why.',
      tags: 'error',
      initial: 'busy',
      on: { 'camera.wanted': 'filming', 'removal.requested': { guard: 'hasAvatar', target: 'removing' } },
      states: {
        denied: { description: 'The camera may not be used.' },
        none: { description: 'The device has no camera.' },
        busy: { description: 'Another program uses the camera, or it does not start.' },
        unsupported: { description: 'The browser gives no camera to this page.' },
        lost: { description: 'The camera ended by itself, such as when it is unplugged.' },
        models: { description: 'The face check could not be loaded, or has failed.' },
      },
    },
  },
})
