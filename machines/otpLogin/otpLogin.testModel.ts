import type { Me } from '@/model/account/account'
import { boxesOf } from '@/model/account/otpBoxes'
import { LOGIN_SUCCESS_MS, type OtpRefusalCode, RESEND_SECONDS } from '@/model/account/otpLogin'
import type { TestModel } from '@/devtools/proof/testModel'
import type { OtpLoginContext, OtpLoginEvent } from './otpLogin.context'

/** A user as GET /users/v1/user/me tells, with name and city. */
export const completeUser: Me = {
  id: '0193c000-0000-7000-8000-000000000001',
  name: 'Asha Rao',
  email: '',
  mobileNo: '9876543210',
  countryCode: '91',
  whatsappConsent: false,
  selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular' },
}
/** One who has not said in which city. */
export const userWithoutCity: Me = { ...completeUser, selectedCity: undefined }

const refused = (code: OtpRefusalCode, message: string) => ({ kind: 'refused' as const, code, message })

export const otpLoginTestModel: TestModel<OtpLoginEvent, OtpLoginContext, undefined> = {
  input: undefined,
  events: [
    { label: 'types a mobile number', event: { type: 'mobile.changed', value: '9876543210' } },
    { label: 'types a number that begins with 5', event: { type: 'mobile.changed', value: '5876543210' } },
    { label: 'submits the number', event: { type: 'mobile.submitted' } },
    { label: 'types six digits', event: { type: 'otp.changed', boxes: boxesOf('123456') } },
    { label: 'types five digits', event: { type: 'otp.changed', boxes: boxesOf('12345') } },
    { label: 'pastes a text without a code', event: { type: 'otp.refused' } },
    { label: 'submits the code', event: { type: 'otp.submitted' } },
    { label: 'asks for the code again', event: { type: 'resend.requested' } },
    { label: 'edits the number', event: { type: 'number.edited' } },
    { label: 'types a name', event: { type: 'name.changed', value: 'Asha Rao' } },
    { label: 'presses Login', event: { type: 'login.submitted' } },
  ],
  outcomes: {
    sendOtp: [
      { label: 'the code is sent', output: { waitSeconds: RESEND_SECONDS } },
      {
        label: 'sending is refused',
        error: refused('tooMany', 'Too many requests. Please try again later'),
      },
      { label: 'sending gets no answer', error: { kind: 'network' } },
    ],
    resendOtp: [
      { label: 'the code is sent again', output: { waitSeconds: RESEND_SECONDS } },
      {
        label: 'sending again is refused',
        error: refused('tooMany', 'Too many requests. Please try again later'),
      },
    ],
    readOtp: [
      { label: 'the browser reads the code from the message', output: '654321' },
      { label: 'the browser may not read messages', error: new Error('not allowed') },
    ],
    verifyOtp: [
      { label: 'the code is right, the user has a name', output: { name: 'Asha Rao' } },
      { label: 'the code is right, the user has no name', output: { name: '' } },
      {
        label: 'the code is right, the user has no name but an enquiry has',
        output: { name: '', suggestedName: 'Meera' },
      },
      { label: 'the code is wrong', error: refused('wrong', 'Incorrect OTP') },
      { label: 'checking gets no answer', error: { kind: 'network' } },
    ],
    resendTimer: [
      { label: 'thirty seconds pass', output: undefined },
      { label: 'the countdown breaks', error: new Error('broken') },
    ],
    logIn: [
      { label: 'the account is complete', output: completeUser },
      { label: 'the account has no city', output: userWithoutCity },
      { label: 'the account does not answer', error: { kind: 'network' } },
    ],
  },
  delays: { successShown: LOGIN_SUCCESS_MS },
  stateKey: ({ mobile, otp, name, needsName, errors, resent, me }) => ({
    mobile,
    otp: otp.join(''),
    name,
    needsName,
    errors,
    resent,
    hasCity: Boolean(me?.selectedCity),
  }),
}
