import type { Language } from '@/model/page/language'

/** The edit profile modal (specification, sections 4 and 5). */
const en = {
  name: 'Name',
  email: 'Email',
  /** The number that cannot be changed here; {number} */
  number: 'Mobile number {number}',
  save: 'Save',
  saving: 'Saving...',
  updated: 'Profile Updated',
  failed: 'Your profile could not be saved. Everything you typed is still here. Please try again.',
  selfie: 'Take a selfie',
  picture: 'Your picture',
  problems: { name: 'Please enter your name', email: 'Please enter your email' },
}

export const editProfileCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    name: 'नाम',
    email: 'ईमेल',
    number: 'मोबाइल नंबर {number}',
    save: 'सहेजें',
    saving: 'सहेजा जा रहा है...',
    updated: 'प्रोफ़ाइल अपडेट हुई',
    failed: 'आपकी प्रोफ़ाइल सहेजी नहीं जा सकी। आपने जो लिखा वह यहीं है। कृपया फिर से कोशिश करें।',
    selfie: 'सेल्फ़ी लें',
    picture: 'आपकी तस्वीर',
    problems: { name: 'कृपया अपना नाम दर्ज करें', email: 'कृपया अपना ईमेल दर्ज करें' },
  },
}
