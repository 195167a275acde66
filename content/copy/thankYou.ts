import { type CallTime } from '@/model/catalogue/openingHours'
import type { Language } from '@/model/page/language'
import { timeInWords, weekdayName } from './inWords'
import { interpolate } from './interpolate'

/** The page after a sent enquiry, and its text without one. */
const en = {
  head: {
    title: 'Your enquiry',
    description: 'What you have sent us, and when we call you.',
  },
  /** Without an enquiry: nothing is claimed. */
  none: {
    title: 'Your enquiry',
    body: 'Here you see an enquiry for an hour after you have sent it from this browser. There is none to show now.',
    send: 'Send an enquiry',
  },
  title: 'Thank you',
  body: 'We have received your request. A care expert will call you back.',
  /** After a form that no patient fills in. */
  companyBody: 'We have received your details. Our team will get in touch with you.',
  another: 'Another enquiry',
  detailsTitle: 'What you have sent',
  details: {
    reference: 'Reference',
    treatment: 'Treatment',
    city: 'City',
    doctor: 'Doctor',
    hospital: 'Hospital',
    mobile: 'Your number',
    callback: 'You asked for a call',
  },
  correct: {
    title: 'Correct my number',
    submit: 'Change number',
    corrected: 'Your number has been changed. We call you on the new one.',
    wrong: 'This number cannot be called, and nothing was changed. Please check it and try again.',
    failed: 'Your number could not be changed. Please try again, or call us.',
  },
  child: {
    title: 'The patient is under 18',
    lead: 'Then the law asks for the consent of a parent or guardian. On the call we check who you are.',
    guardian:
      'I am the patient’s parent or lawful guardian and agree that these details are used to answer the enquiry',
    submit: 'Tell the care team',
    agreed: 'Thank you. The care team knows that the patient is under 18 and that you agree.',
    waiting:
      'The care team knows that the patient is under 18. They will first speak to a parent or guardian.',
    failed: 'This could not be noted. Please try again, or call us.',
  },
  callTitle: 'When we call',
  bookNow: 'You need not wait for the call to have a time with the doctor.',
  atHandTitle: 'Good to have at hand',
  atHand: [
    'Reports, prescriptions and scans that you have',
    'The names of the medicines that you take',
    'Days on which you could come',
  ],
  atHandInsured: 'Your insurance card or policy number',
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

const hi: typeof en = {
  head: {
    title: 'आपका अनुरोध',
    description: 'आपने हमें क्या भेजा, और हम आपको कब कॉल करेंगे।',
  },
  none: {
    title: 'आपका अनुरोध',
    body: 'इस ब्राउज़र से भेजा गया अनुरोध एक घंटे तक यहाँ दिखता है। अभी दिखाने के लिए कोई अनुरोध नहीं है।',
    send: 'अनुरोध भेजें',
  },
  title: 'धन्यवाद',
  body: 'हमें आपका अनुरोध मिल गया है। हमारे सलाहकार आपको कॉल करेंगे।',
  companyBody: 'आपका विवरण हमें मिल गया है। हमारी टीम आपसे संपर्क करेगी।',
  another: 'एक और पूछताछ',
  detailsTitle: 'आपने क्या भेजा',
  details: {
    reference: 'संदर्भ संख्या',
    treatment: 'उपचार',
    city: 'शहर',
    doctor: 'डॉक्टर',
    hospital: 'अस्पताल',
    mobile: 'आपका नंबर',
    callback: 'आपने कॉल चाही है',
  },
  correct: {
    title: 'मेरा नंबर ठीक करें',
    submit: 'नंबर बदलें',
    corrected: 'आपका नंबर बदल दिया गया है। हम आपको नए नंबर पर कॉल करेंगे।',
    wrong: 'इस नंबर पर कॉल नहीं हो सकती, इसलिए कुछ नहीं बदला गया। कृपया नंबर देखकर फिर कोशिश करें।',
    failed: 'आपका नंबर बदला नहीं जा सका। कृपया फिर कोशिश करें, या हमें कॉल करें।',
  },
  child: {
    title: 'मरीज़ 18 वर्ष से कम का है',
    lead: 'तब कानून माता-पिता या संरक्षक की सहमति माँगता है। फ़ोन पर हम जाँचते हैं कि आप कौन हैं।',
    guardian: 'मैं मरीज़ की माता, पिता या वैध संरक्षक हूँ और सहमत हूँ कि पूछताछ का उत्तर देने के लिए यह जानकारी उपयोग हो',
    submit: 'देखभाल टीम को बताएँ',
    agreed: 'धन्यवाद। देखभाल टीम को पता है कि मरीज़ 18 वर्ष से कम का है और आप सहमत हैं।',
    waiting: 'देखभाल टीम को पता है कि मरीज़ 18 वर्ष से कम का है। वे पहले माता-पिता या संरक्षक से बात करेंगे।',
    failed: 'यह दर्ज नहीं हो सका। कृपया फिर कोशिश करें, या हमें कॉल करें।',
  },
  callTitle: 'हम कब कॉल करेंगे',
  bookNow: 'डॉक्टर से समय लेने के लिए कॉल का इंतज़ार ज़रूरी नहीं है।',
  atHandTitle: 'कॉल के समय पास रखें',
  atHand: ['आपके पास जो रिपोर्ट, पर्चे और स्कैन हों', 'जो दवाएँ आप लेते हैं, उनके नाम', 'वे दिन जब आप आ सकते हैं'],
  atHandInsured: 'आपका बीमा कार्ड या पॉलिसी नंबर',
  nextTitle: 'आगे क्या होगा',
  nextSteps: [
    'सलाहकार आपको कॉल करके आपकी ज़रूरत समझते हैं।',
    'आप मिलकर डॉक्टर, अस्पताल और सुविधाजनक समय चुनते हैं।',
    'आपको अपॉइंटमेंट का विवरण और साथ लाने वाली चीज़ों की सूची मिलती है।',
  ],
  callUs: 'अभी बात करना चाहते हैं? हमें कॉल करें',
  marketingBody: 'आपका अनुरोध हमारी टीम के पास है। कोई रिपोर्ट हो तो कॉल के समय पास रखें।',
  willCall: 'हम आपको {mobile} पर कॉल करेंगे।',
  planTitle: 'आपकी उपचार योजना',
  planBody: 'कॉल पर हम उपचार के चरण, संभावित खर्च और बीमा से मिलने वाली राशि समझाते हैं।',
  home: 'मुख्य पेज पर वापस जाएँ',
}

export const thankYouCopy: Readonly<Record<Language, typeof en>> = { en, hi }

/** When the call comes. Gaps: {day}, {from}, {to}. */
const CALLS = {
  en: {
    soon: 'We call you as soon as we can.',
    until: 'We call you today, by {to} at the latest.',
    between: 'We call you {day} between {from} and {to}.',
    days: ['today', 'tomorrow'],
    weekday: 'on {weekday}',
  },
  hi: {
    soon: 'हम आपको जल्द से जल्द कॉल करेंगे।',
    until: 'हम आपको आज {to} तक कॉल करेंगे।',
    between: 'हम आपको {day} {from} से {to} के बीच कॉल करेंगे।',
    days: ['आज', 'कल'],
    weekday: '{weekday} को',
  },
} as const

/** When the call comes, in a sentence; without hours one that promises no time. */
export function callInWords(time: CallTime | undefined, language: Language): string {
  const copy = CALLS[language]
  if (!time) return copy.soon
  const to = timeInWords(time.to, language)
  if (time.from === null) return interpolate(copy.until, { to })
  const weekday = weekdayName(time.weekday, language)
  const day = copy.days[time.inDays] ?? interpolate(copy.weekday, { weekday })
  return interpolate(copy.between, { day, from: timeInWords(time.from, language), to })
}
