import type { StateValue, StateValueFrom } from 'xstate'
import type { SelfieCopy } from '@/content/copy/selfie'
import type {
  SelfieCaptureContext,
  selfieCaptureMachine,
} from '@/machines/selfieCapture/selfieCapture.machine'
import type { AvatarFailure } from '@/model/account/selfie'

/** What stands in the square: the live camera, the picture that was taken, the one that is kept, or a sign. */
export type SelfieStage = 'camera' | 'picture' | 'avatar' | 'trouble'
export type SelfieTone = 'plain' | 'busy' | 'good' | 'error' | 'warning'

/** What the visitor sees of a state. */
export type SelfieScreen = {
  readonly stage: SelfieStage
  readonly tone: SelfieTone
  readonly title?: string
  readonly text: string
}

type Row = readonly [
  SelfieStage,
  SelfieTone,
  (copy: SelfieCopy, failure: AvatarFailure) => string | { title: string; help: string },
]

const failureIn = (copy: SelfieCopy, failure: AvatarFailure) => copy.failure[failure]

type Names<Value> = Value extends object ? Names<Value[keyof Value]> : Extract<Value, string>
type Outer<Value> = Value extends object ? keyof Value | Outer<Value[keyof Value]> : never
type SelfieStateValue = StateValueFrom<typeof selfieCaptureMachine>
/** An innermost state; each name is used once in the machine. */
export type SelfieScreenName = Exclude<Names<SelfieStateValue>, Outer<SelfieStateValue>>

const SCREENS: Readonly<Record<SelfieScreenName, Row>> = {
  resting: ['avatar', 'plain', (copy) => copy.cameraOff],
  interrupted: ['avatar', 'plain', (copy) => copy.interrupted],
  removed: ['avatar', 'good', (copy) => copy.removed],
  removalFailed: ['avatar', 'error', failureIn],
  openingCamera: ['camera', 'busy', (copy) => copy.opening],
  waiting: ['camera', 'busy', (copy) => copy.loadingModels],
  warned: ['camera', 'warning', (copy) => copy.notYetLoaded],
  noFace: ['camera', 'error', (copy) => copy.noFace],
  faceFound: ['camera', 'good', (copy) => copy.faceFound],
  capturing: ['camera', 'busy', (copy) => copy.taking],
  undecided: ['picture', 'good', (copy) => copy.taken],
  uploadFailed: ['picture', 'error', failureIn],
  uploading: ['picture', 'busy', (copy) => copy.uploading],
  uploaded: ['avatar', 'good', (copy) => copy.uploaded],
  removing: ['avatar', 'busy', (copy) => copy.removing],
  denied: ['trouble', 'error', (copy) => copy.camera.denied],
  none: ['trouble', 'error', (copy) => copy.camera.none],
  busy: ['trouble', 'error', (copy) => copy.camera.busy],
  unsupported: ['trouble', 'error', (copy) => copy.camera.unsupported],
  lost: ['trouble', 'error', (copy) => copy.camera.lost],
  models: ['trouble', 'error', (copy) => copy.camera.models],
}

export const SELFIE_SCREEN_NAMES = Object.keys(SCREENS)

/** The innermost state of a state's value. @throws for a state that has no screen */
export function selfieScreenName(value: StateValue): SelfieScreenName {
  if (typeof value !== 'string') {
    const [inner] = Object.values(value)
    if (inner === undefined) throw new Error('a state without a name')
    return selfieScreenName(inner)
  }
  if (!Object.hasOwn(SCREENS, value)) throw new Error(`the selfie has no screen for ${value}`)
  // It has just been looked up.
  return value as SelfieScreenName
}

export function selfieScreen(
  name: SelfieScreenName,
  copy: SelfieCopy,
  context: SelfieCaptureContext,
): SelfieScreen {
  const [stage, tone, say] = SCREENS[name]
  const said = say(copy, context.failure ?? 'server')
  return typeof said === 'string'
    ? { stage, tone, text: said }
    : { stage, tone, title: said.title, text: said.help }
}

/** All that a screen may say: of a failure, each reason. */
export function selfieScreenCopy(name: SelfieScreenName, copy: SelfieCopy): readonly string[] {
  // The copy has a sentence for each failure and no other key.
  const failures = Object.keys(copy.failure) as AvatarFailure[]
  const said = failures.map((failure) => SCREENS[name][2](copy, failure))
  return [...new Set(said.flatMap((one) => (typeof one === 'string' ? [one] : [one.title, one.help])))]
}
