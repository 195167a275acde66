import type { Language } from '@/model/page/language'

/** The logout confirmation (specification, section 2, modals). */
export type LogoutCopy = {
  readonly question: string
  readonly cancel: string
  readonly confirm: string
  /** When the server was not reached, which alone can end the session. */
  readonly failed: string
}

export const logoutCopy: Readonly<Record<Language, LogoutCopy>> = {
  en: {
    question: 'Are you sure you want to Logout?',
    cancel: 'Cancel',
    confirm: 'Yes, Logout',
    failed: 'You are still logged in: we could not be reached. Please check your connection and try again.',
  },
  hi: {
    question: 'क्या आप वाकई लॉगआउट करना चाहते हैं?',
    cancel: 'रद्द करें',
    confirm: 'हाँ, लॉगआउट करें',
    failed: 'आप अब भी लॉगिन हैं: हमसे संपर्क नहीं हो सका। कृपया अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  },
}
