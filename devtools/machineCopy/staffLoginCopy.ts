import { staffLoginCopy } from '@/content/copy/staffLogin'
import { STAFF_LOGIN_LABELS, type StaffLoginStep } from '@/machines/staffLogin/staffLogin.labels'
import type { staffLoginMachine, StaffLoginProblem } from '@/machines/staffLogin/staffLogin.machine'
import { staffLoginHindi } from './deskHindi'
import { type CopyByState, NOTHING, perhaps, shown, type ShownCopy } from './shownCopy'

/** What a step asks, its buttons, and what may be said above. */
const step = (name: StaffLoginStep, ...problems: readonly StaffLoginProblem[]): ShownCopy =>
  shown((language) => {
    const copy = language === 'en' ? staffLoginCopy : staffLoginHindi
    const { field, button, ways } = STAFF_LOGIN_LABELS[name]
    const said = problems.length ? [perhaps(...problems.map((problem) => copy.problems[problem]))] : []
    const main = name === 'locked' ? copy.locked : copy[button]
    return [...said, ...(field ? [copy[field]] : []), main, ...ways.map((way) => copy[way])]
  })

export const staffLoginShows: CopyByState<typeof staffLoginMachine> = {
  identifying: step('name', 'nameMissing', 'refused', 'unanswered', 'cancelled', 'unsupported'),
  proving: NOTHING,
  'proving.passkey': step('passkey'),
  'proving.password': step('password', 'passwordMissing'),
  'proving.timeCode': NOTHING,
  'proving.timeCode.entering': step('timeCode', 'codeMissing', 'unanswered'),
  'proving.timeCode.checking': step('checkingTimeCode'),
  recovering: NOTHING,
  'recovering.entering': step('recoveryCode', 'codeMissing', 'unanswered'),
  'recovering.checking': step('checkingRecoveryCode'),
  locked: step('locked'),
  signedIn: step('signedIn'),
}
