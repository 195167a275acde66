import type { Language } from '@/model/page/language'

/** The coverage check: its page, its questions, and the texts around the catalogue's answers. */
const en = {
  title: 'Check your coverage: what is usually asked and paid',
  description:
    'Say who pays, for which treatment and in which city, and read what an insurer or scheme usually asks and pays, and which papers to bring.',
  heading: 'Check Your Coverage',
  lead: 'Three questions, no number needed. You read what is usually asked and paid and what to bring; what your own policy or card pays, only the insurer or scheme can say.',
  crumb: 'Coverage check',
  tool: 'Three questions',
  answerTitle: 'What is usually asked and paid',
  form: 'Your coverage check',
  insurer: 'Insurer or scheme',
  treatment: 'Treatment',
  city: 'City',
  noPayer: 'None, or I do not know',
  otherTreatment: 'Another treatment',
  otherCity: 'Another city',
  buttons: { show: 'Show What Is Asked and Paid', opening: 'Opening...' },
  /** The line above the button, by the step that a visitor is at. */
  lines: {
    insurer: 'Say first who pays.',
    treatment: 'Now choose the treatment.',
    city: 'Now choose the city.',
    ready: 'All three are there.',
    opening: 'The answer is on its way.',
    answered: 'The answer is below. Change a choice to ask again.',
  },
  answer: {
    priceTitle: 'What it usually costs',
    /** Gaps {city}, {minimum}, {maximum} and {average}. */
    priceHere: '{city}: {minimum} to {maximum}, {average} on average.',
    /** Gaps {minimum}, {maximum}, {average} and {count}. */
    priceAll: 'Over {count} cities: {minimum} to {maximum}, {average} on average.',
    priceSource: 'From the table of prices by city',
    noPrice: 'No price is known here for this treatment. Ask for an estimate in writing.',
    paid: 'What is usually paid',
    /** Gap {treatment}. */
    treatmentPaid: 'Of {treatment} in particular',
    asked: 'What is usually asked',
    onlyPayer: 'What only the insurer or scheme can say',
    bring: 'What to bring',
    /** Gap {insurer}. */
    hospitals: 'Hospitals that accept {insurer}, and its rules step by step',
    /** Gap {amount}. */
    instalments: '{amount} in monthly instalments',
    sources: 'Where this comes from',
    note: 'General information and no promise of payment. In an emergency call 112 or 108 or go to the nearest hospital: treatment comes first, papers later.',
    further: 'Your answers will be sent with your enquiry if you send one from this page.',
  },
  sections: {
    how: 'How the check goes',
    kinds: 'What is usual, by who pays',
    questions: 'Questions people ask',
  },
  how: [
    'Choose the insurer or scheme, the treatment and the city. “None, or I do not know” is an answer too.',
    'Read what is usually asked and paid, with sources, and the price range in the city where one is known.',
    'Take the list of papers along. If you like, send an enquiry: a care expert asks the hospital’s insurance desk with you.',
  ],
  /** Names of the kinds of payer. */
  kinds: {
    private: 'Private insurer',
    CGHS: 'CGHS',
    Ayushman: 'Ayushman Bharat PM-JAY',
    scheme: 'ECHS, ESIC and other schemes',
    none: 'No insurance',
  },
  faqs: [
    {
      question: 'Does this check tell me whether my claim is approved?',
      answer:
        'No. It says what is usual. Only the insurer’s or scheme’s written answer to the hospital’s request says what is approved for you.',
    },
    {
      question: 'Do you ask my insurer about me?',
      answer:
        'No. The check needs no name, number or policy. What you choose stays in the address of the answer; it is sent to us only with an enquiry of yours.',
    },
  ],
}

