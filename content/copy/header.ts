import type { Language } from '@/model/page/language'

/** The header and its ribbon. */
const en = {
  skipToContent: 'Skip to content',
  homeLink: 'Home page',
  menu: 'Menu',
  ribbonText: 'Get Second Opinion from Top Surgeons!',
  ribbonLink: 'Book an Appointment',
  ribbonApp: 'Download Our App for Free',
  searchPlaceholder: 'Search Condition, Treatment, Doctor or Hospital',
  whatsappExpert: 'WhatsApp Expert',
  call: 'Call',
  checkInsurance: 'Check Insurance Coverage',
  login: 'Login',
  languageSwitch: 'हिन्दी',
  mainNavigation: 'Main',
}

export const headerCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    skipToContent: 'सीधे सामग्री पर जाएँ',
    homeLink: 'मुख्य पेज',
    menu: 'मेन्यू',
    ribbonText: 'शीर्ष सर्जनों से दूसरी राय लें!',
    ribbonLink: 'अपॉइंटमेंट बुक करें',
    ribbonApp: 'हमारा ऐप निःशुल्क डाउनलोड करें',
    searchPlaceholder: 'रोग, उपचार, डॉक्टर या अस्पताल खोजें',
    whatsappExpert: 'विशेषज्ञ से WhatsApp करें',
    call: 'कॉल करें',
    checkInsurance: 'बीमा कवरेज जाँचें',
    login: 'लॉगिन',
    languageSwitch: 'English',
    mainNavigation: 'मुख्य',
  },
}
