import type { Language } from '@/model/page/language'
import { modalTitles } from './modalTitles'

/** The modals' host, the header's account button and the profile (specification, section 2). */
const en = {
  titles: modalTitles.en,
  loading: 'Loading…',
  /** In place of a modal about a user, when the server does not say who is logged in. */
  unreachable: 'We could not reach our server. Please check your connection and try again.',
  /** How a user without a name is called. */
  guest: 'Guest',
  /** Opens the profile; {name} */
  profileOf: 'Profile of {name}',
  /** The same of a user with a login that is news; {name} */
  profileOfNews: 'Profile of {name}, new login to your account',
  /** Leads to the account's logins. */
  newLogin: 'New login to your account: was that you?',
  editProfile: 'Edit Profile',
  changeLocation: 'Change location',
  account: 'Your account and data',
  logout: 'Logout',
}

export type ModalCopy = typeof en

export const modalCopy: Readonly<Record<Language, ModalCopy>> = {
  en,
  hi: {
    titles: modalTitles.hi,
    loading: 'लोड हो रहा है…',
    unreachable: 'हम अपने सर्वर तक नहीं पहुँच सके। कृपया इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
    guest: 'अतिथि',
    profileOf: '{name} की प्रोफ़ाइल',
    profileOfNews: '{name} की प्रोफ़ाइल, आपके खाते में नया लॉगिन',
    newLogin: 'आपके खाते में नया लॉगिन: क्या वह आप थे?',
    editProfile: 'प्रोफ़ाइल संपादित करें',
    changeLocation: 'स्थान बदलें',
    account: 'आपका खाता और डेटा',
    logout: 'लॉगआउट',
  },
}
