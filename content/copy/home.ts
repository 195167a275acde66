import type { Language } from '@/model/page/language'

/** The home page; other pages use parts of it. */
const en = {
  head: {
    title: 'Surgery, explained before you decide',
    description:
      'What an operation involves, what it may cost in your city and how recovery goes, for 60 treatments in India. Talk to a care expert, free of charge.',
  },
  title: 'Surgery, explained before you decide',
  lead: 'Read what an operation involves, what it may cost in your city and how recovery goes. Then talk to a care expert, free of charge.',
  doors: {
    complaint: { title: 'I have a complaint', note: 'What it may be, and what helps' },
    treatment: { title: 'I was advised an operation', note: 'What is done and what it costs' },
    doctor: { title: 'I want to see a doctor', note: 'By the next free place' },
  },
  allTreatments: 'All treatments',
  doctorsTitle: 'Doctors with free places',
  doctorsLead: 'The nearest ones first, with their next free places. You book in a minute, without a call.',
  doctorsAll: 'All doctors, by their next free place',
  howTitle: 'How it works',
  howSteps: [
    { value: 'Tell us', label: 'Leave your name and number, or call. No payment, no account.' },
    {
      value: 'Talk it through',
      label: 'A care expert listens, answers and suggests suitable specialists.',
    },
    {
      value: 'Meet the surgeon',
      label: 'You see the doctor, ask your questions and decide in your own time.',
    },
  ],
  citiesTitle: 'Cities',
  departmentsLead:
    'Each page says what is done, what can go wrong, how long recovery takes and what it may cost.',
  faqs: [
    {
      question: 'What does it cost to talk to you?',
      answer:
        'Nothing. The call with a care expert is free, and you are not obliged to anything. The hospital tells you its own charges before you decide.',
    },
    {
      question: 'Will I get a quotation?',
      answer:
        'The figures on these pages are ranges that show what a treatment may cost in a city. A quotation comes from the hospital, once a surgeon has examined you.',
    },
    {
      question: 'Can I ask for a second opinion?',
      answer:
        'Yes. Many people who have been advised surgery talk to another surgeon first. Keep your reports and scans at hand for the call.',
    },
    {
      question: 'Does insurance pay?',
      answer:
        'Many policies and government schemes pay for medically necessary surgery after a waiting period. Tell us which one you have, and we help you find out what it covers.',
    },
    {
      question: 'Who sees my details?',
      answer:
        'The care team that answers your enquiry, and the doctor or hospital that you choose. We do not sell them. The privacy notice says more.',
    },
  ],
  costTitle: 'What it may cost',
  costChart: 'Five common treatments: lowest, average and highest cost over all cities',
  citiesLead:
    'Appointments can be arranged in these cities. Elsewhere, choose Other in the form and we will tell you what is near.',
}

