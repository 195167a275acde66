/** The one text that a step of a walk is to show. */
import { leadFormCopy } from '@/content/copy/leadForm'
import { locationCopy } from '@/content/copy/location'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { selectCityCopy } from '@/content/copy/selectCity'
import { machineCopy } from '@/devtools/machineCopy/machineCopy'
import type { CataloguedMachine, MachineId } from '@/devtools/machineCatalogue'
import { OTP_LOGIN_LABELS } from '@/machines/otpLogin/otpLogin.labels'
import type { Failure } from '@/model/failure'
import { type FieldKey, formField } from '@/model/lead/formFields'
import type { NearmeFailureKind } from '@/model/account/location'
import type { OtpLoginProblem } from '@/model/account/otpLogin'
import { statesOf } from '@/machines/chartPlaces'

/** What a test model keeps of the context (its stateKey), by machine. */
type LeadFormKey = { readonly errors: readonly FieldKey[]; readonly failure: Failure['kind'] | null }
type OtpLoginKey = { readonly errors: Readonly<Record<string, OtpLoginProblem>>; readonly resent: boolean }
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

// A key is what the machine's own test model has written.
const BY_CONTEXT: Partial<Record<MachineId, (key: never, state: string) => string | undefined>> = {
  leadForm: leadFormText,
  otpLogin: otpLoginText,
  location: locationText,
}

/** Whether a text is always shown where its state is. */
const isCertain = (text: string): boolean => !text.startsWith('[')

type Reached = {
  readonly states: readonly string[]
  readonly state: string
  /** Value and context, as the test model tells states apart. */
  readonly key: string
}

/**
 * The text: by what the context says where the machine's row does, else the first one that the innermost state always shows, else
 * what the state is about.
 */
export function expectedTextAt({ machine }: CataloguedMachine, { states, state, key }: Reached): string {
  const [, context] = JSON.parse(key) as [unknown, never]
  const byContext = BY_CONTEXT[machine.id as MachineId]?.(context, state)
  if (byContext !== undefined) return byContext
  const copy = machineCopy(machine.id)
  for (const path of [...states].reverse()) {
    const found = (copy[path]?.en ?? []).find(isCertain)
    if (found !== undefined) return found
  }
  const described = statesOf(machine).find(({ path }) => path.join('.') === states.at(-1))
  return described?.description ?? state
}
