import type { SnapshotFrom } from 'xstate'
import { type InnermostState, innermostState } from '@/machines/stateName'
import type { CameraProblem } from '@/model/account/selfie'
import type { selfieCaptureMachine } from './selfieCapture.machine'

type SelfieStateValue = SnapshotFrom<typeof selfieCaptureMachine>['value']

/** An innermost state of the selfie; each name is used once in the machine. */
export type SelfieStateName = InnermostState<SelfieStateValue>

/** Content of the square: live camera, captured picture, stored avatar, or an icon. */
export type SelfieStage = 'camera' | 'picture' | 'avatar' | 'trouble'

type SelfieText =
  | 'cameraOff'
  | 'interrupted'
  | 'removed'
  | 'opening'
  | 'loadingModels'
  | 'notYetLoaded'
  | 'noFace'
  | 'faceFound'
  | 'taking'
  | 'taken'
  | 'uploading'
  | 'uploaded'
  | 'removing'

export type SelfieLabels = {
  readonly stage: SelfieStage
  readonly tone: 'plain' | 'busy' | 'good' | 'error' | 'warning'
  /** Its text, as a key of content/copy/selfie; the reason of a failed call; or what is wrong with the camera. */
  readonly text: SelfieText | 'failure' | { readonly camera: CameraProblem | 'lost' | 'models' }
  /** What its first button says, as a key of content/copy/selfie. */
  readonly button: 'openCamera' | 'take' | 'taking' | 'upload' | 'uploading' | 'takeAnother' | 'tryAgain'
}

const kept = (tone: SelfieLabels['tone'], text: SelfieLabels['text']) =>
  ({ stage: 'avatar', tone, text, button: 'openCamera' }) as const
const camera = (tone: SelfieLabels['tone'], text: SelfieText) =>
  ({ stage: 'camera', tone, text, button: 'take' }) as const
const trouble = (problem: CameraProblem | 'lost' | 'models') =>
  ({ stage: 'trouble', tone: 'error', text: { camera: problem }, button: 'tryAgain' }) as const

/** What each state shows (specification, sections 4 and 8). */
export const SELFIE_LABELS: Readonly<Record<SelfieStateName, SelfieLabels>> = {
  resting: kept('plain', 'cameraOff'),
  interrupted: kept('plain', 'interrupted'),
  removed: kept('good', 'removed'),
  removalFailed: kept('error', 'failure'),
  removing: kept('busy', 'removing'),
  openingCamera: camera('busy', 'opening'),
  waiting: camera('busy', 'loadingModels'),
  warned: camera('warning', 'notYetLoaded'),
  noFace: camera('error', 'noFace'),
  faceFound: camera('good', 'faceFound'),
  capturing: { ...camera('busy', 'taking'), button: 'taking' },
  undecided: { stage: 'picture', tone: 'good', text: 'taken', button: 'upload' },
  uploadFailed: { stage: 'picture', tone: 'error', text: 'failure', button: 'upload' },
  uploading: { stage: 'picture', tone: 'busy', text: 'uploading', button: 'uploading' },
  uploaded: { stage: 'avatar', tone: 'good', text: 'uploaded', button: 'takeAnother' },
  denied: trouble('denied'),
  none: trouble('none'),
  busy: trouble('busy'),
  unsupported: trouble('unsupported'),
  lost: trouble('lost'),
  models: trouble('models'),
}

/** The innermost state of the selfie's value. */
export const selfieStateOf = (value: SelfieStateValue): SelfieStateName => innermostState(value)
