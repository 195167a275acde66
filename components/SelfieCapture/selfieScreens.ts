import type { StateValue } from 'xstate'
import type { SelfieWords } from '@/content/words/selfie'
import type { SelfieCaptureContext } from '@/machines/selfieCapture/selfieCapture.machine'

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
  (words: SelfieWords, context: SelfieCaptureContext) => string | { title: string; help: string },
]

const failureIn = (words: SelfieWords, { failure }: SelfieCaptureContext) =>
  words.failure[failure ?? 'server']

/** By the innermost state's name: each name is used once in the machine. */
const SCREENS = {
  resting: ['avatar', 'plain', (words) => words.cameraOff],
  interrupted: ['avatar', 'plain', (words) => words.interrupted],
  removed: ['avatar', 'good', (words) => words.removed],
  removalFailed: ['avatar', 'error', failureIn],
  openingCamera: ['camera', 'busy', (words) => words.opening],
  waiting: ['camera', 'busy', (words) => words.loadingModels],
  warned: ['camera', 'warning', (words) => words.notYetLoaded],
  noFace: ['camera', 'error', (words) => words.noFace],
  faceFound: ['camera', 'good', (words) => words.faceFound],
  capturing: ['camera', 'busy', (words) => words.taking],
  undecided: ['picture', 'good', (words) => words.taken],
  uploadFailed: ['picture', 'error', failureIn],
  uploading: ['picture', 'busy', (words) => words.uploading],
  uploaded: ['avatar', 'good', (words) => words.uploaded],
  removing: ['avatar', 'busy', (words) => words.removing],
  denied: ['trouble', 'error', (words) => words.camera.denied],
  none: ['trouble', 'error', (words) => words.camera.none],
  busy: ['trouble', 'error', (words) => words.camera.busy],
  unsupported: ['trouble', 'error', (words) => words.camera.unsupported],
  lost: ['trouble', 'error', (words) => words.camera.lost],
  models: ['trouble', 'error', (words) => words.camera.models],
} satisfies Record<string, Row>

export type SelfieScreenName = keyof typeof SCREENS

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
  words: SelfieWords,
  context: SelfieCaptureContext,
): SelfieScreen {
  const [stage, tone, say]: Row = SCREENS[name]
  const said = say(words, context)
  return typeof said === 'string'
    ? { stage, tone, text: said }
    : { stage, tone, title: said.title, text: said.help }
}
