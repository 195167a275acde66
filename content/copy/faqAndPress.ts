/** The site's own questions and answers in both languages, and the press page in English. */
export const faqCopy = {
  en: {
    title: 'Questions and answers',
    metaTitle: 'Frequently asked questions',
    description:
      'How an enquiry works, what it costs, how insurance comes in, and what happens to your details.',
    lead: 'What people ask us most, by subject.',
    otherLanguage: 'ये प्रश्न हिन्दी में पढ़ें',
    missing: 'Your question is not here?',
    ask: 'Ask it in your own words',
  },
  hi: {
    title: 'प्रश्न और उत्तर',
    metaTitle: 'अक्सर पूछे जाने वाले प्रश्न',
    description: 'पूछताछ कैसे होती है, क्या खर्च है, बीमा कैसे जुड़ता है, और आपकी जानकारी का क्या होता है।',
    lead: 'लोग हमसे सबसे ज़्यादा जो पूछते हैं, विषय के अनुसार।',
    otherLanguage: 'Read these questions in English',
    missing: 'आपका प्रश्न यहाँ नहीं है?',
    ask: 'अपने शब्दों में पूछें',
  },
} as const

export const pressCopy = {
  title: 'Press',
  metaTitle: 'Press and announcements',
  description:
    'What is new on this site, for journalists and everybody else, and how to reach us with questions.',
  lead: 'What is new, newest first.',
  demoNote: 'These announcements are fictional and ship with the demonstration catalogue.',
  contactTitle: 'For journalists',
  contact:
    'Write to {email}. We answer questions about prices, surgery and patients’ rights with figures and where they come from.',
} as const
