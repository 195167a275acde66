import type { Language } from '@/model/page/language'

/** The page of one doctor. */
const pageEn = {
  /** Gaps {specialists} and {city}. */
  list: '{specialists} in {city}',
  crumb: 'Doctors',
  title: '{name}, {specialist} in {city}',
  description:
    '{name}: {years} years of experience, speaks {languages}, consultation {fee}. Training, hours and hospitals.',
  lead: '{specialist} in {city}',
  short: '{years} of experience · consultation {fee}',
  shortVideo: 'also by video',
  facts: {
    title: 'At a glance',
    qualifications: 'Qualifications',
    experience: 'Experience',
    years: { one: '{count} year', many: '{count} years' },
    languages: 'Languages',
    fee: 'Consultation fee',
    video: 'Video consultation',
    videoYes: 'Offered',
    videoNo: 'Not offered',
    hours: 'Hours',
    registration: 'Registration number',
    registrationNone: 'Not given here',
    register: 'Look a doctor up in the Indian Medical Register',
    memberships: 'Memberships',
  },
  sections: {
    hours: 'When {name} sees patients',
    about: 'About {name}',
    training: 'Training',
    places: 'Where {name} sees patients',
    treatments: 'Treatments',
    conditions: 'Conditions',
    practical: 'Before you go',
    reviews: 'What patients say',
    others: 'Other {specialists} in {city}',
    othersElsewhere: '{specialists} in other cities',
    allElsewhere: 'All {specialists}',
    allInCity: 'All {specialists} in {city}',
  },
  /** Of the page's form. */
  /** The form where free places can be booked: it is for a call. */
  call: {
    note: 'To have a time with {name} at once, use “Book Now”. Or send this form: a care expert calls you back, and the first call costs nothing.',
    submit: 'Ask for a free call',
  },
  formNote: 'For an appointment with {name}. A care expert calls you back; the first call costs nothing.',
  beds: '{locality}, {city} · {beds} beds',
  practical: {
    fee: {
      question: 'What does a consultation cost?',
      answer: '{fee} for a first consultation; ask for the current fee when you book.',
      demoNote: 'The fee is illustrative.',
    },
    hours: { question: 'When can I see {name}?', answer: '{hours}.' },
    languages: { question: 'Which languages can I speak?', answer: '{languages}.' },
    video: {
      question: 'Can I talk to {name} by video?',
      yes: 'Yes, a first talk and reports can be discussed by video. An examination needs a visit.',
      no: 'No, {name} sees patients at the hospital only.',
    },
    bring: { question: 'What should I bring to the first visit?' },
    book: {
      question: 'How do I get an appointment?',
      /** Where free places can be booked. */
      places:
        'Choose a free place with “Book Now”. Or send the form on this page or call: a care expert calls you back and finds a time. Asking costs nothing.',
      call: 'Send the form on this page or call. A care expert calls back, finds a time and confirms it. Asking costs nothing.',
    },
  },
}

export const doctorPageCopy: Readonly<Record<Language, typeof pageEn>> = {
  en: pageEn,
  hi: {
    list: '{city} में {specialists}',
    crumb: 'डॉक्टर',
    title: '{name}, {city} में {specialist}',
    description: '{name}: {years} वर्ष का अनुभव, भाषाएँ {languages}, परामर्श {fee}। प्रशिक्षण, समय और अस्पताल।',
    lead: '{specialist} के विशेषज्ञ, {city}',
    short: '{years} का अनुभव · परामर्श {fee}',
    shortVideo: 'वीडियो से भी',
    facts: {
      title: 'एक नज़र में',
      qualifications: 'योग्यता',
      experience: 'अनुभव',
      years: { one: '{count} वर्ष', many: '{count} वर्ष' },
      languages: 'भाषाएँ',
      fee: 'परामर्श शुल्क',
      video: 'वीडियो परामर्श',
      videoYes: 'उपलब्ध',
      videoNo: 'उपलब्ध नहीं',
      hours: 'समय',
      registration: 'पंजीकरण संख्या',
      registrationNone: 'यहाँ नहीं दी गई',
      register: 'भारतीय चिकित्सा रजिस्टर में किसी डॉक्टर को जाँचें',
      memberships: 'सदस्यता',
    },
    sections: {
      hours: '{name} से मिलने का समय',
      about: '{name} के बारे में',
      training: 'प्रशिक्षण',
      places: '{name} यहाँ मिलते हैं',
      treatments: 'उपचार',
      conditions: 'रोग',
      practical: 'जाने से पहले',
      reviews: 'मरीज़ क्या कहते हैं',
      others: '{city} में {specialists}, और भी',
      othersElsewhere: 'अन्य शहरों में {specialists}',
      allElsewhere: 'सभी {specialists}',
      allInCity: '{city} में सभी {specialists}',
    },
    call: {
      note: '{name} से तुरंत समय लेने के लिए “अभी बुक करें” चुनें। या यह फ़ॉर्म भेजें: सलाहकार आपको कॉल करेंगे, पहली कॉल का कोई शुल्क नहीं है।',
      submit: 'निःशुल्क कॉल के लिए भेजें',
    },
    formNote: '{name} के साथ अपॉइंटमेंट के लिए। सलाहकार आपको कॉल करेंगे; पहली कॉल का कोई शुल्क नहीं है।',
    beds: '{locality}, {city} · {beds} बिस्तर',
    practical: {
      fee: {
        question: 'परामर्श का शुल्क कितना है?',
        answer: 'पहले परामर्श के लिए {fee}; अपॉइंटमेंट लेते समय वर्तमान शुल्क पूछें।',
        demoNote: 'यह शुल्क केवल उदाहरण है।',
      },
      hours: { question: '{name} से कब मिल सकते हैं?', answer: '{hours}।' },
      languages: { question: 'किन भाषाओं में बात कर सकते हैं?', answer: '{languages}।' },
      video: {
        question: 'क्या {name} से वीडियो पर बात हो सकती है?',
        yes: 'हाँ, पहली बातचीत और रिपोर्ट पर चर्चा वीडियो से हो सकती है। जाँच के लिए मिलना ज़रूरी है।',
        no: 'नहीं, {name} केवल अस्पताल में मरीज़ देखते हैं।',
      },
      bring: { question: 'पहली बार मिलने पर क्या साथ लाएँ?' },
      book: {
        question: 'अपॉइंटमेंट कैसे मिलेगा?',
        places:
          '“अभी बुक करें” से खाली समय चुनें। या इस पेज का फ़ॉर्म भेजें या कॉल करें: सलाहकार आपको कॉल करके समय तय करते हैं। पूछने का कोई शुल्क नहीं है।',
        call: 'इस पेज का फ़ॉर्म भेजें या कॉल करें। सलाहकार आपको कॉल करके समय तय करते हैं और उसकी पुष्टि करते हैं। पूछने का कोई शुल्क नहीं है।',
      },
    },
  },
}
