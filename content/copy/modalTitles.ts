import type { Language } from '@/model/page/language'

/** Each modal's title when it opens; its content may set another one. The lead form's is the page's. By themselves, because they come with every page's code. */
export const modalTitles = {
  en: {
    login: 'Login',
    location: 'Location',
    profile: 'Profile',
    editProfile: 'Edit Profile',
    logout: 'Logout',
    selectCity: 'Select Your City',
    selfie: 'Take a selfie',
  },
  hi: {
    login: 'लॉगिन',
    location: 'स्थान',
    profile: 'प्रोफ़ाइल',
    editProfile: 'प्रोफ़ाइल संपादित करें',
    logout: 'लॉगआउट',
    selectCity: 'अपना शहर चुनें',
    selfie: 'सेल्फ़ी लें',
  },
} satisfies Readonly<Record<Language, unknown>>
