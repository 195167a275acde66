import { headerCopy } from '@/content/copy/header'
import type { Language } from '@/model/page/language'
import { EDIT_PROFILE_LABELS } from '@/machines/editProfile/editProfile.labels'
import { OTP_LOGIN_LABELS } from '@/machines/otpLogin/otpLogin.labels'
import type { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import type { resendTimerMachine } from '@/machines/resendTimer/resendTimer.machine'
import type { sessionMachine } from '@/machines/session/session.machine'
import type { editProfileMachine } from '@/machines/editProfile/editProfile.machine'
import { LOGOUT_LABELS } from '@/machines/logout/logout.labels'
import type { logoutMachine } from '@/machines/logout/logout.machine'
import type { selfieCaptureMachine } from '@/machines/selfieCapture/selfieCapture.machine'
import type { OtpRefusalCode } from '@/model/account/otpLogin'
import { editProfileCopy } from '@/content/copy/editProfile'
import { logoutCopy } from '@/content/copy/logout'
import { modalCopy } from '@/content/copy/modals'
import { problemLinkCopy } from '@/content/copy/problemLink'
import { type OtpLoginCopy, otpLoginCopy } from '@/content/copy/otpLogin'
import { type SelfieCopy, selfieCopy, selfieTextOf } from '@/content/copy/selfie'
import { SELFIE_LABELS, type SelfieStateName } from '@/machines/selfieCapture/selfieCapture.labels'
import { type CopyByState, noText, optionalTexts, shown } from './shownCopy'

/** What a state's one button says. */
const loginButton = (state: keyof typeof OTP_LOGIN_LABELS, { buttons }: OtpLoginCopy): string[] => {
  const { button } = OTP_LOGIN_LABELS[state]
  return button ? [buttons[button]] : []
}

const login = (copy: (copy: OtpLoginCopy, language: Language) => readonly string[]) =>
  shown((language) => copy(otpLoginCopy[language], language))

/** What the server may say of a code or a number. */
const refusalsOf = (language: Language, ...codes: readonly OtpRefusalCode[]): string[] =>
  codes.map((code) => otpLoginCopy[language].refusals[code])

const SENDING_REFUSED = ['tooMany'] as const
const OTP_REFUSED = ['wrong', 'expired', 'spent'] as const

export const otpLoginShows: CopyByState<typeof otpLoginMachine> = {
  enteringMobile: shown((language) => {
    const copy = otpLoginCopy[language]
    const { mobileInvalid, unanswered } = copy.problems
    return [
      copy.intro,
      copy.mobile,
      optionalTexts(
        mobileInvalid,
        unanswered,
        problemLinkCopy[language],
        ...refusalsOf(language, ...SENDING_REFUSED),
      ),
      ...loginButton('enteringMobile', copy),
    ]
  }),
  sendingOtp: login((copy) => [copy.intro, copy.mobile, ...loginButton('sendingOtp', copy)]),
  provingNumber: login(({ sentTo, editNumber, otp }) => [sentTo, editNumber, otp]),
  'provingNumber.code': noText,
  'provingNumber.code.enteringOtp': shown((language) => {
    const copy = otpLoginCopy[language]
    const { otpInvalid, unanswered, loginException } = copy.problems
    const refused = refusalsOf(language, ...OTP_REFUSED, ...SENDING_REFUSED)
    return [
      optionalTexts(otpInvalid, unanswered, loginException, problemLinkCopy[language], ...refused),
      optionalTexts(copy.resent),
      ...loginButton('enteringOtp', copy),
    ]
  }),
  'provingNumber.code.enteringOtp.listening': noText,
  'provingNumber.code.enteringOtp.listened': noText,
  'provingNumber.code.verifyingOtp': login((copy) => loginButton('verifyingOtp', copy)),
  'provingNumber.resend': noText,
  'provingNumber.resend.cooling': login(({ resendIn }) => [resendIn]),
  'provingNumber.resend.ready': login(({ notReceived, resend }) => [notReceived, resend]),
  'provingNumber.resend.resending': login(({ notReceived, resend }) => [notReceived, resend]),
  naming: login((copy, language) => [
    copy.personalDetails,
    copy.proven,
    copy.name,
    optionalTexts(copy.problems.nameMissing, copy.problems.loginException, problemLinkCopy[language]),
    ...loginButton('naming', copy),
  ]),
  retrying: login((copy, language) => [
    copy.proven,
    optionalTexts(copy.problems.loginException, problemLinkCopy[language]),
    ...loginButton('retrying', copy),
  ]),
  loggingIn: login((copy) => [copy.proven, ...loginButton('loggingIn', copy)]),
  loggedIn: login(({ success }) => [success]),
  // The modal is gone.
  closed: noText,
}

export const resendTimerShows: CopyByState<typeof resendTimerMachine> = {
  counting: login(({ resendIn }) => [resendIn]),
  done: login(({ notReceived, resend }) => [notReceived, resend]),
}

/** The header's button, and the list that it opens on wide screens. */
const accountList = shown((language) => {
  const { guest, editProfile, changeLocation, account, logout } = modalCopy[language]
  return [optionalTexts(guest), editProfile, changeLocation, account, logout]
})

export const sessionShows: CopyByState<typeof sessionMachine> = {
  // ‘Login’, or the letters that the page before has kept.
  unknown: shown((language) => [optionalTexts(headerCopy[language].login)]),
  'unknown.unread': noText,
  'unknown.asking': noText,
  // In place of a modal about a user.
  'unknown.unreachable': shown((language) => [optionalTexts(modalCopy[language].unreachable)]),
  visitor: shown((language) => [headerCopy[language].login]),
  loggedIn: accountList,
  'loggedIn.known': noText,
  'loggedIn.refreshing': noText,
}

const profileForm = (state: keyof typeof EDIT_PROFILE_LABELS) =>
  shown((language) => {
    const { number, selfie, name, email, ...copy } = editProfileCopy[language]
    return [number, selfie, name, email, copy[EDIT_PROFILE_LABELS[state]]]
  })

export const editProfileShows: CopyByState<typeof editProfileMachine> = {
  editing: shown((language) => {
    const { problems } = editProfileCopy[language]
    return [...profileForm('untried')[language], optionalTexts(problems.name, problems.email)]
  }),
  'editing.untried': noText,
  'editing.failed': shown((language) => [editProfileCopy[language].failed, problemLinkCopy[language]]),
  saving: profileForm('saving'),
  updated: profileForm('updated'),
  // The modal is gone.
  reloading: noText,
}

const logout = (state: keyof typeof LOGOUT_LABELS) =>
  shown((language) => LOGOUT_LABELS[state].map((text) => logoutCopy[language][text]))

export const logoutShows: CopyByState<typeof logoutMachine> = {
  confirming: noText,
  'confirming.asking': logout('asking'),
  'confirming.failed': logout('failed'),
  loggingOut: logout('loggingOut'),
  loggedOut: logout('loggedOut'),
  cancelled: logout('cancelled'),
}

const selfie = (copy: (copy: SelfieCopy) => readonly string[]) =>
  shown((language) => copy(selfieCopy[language]))
/** Who has a picture may remove it. */
const removable = ({ remove }: SelfieCopy) => optionalTexts(remove)
/** The text and the first button of an innermost state; of a failure, each reason. */
const state = (name: SelfieStateName, ...more: readonly ('retake' | 'done')[]) =>
  selfie((copy) => {
    const { text, button } = SELFIE_LABELS[name]
    const { title, text: shownText } = selfieTextOf(text, copy, null)
    const texts =
      text === 'failure'
        ? [optionalTexts(...Object.values(copy.failure))]
        : title
          ? [title, shownText]
          : [shownText]
    return [...new Set([...texts, copy[button], ...more.map((key) => copy[key])])]
  })

export const selfieCaptureShows: CopyByState<typeof selfieCaptureMachine> = {
  closed: selfie((copy) => [removable(copy)]),
  'closed.resting': state('resting'),
  'closed.interrupted': state('interrupted'),
  'closed.removed': state('removed'),
  'closed.removalFailed': state('removalFailed'),
  filming: selfie((copy) => [copy.privacy, removable(copy)]),
  'filming.openingCamera': state('openingCamera'),
  'filming.loadingModels': noText,
  'filming.loadingModels.waiting': state('waiting'),
  'filming.loadingModels.warned': state('warned'),
  'filming.searching': noText,
  'filming.searching.noFace': state('noFace'),
  'filming.searching.faceFound': state('faceFound'),
  'filming.capturing': state('capturing'),
  reviewing: noText,
  'reviewing.undecided': state('undecided', 'retake'),
  'reviewing.uploadFailed': state('uploadFailed', 'retake'),
  uploading: state('uploading', 'retake'),
  uploaded: state('uploaded', 'done'),
  removing: state('removing'),
  failed: selfie((copy) => [removable(copy)]),
  'failed.denied': state('denied'),
  'failed.none': state('none'),
  'failed.busy': state('busy'),
  'failed.unsupported': state('unsupported'),
  'failed.lost': state('lost'),
  'failed.models': state('models'),
}
