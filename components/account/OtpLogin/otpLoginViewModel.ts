import type { OtpLoginField } from '@/model/account/otpLogin'

/** Ids of the login's fields; it stands once on a page. */
export const OTP_LOGIN_IDS = {
  mobile: 'otp-login-mobile',
  otp: 'otp-login-otp',
  name: 'otp-login-name',
} as const satisfies Record<OtpLoginField, string>

/** The id of the error below a field. */
export const errorIdOf = (field: OtpLoginField): string => `${OTP_LOGIN_IDS[field]}-error`

/** An Indian number as people write it: +91 98765 43210. */
export const inWriting = (mobile: string): string => `+91\u00a0${mobile.slice(0, 5)}\u00a0${mobile.slice(5)}`