export const coverageCheckCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    title: 'अपना कवरेज जाँचें: आम तौर पर क्या माँगा और दिया जाता है',
    description:
      'बताएँ कि खर्च कौन देगा, कौन-सा उपचार और किस शहर में, और पढ़ें कि बीमा कंपनी या योजना आम तौर पर क्या माँगती और देती है, और कौन-से कागज़ साथ लाएँ।',
    heading: 'अपना कवरेज जाँचें',
    lead: 'तीन प्रश्न, फ़ोन नंबर के बिना। आप पढ़ेंगे कि आम तौर पर क्या माँगा और दिया जाता है और क्या साथ लाएँ; आपकी अपनी पॉलिसी या कार्ड कितना देगा, यह केवल बीमा कंपनी या योजना बता सकती है।',
    crumb: 'कवरेज जाँच',
    tool: 'तीन प्रश्न',
    answerTitle: 'आम तौर पर क्या माँगा और दिया जाता है',
    form: 'आपकी कवरेज जाँच',
    insurer: 'बीमा कंपनी या योजना',
    treatment: 'उपचार',
    city: 'शहर',
    noPayer: 'कोई नहीं, या पता नहीं',
    otherTreatment: 'कोई और उपचार',
    otherCity: 'कोई और शहर',
    buttons: { show: 'देखें क्या माँगा और दिया जाता है', opening: 'खुल रहा है...' },
    lines: {
      insurer: 'पहले बताएँ कि खर्च कौन देगा।',
      treatment: 'अब उपचार चुनें।',
      city: 'अब शहर चुनें।',
      ready: 'तीनों उत्तर मिल गए।',
      opening: 'उत्तर खुल रहा है।',
      answered: 'उत्तर नीचे है। फिर से पूछने के लिए कोई विकल्प बदलें।',
    },
    answer: {
      priceTitle: 'आम तौर पर कितना खर्च आता है',
      priceHere: '{city}: {minimum} से {maximum}, औसत {average}।',
      priceAll: '{count} शहरों में: {minimum} से {maximum}, औसत {average}।',
      priceSource: 'शहरों की कीमतों की तालिका से',
      noPrice: 'इस उपचार की कोई कीमत यहाँ दर्ज नहीं है। लिखित अनुमान माँगें।',
      paid: 'आम तौर पर क्या दिया जाता है',
      treatmentPaid: 'विशेष रूप से: {treatment}',
      asked: 'आम तौर पर क्या माँगा जाता है',
      onlyPayer: 'जो केवल बीमा कंपनी या योजना बता सकती है',
      bring: 'क्या साथ लाएँ',
      hospitals: '{insurer} स्वीकार करने वाले अस्पताल, और नियम कदम-दर-कदम',
      instalments: '{amount} मासिक किस्तों में',
      sources: 'यह जानकारी कहाँ से है',
      note: 'यह सामान्य जानकारी है, भुगतान का वादा नहीं। आपात स्थिति में 112 या 108 पर कॉल करें या सबसे पास के अस्पताल जाएँ: पहले उपचार, कागज़ बाद में।',
      further: 'इस पेज से पूछताछ भेजने पर आपके उत्तर साथ जाते हैं।',
    },
    sections: {
      how: 'जाँच कैसे होती है',
      kinds: 'खर्च कौन देता है, उसके अनुसार क्या सामान्य है',
      questions: 'लोगों के प्रश्न',
    },
    how: [
      'बीमा कंपनी या योजना, उपचार और शहर चुनें। “कोई नहीं, या पता नहीं” भी एक उत्तर है।',
      'पढ़ें कि आम तौर पर क्या माँगा और दिया जाता है, स्रोतों के साथ, और शहर में कीमत, जहाँ वह दर्ज है।',
      'कागज़ों की सूची साथ ले जाएँ। चाहें तो पूछताछ भेजें: हमारे विशेषज्ञ आपके साथ अस्पताल की बीमा डेस्क से पूछेंगे।',
    ],
    kinds: {
      private: 'निजी बीमा कंपनी',
      CGHS: 'केंद्रीय सरकार स्वास्थ्य योजना (CGHS)',
      Ayushman: 'आयुष्मान भारत पीएम-जेएवाई',
      scheme: 'ECHS, ESIC और दूसरी योजनाएँ',
      none: 'बीमा नहीं',
    },
    faqs: [
      {
        question: 'क्या इस जाँच से पता चलता है कि मेरा दावा मंज़ूर होगा?',
        answer:
          'नहीं। यह बताती है कि आम तौर पर क्या होता है। आपके लिए क्या मंज़ूर है, यह केवल अस्पताल के अनुरोध पर बीमा कंपनी या योजना का लिखित उत्तर बताता है।',
      },
      {
        question: 'क्या आप मेरी बीमा कंपनी से मेरे बारे में पूछते हैं?',
        answer:
          'नहीं। जाँच के लिए नाम, नंबर या पॉलिसी नहीं चाहिए। आपके चुने उत्तर केवल उत्तर के पते में रहते हैं; हमें वे आपकी पूछताछ के साथ ही मिलते हैं।',
      },
    ],
  },
}

/** Summary for the clinic with a lead, in English for all pages. Gaps {insurer}, {treatment} and {city}. */
export const coverageForClinic = {
  sentence: 'Coverage check: {insurer}; {treatment}; {city}.',
} as const