export const homeCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    head: {
      title: 'निर्णय से पहले सर्जरी को समझें',
      description:
        'भारत में 60 उपचार: ऑपरेशन में क्या होता है, आपके शहर में कितना खर्च हो सकता है और ठीक होने में कितना समय लगता है। सलाहकार से निःशुल्क बात करें।',
    },
    title: 'निर्णय से पहले सर्जरी को समझें',
    lead: 'पढ़ें कि ऑपरेशन में क्या होता है, आपके शहर में कितना खर्च हो सकता है और ठीक होने में कितना समय लगता है। फिर सलाहकार से निःशुल्क बात करें।',
    doors: {
      complaint: { title: 'मुझे कोई तकलीफ़ है', note: 'यह क्या हो सकता है और क्या आराम देता है' },
      treatment: { title: 'ऑपरेशन की सलाह मिली है', note: 'क्या किया जाता है और कितना खर्च होता है' },
      doctor: { title: 'डॉक्टर को दिखाना है', note: 'सबसे पहले खाली समय के क्रम में' },
    },
    allTreatments: 'सभी उपचार',
    doctorsTitle: 'जिन डॉक्टरों के पास समय खाली है',
    doctorsLead: 'सबसे पास के डॉक्टर पहले, उनके अगले खाली समय के साथ। एक मिनट में बुक करें, कॉल की ज़रूरत नहीं।',
    doctorsAll: 'सभी डॉक्टर, अगले खाली समय के क्रम में',
    howTitle: 'यह कैसे काम करता है',
    howSteps: [
      { value: 'हमें बताएँ', label: 'अपना नाम और नंबर दें या कॉल करें। न भुगतान, न खाता।' },
      { value: 'खुलकर बात करें', label: 'सलाहकार सुनते हैं, उत्तर देते हैं और उपयुक्त डॉक्टर सुझाते हैं।' },
      { value: 'सर्जन से मिलें', label: 'डॉक्टर से मिलें, अपने प्रश्न पूछें और अपने समय से निर्णय लें।' },
    ],
    citiesTitle: 'शहर',
    departmentsLead:
      'हर पेज बताता है कि क्या किया जाता है, क्या गड़बड़ हो सकती है, ठीक होने में कितना समय लगता है और खर्च कितना हो सकता है।',
    faqs: [
      {
        question: 'आपसे बात करने का कितना खर्च है?',
        answer:
          'कुछ नहीं। सलाहकार से बात निःशुल्क है और आप किसी बात के लिए बाध्य नहीं हैं। निर्णय से पहले अस्पताल अपना शुल्क स्वयं बताता है।',
      },
      {
        question: 'क्या मुझे कोटेशन मिलेगा?',
        answer:
          'इन पेजों के आँकड़े सीमाएँ हैं जो बताती हैं कि किसी शहर में उपचार का खर्च कितना हो सकता है। कोटेशन सर्जन की जाँच के बाद अस्पताल देता है।',
      },
      {
        question: 'क्या दूसरी राय ली जा सकती है?',
        answer:
          'हाँ। जिन्हें सर्जरी की सलाह मिली है, उनमें से कई लोग पहले किसी दूसरे सर्जन से बात करते हैं। कॉल के लिए अपनी रिपोर्ट और स्कैन पास रखें।',
      },
      {
        question: 'क्या बीमा भुगतान करता है?',
        answer:
          'कई पॉलिसियाँ और सरकारी योजनाएँ प्रतीक्षा अवधि के बाद इलाज के लिए ज़रूरी सर्जरी का भुगतान करती हैं। हमें बताएँ कि आपके पास कौन-सी है; हम पता लगाने में मदद करेंगे।',
      },
      {
        question: 'मेरा विवरण कौन देखता है?',
        answer:
          'वह देखभाल टीम जो आपकी पूछताछ का उत्तर देती है, और वह डॉक्टर या अस्पताल जिसे आप चुनते हैं। हम इसे बेचते नहीं हैं। गोपनीयता सूचना में और जानकारी है।',
      },
    ],
    costTitle: 'कितना खर्च हो सकता है',
    costChart: 'पाँच आम उपचार: सभी शहरों में सबसे कम, औसत और सबसे अधिक खर्च',
    citiesLead: 'इन शहरों में अपॉइंटमेंट तय किए जा सकते हैं। अन्य जगहों के लिए फ़ॉर्म में अन्य चुनें; हम बताएँगे कि पास में क्या है।',
  },
}

/** The departments of the home page and of the page that is not found. */
export const departmentTileCopy = {
  en: { title: 'Find your department', all: 'What each department does' },
  hi: { title: 'अपना विभाग खोजें', all: 'हर विभाग क्या करता है' },
} as const

/** The home page's lists. */
const lists = {
  treatmentsTitle: 'Common operations',
  articlesTitle: 'From our writers',
  allArticles: 'All articles',
  doctorsIn: 'Doctors in {city}',
  allDoctors: 'All doctors',
  allHospitals: 'All hospitals',
}

export const homeListCopy: Readonly<Record<Language, typeof lists>> = {
  en: lists,
  hi: {
    treatmentsTitle: 'आम ऑपरेशन',
    articlesTitle: 'हमारे लेख',
    allArticles: 'सभी लेख',
    doctorsIn: '{city} में डॉक्टर',
    allDoctors: 'सभी डॉक्टर',
    allHospitals: 'सभी अस्पताल',
  },
}
