import { headerCopy } from '@/content/copy/header'
import type { Language } from '@/model/page/language'
import { EDIT_PROFILE_LABELS } from '@/machines/editProfile/editProfile.labels'
import { OTP_LOGIN_LABELS } from '@/machines/otpLogin/otpLogin.labels'
import type { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import type { resendTimerMachine } from '@/machines/resendTimer/resendTimer.machine'
import type { sessionMachine } from '@/machines/session/session.machine'
import type { editProfileMachine } from '@/machines/editProfile/editProfile.machine'
import type { logoutMachine } from '@/machines/logout/logout.machine'
import type { selfieCaptureMachine } from '@/machines/selfieCapture/selfieCapture.machine'
import type { OtpRefusalCode } from '@/model/account/otpLogin'
import { editProfileCopy } from '@/content/copy/editProfile'
import { logoutCopy } from '@/content/copy/logout'
import { modalCopy } from '@/content/copy/modals'
import { type OtpLoginCopy, otpLoginCopy } from '@/content/copy/otpLogin'
import { selfieCopy } from '@/content/copy/selfie'
import { type SelfieScreenName, selfieScreenCopy } from '@/components/account/Selfie/selfieScreens'
import { type CopyByState, NOTHING, perhaps, shown } from './shownCopy'

/** What a state's one button says. */
const loginButton = (state: keyof typeof OTP_LOGIN_LABELS, { buttons }: OtpLoginCopy): string[] => {
  const { button } = OTP_LOGIN_LABELS[state]
  return button ? [buttons[button]] : []
}

const login = (copy: (copy: OtpLoginCopy) => readonly string[]) =>
  shown((language) => copy(otpLoginCopy[language]))

/** What the server may say of a code or a number. */
const saidOf = (language: Language, ...codes: readonly OtpRefusalCode[]): string[] =>
  codes.map((code) => otpLoginCopy[language].said[code])

const SENDING_REFUSED = ['tooMany'] as const
const OTP_REFUSED = ['wrong', 'expired', 'spent'] as const

export const otpLoginShows: CopyByState<typeof otpLoginMachine> = {
  enteringMobile: shown((language) => {
    const copy = otpLoginCopy[language]
    const { mobileInvalid, unanswered } = copy.problems
    return [
      copy.intro,
      copy.mobile,
      perhaps(mobileInvalid, unanswered, ...saidOf(language, ...SENDING_REFUSED)),
      ...loginButton('enteringMobile', copy),
    ]
  }),
  sendingOtp: login((copy) => [copy.intro, copy.mobile, ...loginButton('sendingOtp', copy)]),
  provingNumber: login(({ sentTo, editNumber, otp }) => [sentTo, editNumber, otp]),
  'provingNumber.code': NOTHING,
  'provingNumber.code.enteringOtp': shown((language) => {
    const copy = otpLoginCopy[language]
    const { otpInvalid, unanswered, loginException } = copy.problems
    const refused = saidOf(language, ...OTP_REFUSED, ...SENDING_REFUSED)
    return [
      perhaps(otpInvalid, unanswered, loginException, ...refused),
      perhaps(copy.resent),
      ...loginButton('enteringOtp', copy),
    ]
  }),
  'provingNumber.code.enteringOtp.listening': NOTHING,
  'provingNumber.code.enteringOtp.listened': NOTHING,
  'provingNumber.code.verifyingOtp': login((copy) => loginButton('verifyingOtp', copy)),
  'provingNumber.resend': NOTHING,
  'provingNumber.resend.cooling': login(({ resendIn }) => [resendIn]),
  'provingNumber.resend.ready': login(({ notReceived, resend }) => [notReceived, resend]),
  'provingNumber.resend.resending': login(({ notReceived, resend }) => [notReceived, resend]),
  naming: login((copy) => [
    copy.personalDetails,
    copy.proven,
    copy.name,
    perhaps(copy.problems.nameMissing, copy.problems.loginException),
    ...loginButton('naming', copy),
  ]),
  retrying: login((copy) => [
    copy.proven,
    perhaps(copy.problems.loginException),
    ...loginButton('retrying', copy),
  ]),
  loggingIn: login((copy) => [copy.proven, ...loginButton('loggingIn', copy)]),
  loggedIn: login(({ success }) => [success]),
  // The modal is gone.
  closed: NOTHING,
}

export const resendTimerShows: CopyByState<typeof resendTimerMachine> = {
  counting: login(({ resendIn }) => [resendIn]),
  done: login(({ notReceived, resend }) => [notReceived, resend]),
}

/** The header's button, and the list that it opens on wide screens. */
const accountList = shown((language) => {
  const { guest, editProfile, changeLocation, account, logout } = modalCopy[language]
  return [perhaps(guest), editProfile, changeLocation, account, logout]
})

export const sessionShows: CopyByState<typeof sessionMachine> = {
  // ‘Login’, or the letters that the page before has kept.
  unknown: shown((language) => [perhaps(headerCopy[language].login)]),
  'unknown.unread': NOTHING,
  'unknown.asking': NOTHING,
  // In place of a modal about a user.
  'unknown.unreachable': shown((language) => [perhaps(modalCopy[language].unreachable)]),
  visitor: shown((language) => [headerCopy[language].login]),
  loggedIn: accountList,
  'loggedIn.known': NOTHING,
  'loggedIn.refreshing': NOTHING,
}

const profileForm = (state: keyof typeof EDIT_PROFILE_LABELS) =>
  shown((language) => {
    const { number, selfie, name, email, ...copy } = editProfileCopy[language]
    return [number, selfie, name, email, copy[EDIT_PROFILE_LABELS[state]]]
  })

export const editProfileShows: CopyByState<typeof editProfileMachine> = {
  editing: shown((language) => {
    const { problems } = editProfileCopy[language]
    return [...profileForm('editing')[language], perhaps(problems.name, problems.email)]
  }),
  saving: profileForm('saving'),
  updated: profileForm('updated'),
  // The modal is gone.
  reloading: NOTHING,
}

const logoutQuestion = (language: Language): string[] => {
  const { question, cancel, confirm } = logoutCopy[language]
  return [question, cancel, confirm]
}

export const logoutShows: CopyByState<typeof logoutMachine> = {
  confirming: shown((language) => [...logoutQuestion(language), perhaps(logoutCopy[language].failed)]),
  loggingOut: shown(logoutQuestion),
  // The page is loaded anew.
  loggedOut: NOTHING,
  // The modal is gone.
  cancelled: NOTHING,
}

type Selfie = (typeof selfieCopy)['en']
const selfie = (copy: (copy: Selfie) => readonly string[]) => shown((language) => copy(selfieCopy[language]))
/** What the screen of an innermost state says. */
const screen = (name: SelfieScreenName) => selfie((copy) => [...selfieScreenCopy(name, copy)])
/** Who has a picture may remove it. */
const removable = ({ remove }: Selfie) => perhaps(remove)

export const selfieCaptureShows: CopyByState<typeof selfieCaptureMachine> = {
  closed: selfie((copy) => [copy.openCamera, removable(copy)]),
  'closed.resting': screen('resting'),
  'closed.interrupted': screen('interrupted'),
  'closed.removed': screen('removed'),
  'closed.removalFailed': selfie((copy) => [perhaps(...selfieScreenCopy('removalFailed', copy))]),
  filming: selfie((copy) => [copy.privacy, removable(copy)]),
  'filming.openingCamera': selfie(({ opening, take }) => [opening, take]),
  'filming.loadingModels': selfie(({ take }) => [take]),
  'filming.loadingModels.waiting': screen('waiting'),
  'filming.loadingModels.warned': screen('warned'),
  'filming.searching': selfie(({ take }) => [take]),
  'filming.searching.noFace': screen('noFace'),
  'filming.searching.faceFound': screen('faceFound'),
  'filming.capturing': screen('capturing'),
  reviewing: selfie(({ upload, retake }) => [upload, retake]),
  'reviewing.undecided': screen('undecided'),
  'reviewing.uploadFailed': selfie((copy) => [perhaps(...selfieScreenCopy('uploadFailed', copy))]),
  uploading: selfie(({ uploading, retake }) => [uploading, retake]),
  uploaded: selfie((copy) => [copy.uploaded, copy.done, copy.takeAnother, removable(copy)]),
  removing: selfie(({ removing, openCamera }) => [removing, openCamera]),
  failed: selfie((copy) => [copy.tryAgain, removable(copy)]),
  'failed.denied': screen('denied'),
  'failed.none': screen('none'),
  'failed.busy': screen('busy'),
  'failed.unsupported': screen('unsupported'),
  'failed.lost': screen('lost'),
  'failed.models': screen('models'),
}
