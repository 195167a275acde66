import { kindOf } from '@/model/failure'
import { fieldOf } from '@/model/fieldOf'

/** Why a camera gives no picture, by kind; content/copy/selfie.ts has the words. */
export type CameraProblem =
  /** The visitor, the browser or the device does not allow it. */
  | 'denied'
  /** The device has no camera. */
  | 'none'
  /** Another program uses it, or it does not start. */
  | 'busy'
  /** The browser gives no page a camera, or not over an unencrypted connection. */
  | 'unsupported'

/** What `holdCamera` fails with. */
export type CameraFailure = { readonly camera: CameraProblem }

/** The names of getUserMedia's errors (Media Capture and Streams, section 10.2), and the older names of some browsers. */
const PROBLEM_OF_ERROR: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  DevicesNotFoundError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TrackStartError: 'busy',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
}

/** Maps a getUserMedia error; an unknown one counts as a camera that does not start. */
export function cameraProblemOf(error: unknown): CameraProblem {
  const name =
    typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
      ? error.name
      : ''
  return Object.hasOwn(PROBLEM_OF_ERROR, name) ? (PROBLEM_OF_ERROR[name] ?? 'busy') : 'busy'
}

/** Whether a thrown value tells of the camera, and which problem. */
export const isCameraFailure = (thrown: unknown, problem: CameraProblem): thrown is CameraFailure =>
  fieldOf(thrown, 'camera') === problem

/** How sure the detector must be of a face, from 0 to 1. */
export const FACE_THRESHOLD = 0.6
/** The edge of the square that the detector looks at, in pixels: a face that fills a selfie needs no more. */
export const FACE_INPUT_PX = 160
/** The edge of the square picture that is taken, in pixels; the server makes it smaller. */
export const SELFIE_PX = 720

/** The media types of a picture that can be an avatar. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** How long an uploaded picture may be, in bytes. */
export const AVATAR_LIMIT_BYTES = 5 * 1024 * 1024

/** Why a picture was not kept or not removed, by kind. */
export const AVATAR_FAILURES = [
  'network',
  'timeout',
  'server',
  'tooLarge',
  'tooManyRequests',
  /** The session has ended meanwhile. */
  'signedOut',
  /** The server can read no picture in it. */
  'unreadable',
] as const
export type AvatarFailure = (typeof AVATAR_FAILURES)[number]

/** Any thrown value as an AvatarFailure: its `kind`, where it is one. */
export const avatarFailureOf = (thrown: unknown): AvatarFailure =>
  AVATAR_FAILURES.find((kind) => kind === kindOf(thrown)) ?? 'server'

/** The folder of the models in public/. */
export const FACE_MODEL_PATH = '/face-model'
