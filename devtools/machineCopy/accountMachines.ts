import { headerCopy } from '@/content/copy/header'
import type { Language } from '@/model/page/language'
import type { OtpRefusalCode } from '@/model/account/otpLogin'
import { editProfileCopy } from '@/content/copy/editProfile'
import { logoutCopy } from '@/content/copy/logout'
import { modalCopy } from '@/content/copy/modals'
import { type OtpLoginCopy, otpLoginCopy } from '@/content/copy/otpLogin'
import { selfieCopy } from '@/content/copy/selfie'
import { type MachineCopy, NOTHING, perhaps, shown } from './shownCopy'

const login = (copy: (copy: OtpLoginCopy) => readonly string[]) =>
  shown((language) => copy(otpLoginCopy[language]))

/** What the server may say of a code or a number. */
const saidOf = (language: Language, ...codes: readonly OtpRefusalCode[]): string[] =>
  codes.map((code) => otpLoginCopy[language].said[code])

const SENDING_REFUSED = ['tooMany'] as const
const OTP_REFUSED = ['wrong', 'expired', 'spent'] as const

export const otpLoginShows: MachineCopy = {
  enteringMobile: shown((language) => {
    const { intro, mobile, problems, buttons } = otpLoginCopy[language]
    const { mobileInvalid, unanswered } = problems
    return [
      intro,
      mobile,
      perhaps(mobileInvalid, unanswered, ...saidOf(language, ...SENDING_REFUSED)),
      buttons.verifyMobile,
    ]
  }),
  sendingOtp: login(({ intro, mobile, buttons }) => [intro, mobile, buttons.verifyingMobile]),
  provingNumber: login(({ sentTo, editNumber, otp }) => [sentTo, editNumber, otp]),
  'provingNumber.code': NOTHING,
  'provingNumber.code.enteringOtp': shown((language) => {
    const { problems, resent, buttons } = otpLoginCopy[language]
    const { otpInvalid, unanswered, loginException } = problems
    const refused = saidOf(language, ...OTP_REFUSED, ...SENDING_REFUSED)
    return [perhaps(otpInvalid, unanswered, loginException, ...refused), perhaps(resent), buttons.verifyOtp]
  }),
  'provingNumber.code.enteringOtp.listening': NOTHING,
  'provingNumber.code.enteringOtp.listened': NOTHING,
  'provingNumber.code.verifyingOtp': login(({ buttons }) => [buttons.verifyingOtp]),
  'provingNumber.resend': NOTHING,
  'provingNumber.resend.cooling': login(({ resendIn }) => [resendIn]),
  'provingNumber.resend.ready': login(({ notReceived, resend }) => [notReceived, resend]),
  'provingNumber.resend.resending': login(({ notReceived, resend }) => [notReceived, resend]),
  naming: login(({ personalDetails, proven, name, problems, buttons }) => [
    personalDetails,
    proven,
    name,
    perhaps(problems.nameMissing, problems.loginException),
    buttons.login,
  ]),
  retrying: login(({ proven, problems, buttons }) => [
    proven,
    perhaps(problems.loginException),
    buttons.login,
  ]),
  loggingIn: login(({ proven, buttons }) => [proven, buttons.loggingIn]),
  loggedIn: login(({ success }) => [success]),
  // The modal is gone.
  closed: NOTHING,
}

export const resendTimerShows: MachineCopy = {
  counting: login(({ resendIn }) => [resendIn]),
  done: login(({ notReceived, resend }) => [notReceived, resend]),
}

/** The header's button, and the list that it opens on wide screens. */
const accountList = shown((language) => {
  const { guest, editProfile, changeLocation, account, logout } = modalCopy[language]
  return [perhaps(guest), editProfile, changeLocation, account, logout]
})

export const sessionShows: MachineCopy = {
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

const profileForm = (button: 'save' | 'saving' | 'updated') =>
  shown((language) => {
    const { number, selfie, name, email, ...copy } = editProfileCopy[language]
    return [number, selfie, name, email, copy[button]]
  })

export const editProfileShows: MachineCopy = {
  editing: shown((language) => {
    const { problems } = editProfileCopy[language]
    return [...profileForm('save')[language], perhaps(problems.name, problems.email)]
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

export const logoutShows: MachineCopy = {
  confirming: shown((language) => [...logoutQuestion(language), perhaps(logoutCopy[language].failed)]),
  loggingOut: shown(logoutQuestion),
  // The page is loaded anew.
  loggedOut: NOTHING,
  // The modal is gone.
  cancelled: NOTHING,
}

type Selfie = (typeof selfieCopy)['en']
const selfie = (copy: (copy: Selfie) => readonly string[]) => shown((language) => copy(selfieCopy[language]))
const failed = (kind: keyof Selfie['camera']) =>
  selfie(({ camera }) => [camera[kind].title, camera[kind].help])
/** Who has a picture may remove it. */
const removable = ({ remove }: Selfie) => perhaps(remove)

export const selfieCaptureShows: MachineCopy = {
  closed: selfie((copy) => [copy.openCamera, removable(copy)]),
  'closed.resting': selfie(({ cameraOff }) => [cameraOff]),
  'closed.interrupted': selfie(({ interrupted }) => [interrupted]),
  'closed.removed': selfie(({ removed }) => [removed]),
  'closed.removalFailed': selfie(({ failure }) => [perhaps(...Object.values(failure))]),
  filming: selfie((copy) => [copy.privacy, removable(copy)]),
  'filming.openingCamera': selfie(({ opening, take }) => [opening, take]),
  'filming.loadingModels': selfie(({ take }) => [take]),
  'filming.loadingModels.waiting': selfie(({ loadingModels }) => [loadingModels]),
  'filming.loadingModels.warned': selfie(({ notYetLoaded }) => [notYetLoaded]),
  'filming.searching': selfie(({ take }) => [take]),
  'filming.searching.noFace': selfie(({ noFace }) => [noFace]),
  'filming.searching.faceFound': selfie(({ faceFound }) => [faceFound]),
  'filming.capturing': selfie(({ taking }) => [taking]),
  reviewing: selfie(({ upload, retake }) => [upload, retake]),
  'reviewing.undecided': selfie(({ taken }) => [taken]),
  'reviewing.uploadFailed': selfie(({ failure }) => [perhaps(...Object.values(failure))]),
  uploading: selfie(({ uploading, retake }) => [uploading, retake]),
  uploaded: selfie((copy) => [copy.uploaded, copy.done, copy.takeAnother, removable(copy)]),
  removing: selfie(({ removing, openCamera }) => [removing, openCamera]),
  failed: selfie((copy) => [copy.tryAgain, removable(copy)]),
  'failed.denied': failed('denied'),
  'failed.none': failed('none'),
  'failed.busy': failed('busy'),
  'failed.unsupported': failed('unsupported'),
  'failed.lost': failed('lost'),
  'failed.models': failed('models'),
}
