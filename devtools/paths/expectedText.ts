/** The text that a step of a walk is to show. */
import { bookPageCopy } from '@/content/copy/bookPage'
import { editProfileCopy } from '@/content/copy/editProfile'
import { formFieldCopy } from '@/content/copy/formFields'
import { leadFormCopy } from '@/content/copy/leadForm'
import { locationCopy } from '@/content/copy/location'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { selectCityCopy } from '@/content/copy/selectCity'
import { selfieCopy } from '@/content/copy/selfie'
import { machineCopy } from '@/devtools/machineCopy/machineCopy'
import type { CataloguedMachine, MachineId } from '@/devtools/machineCatalogue'
import { OTP_LOGIN_LABELS } from '@/machines/otpLogin/otpLogin.labels'
import type { DetailProblems } from '@/model/appointments/bookingDetails'
import type { Failure } from '@/model/failure'
import { type FieldKey, formField } from '@/model/lead/formFields'
import type { NearmeFailureKind } from '@/model/account/location'
import type { OtpLoginProblem } from '@/model/account/otpLogin'
import type { AvatarFailure } from '@/model/account/selfie'
import { statesOf } from '@/machines/chartPlaces'

/** What a test model keeps of the context (its stateKey), by machine. */
type LeadFormKey = { readonly errors: readonly FieldKey[]; readonly failure: Failure['kind'] | null }
type OtpLoginKey = { readonly errors: Readonly<Record<string, OtpLoginProblem>>; readonly resent: boolean }
type EditProfileKey = { readonly faulty: readonly ('name' | 'email')[] }
type SelfieKey = { readonly failure: AvatarFailure | null }
type BookingKey = { readonly problems: DetailProblems; readonly problem: OtpLoginProblem | null }
type LocationKey = {
  readonly faulty: readonly ('name' | 'city')[]
  readonly nearmeFailure: NearmeFailureKind | null
}

function leadFormText({ errors, failure }: LeadFormKey, state: string): string | undefined {
  if (state === 'succeeded') return '/thankyou?isquicksurvey=1'
  if (state === 'submitting') return undefined
  const code = errors[0] && formField(errors[0]).missing
  if (code) return leadFormCopy.en.validation[code]
  if (failure !== null) return leadFormCopy.en.failure[failure]
  return leadFormCopy.en.form.submit
}

function otpLoginText({ errors, resent }: OtpLoginKey, state: string): string | undefined {
  const [problem] = Object.values(errors)
  const { problems, buttons, resent: again, refused } = otpLoginCopy.en
  if (problem) return problem.kind === 'refused' ? problem.message || refused : problems[problem.kind]
  if (resent && state.includes('enteringOtp')) return again
  const label = Object.entries(OTP_LOGIN_LABELS).find(([name]) => state.includes(name))?.[1]
  return label?.button ? buttons[label.button] : undefined
}

function locationText({ faulty, nearmeFailure }: LocationKey, state: string): string | undefined {
  const { problems, failed, submit, profileUpdated, submitting } = locationCopy.en
  if (state === 'submitting') return submitting
  // The test model's user is logged in.
  if (state === 'updated' || state === 'reloading') return profileUpdated
  if (faulty[0]) return problems[faulty[0]]
  if (nearmeFailure !== null) return selectCityCopy.en.nearmeFailure[nearmeFailure]
  if (state.includes('attempt.failed')) return failed
  return state.includes('by.manual') ? submit : undefined
}

const editProfileText = ({ faulty: [first] }: EditProfileKey, state: string): string | undefined =>
  first && state.startsWith('editing') ? editProfileCopy.en.problems[first] : undefined

const selfieText = ({ failure }: SelfieKey, state: string): string | undefined =>
  failure !== null && state.endsWith('Failed') ? selfieCopy.en.failure[failure] : undefined

function bookingText({ problems, problem }: BookingKey, state: string): string | undefined {
  const [code] = Object.values(problems)
  const { validation }: { validation: Readonly<Record<string, string>> } = formFieldCopy.en
  const own: Readonly<Record<string, string>> = bookPageCopy.en.problems
  if (code && state.endsWith('.faulty')) return own[code] ?? validation[code]
  if (problem?.kind === 'refused' && /^held\.(details|code)\./.test(state)) return problem.message
  return undefined
}

// A key is what the machine's own test model has written.
const BY_CONTEXT: Partial<Record<MachineId, (key: never, state: string) => string | undefined>> = {
  leadForm: leadFormText,
  otpLogin: otpLoginText,
  location: locationText,
  editProfile: editProfileText,
  selfieCapture: selfieText,
  bookAppointment: bookingText,
}

/** Whether a text is always shown where its state is. */
const isCertain = (text: string): boolean => !text.startsWith('[')

/** What the page fills in is not known before the walk. */
const withoutFilledIn = (text: string): string => text.replace(/\{\w+\}/g, '…')

/** Where a walk is; a step of it (pathCases.ts), or its beginning. */
export type Reached = {
  readonly states: readonly string[]
  readonly state: string
  /** Value and context, as the test model tells states apart. */
  readonly key: string
}

/** What a state certainly shows: by what the context says where the machine's row does, then from the innermost state outwards. */
function certainTexts({ machine }: CataloguedMachine, { states, state, key }: Reached): string[] {
  const [, context] = JSON.parse(key) as [unknown, never]
  const byContext = BY_CONTEXT[machine.id as MachineId]?.(context, state)
  const copy = machineCopy(machine.id)
  const byState = [...states].reverse().flatMap((path) => (copy[path]?.en ?? []).filter(isCertain))
  return (byContext === undefined ? byState : [byContext, ...byState]).map(withoutFilledIn)
}

/**
 * The text that a step is to show: one that the step before did not show where the state has changed, so that the step can fail;
 * else what the new state is about.
 * @param before the step before, for the first one the beginning
 */
export function expectedTextAt(catalogued: CataloguedMachine, reached: Reached, before: Reached): string {
  const texts = certainTexts(catalogued, reached)
  const hasChanged = before.state !== reached.state
  const shownBefore = new Set(hasChanged ? certainTexts(catalogued, before) : [])
  const newText = texts.find((text) => !shownBefore.has(text))
  if (newText !== undefined) return newText
  const entered = [...reached.states].reverse().find((path) => !before.states.includes(path))
  const node = statesOf(catalogued.machine).find(
    ({ path }) => path.join('.') === (entered ?? reached.states.at(-1)),
  )
  const [optional] = machineCopy(catalogued.machine.id)[entered ?? '']?.en ?? []
  if (optional !== undefined && node?.tags.includes('error')) return `One of: ${optional.slice(1, -1)}`
  return node?.description ?? reached.state
}
