/** The question whether a visit may be counted; asked only where a tag manager is configured. */
export const consentCopy = {
  en: {
    title: 'May we count this visit?',
    text: 'If you agree, Google Tag Manager is loaded. It may set cookies and learns which pages you open. Until then nothing is loaded, and the site works the same without it.',
    privacy: 'Privacy policy',
    privacyHref: '/privacy',
    allow: 'Agree',
    refuse: 'Do not agree',
    choices: 'Privacy choices',
  },
  hi: {
    title: 'क्या हम इस विज़िट को गिन सकते हैं?',
    text: 'आपकी सहमति होने पर Google Tag Manager लोड होता है। यह कुकी सेट कर सकता है और जान सकता है कि आप कौन-से पेज खोलते हैं। सहमति से पहले कुछ भी लोड नहीं होता, और साइट इसके बिना भी वैसे ही चलती है।',
    privacy: 'गोपनीयता नीति',
    privacyHref: '/hi/privacy',
    allow: 'सहमत हूँ',
    refuse: 'सहमत नहीं हूँ',
    choices: 'गोपनीयता विकल्प',
  },
} as const

export type ConsentCopy = Readonly<Record<keyof (typeof consentCopy)['en'], string>>
