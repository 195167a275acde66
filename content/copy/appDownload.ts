/** The app-download block above the footer (specification, section 2, footer). */
export const appDownloadCopy = {
  en: {
    title: 'The {name} app',
    lead: 'Keep your appointments, reports and questions in one place. The app is free.',
    android: 'Get it for Android',
    ios: 'Get it for iPhone',
  },
  hi: {
    title: '{name} ऐप',
    lead: 'अपने अपॉइंटमेंट, रिपोर्ट और प्रश्न एक ही जगह रखें। ऐप निःशुल्क है।',
    android: 'Android के लिए डाउनलोड करें',
    ios: 'iPhone के लिए डाउनलोड करें',
  },
} as const
