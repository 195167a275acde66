import type { Language } from '@/model/page/language'

/** The page after a sent enquiry. */
const en = {
  head: {
    title: 'Thank you',
    description: 'We have received your request.',
  },
  title: 'Thank you',
  body: 'We have received your request. A care expert will call you back.',
  /** After a form that no patient fills in. */
  companyBody: 'We have received your details. Our team will get in touch with you.',
  nextTitle: 'What happens next',
  nextSteps: [
    'A care expert calls you to understand what you need.',
    'Together you choose a doctor, a hospital and a time that suits you.',
    'You receive the appointment details and a list of what to bring.',
  ],
  callUs: 'Would you rather talk now? Call us',
  marketingBody:
    'Your request is with our care team. Keep your reports at hand for the call if you have any.',
  /** Gap {mobile}: the number, partly hidden. */
  willCall: 'We will call you on {mobile}.',
  planTitle: 'Your treatment plan',
  planBody: 'On the call we explain the steps, the likely costs and what your insurance may pay.',
  home: 'Back to the home page',
}

export const thankYouCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    head: {
      title: 'धन्यवाद',
      description: 'आपका अनुरोध हमें मिल गया है।',
    },
    title: 'धन्यवाद',
    body: 'हमें आपका अनुरोध मिल गया है। हमारे देखभाल विशेषज्ञ आपको कॉल करेंगे।',
    companyBody: 'आपका विवरण हमें मिल गया है। हमारी टीम आपसे संपर्क करेगी।',
    nextTitle: 'आगे क्या होगा',
    nextSteps: [
      'देखभाल विशेषज्ञ आपको कॉल करके आपकी ज़रूरत समझते हैं।',
      'आप मिलकर डॉक्टर, अस्पताल और सुविधाजनक समय चुनते हैं।',
      'आपको अपॉइंटमेंट का विवरण और साथ लाने वाली चीज़ों की सूची मिलती है।',
    ],
    callUs: 'अभी बात करना चाहते हैं? हमें कॉल करें',
    marketingBody: 'आपका अनुरोध हमारी टीम के पास है। कोई रिपोर्ट हो तो कॉल के समय पास रखें।',
    willCall: 'हम आपको {mobile} पर कॉल करेंगे।',
    planTitle: 'आपकी उपचार योजना',
    planBody: 'कॉल पर हम उपचार के चरण, संभावित खर्च और बीमा से मिलने वाली राशि समझाते हैं।',
    home: 'मुख्य पेज पर वापस जाएँ',
  },
}
