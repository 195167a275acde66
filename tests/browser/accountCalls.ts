/** The account's calls (specification, section 7), and what a server answers to them. */
import type { OtpRefusalCode } from '@/model/account/otpLogin'

export const CALLS = {
  signup: '**/users/v1/user/signup',
  login: '**/users/v1/user/login',
  update: '**/users/v1/user/update',
  me: '**/users/v1/user/me',
  logout: '**/users/v1/user/logout',
} as const

export const refusal = (status: number, message: string, code?: OtpRefusalCode) => ({
  status,
  json: { status: { code: status, message: 'refused' }, error: [message], code },
})
export const success = (data: unknown = {}) => ({ json: { status: { code: 200, message: 'OK' }, data } })
