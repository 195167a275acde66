import type { Language } from '@/model/page/language'

/** The page of one hospital. */
const pageEn = {
  crumb: 'Hospitals',
  title: '{name}, hospital in {locality}, {city}',
  description:
    '{name} in {locality}, {city}: {beds} beds, {departments}, accepted insurance, doctors and costs.',
  lead: 'Hospital in {locality}, {city}',
  short: { one: '{beds} beds · {departments} department', many: '{beds} beds · {departments} departments' },
  shortEmergency: '24\u2011hour emergency',
  facts: {
    title: 'At a glance',
    address: 'Address',
    phone: 'Phone',
    beds: 'Beds',
    bedsValue: '{beds}, {intensiveCare} of them in intensive care',
    theatres: 'Operating theatres',
    opened: 'Opened',
    accreditation: 'Accreditation',
    accreditations: {
      NABH: 'NABH is India’s national board for hospitals: assessors check how safely a hospital treats, again and again.',
      NABL: 'NABL is India’s national board for laboratories: it checks that a laboratory’s results are right.',
      JCI: 'JCI is an international body that checks hospitals’ safety and care.',
    },
    departments: 'Departments',
    emergency: 'Emergency',
    emergencyYes: 'Open day and night',
    emergencyNo: 'No emergency department',
    visiting: 'Visiting hours',
    languages: 'Languages',
  },
  sections: {
    about: 'About {name}',
    departments: 'Departments',
    treatments: 'Treatments and what they may cost in {city}',
    doctors: 'Doctors at {name}',
    insurance: 'Accepted insurance and schemes',
    facilities: 'Facilities',
    practical: 'Questions people ask',
    /** On a Hindi page: the hospital's own answers, which are English. */
    own: 'The hospital’s own answers',
    reviews: 'What patients say',
    others: 'Other hospitals in {city}',
    othersElsewhere: 'The nearest hospitals in other cities',
    allInCity: 'All hospitals in {city}',
    all: 'All hospitals',
  },
  departmentsIntro: 'Each leads to the hospitals of {city} with this department.',
  costs: {
    intro: 'Ranges of the city, not of this hospital, and not binding; ask for a written estimate.',
  },
  noCity: 'Also done here; the range for {city} is not known yet:',
  insuranceIntro:
    'Not every department takes part: ask for yours, and for the current agreement, before you go.',
  practical: {
    visiting: { question: 'When are visiting hours?', answer: '{visiting}.' },
    emergency: {
      question: 'Is {name} open in an emergency?',
      yes: 'Yes, its emergency department is open day and night. When life is in danger, call 112 or 108 or go to the nearest hospital.',
      no: 'No, it has no emergency department. In an emergency call 112 or 108 or go to the nearest hospital that has one.',
    },
    insurance: {
      question: 'Which insurance does {name} accept?',
      answer: '{insurers}. Ask whether your department takes part before you go.',
    },
    languages: { question: 'Which languages are spoken?', answer: '{languages}.' },
    book: {
      question: 'How do I get an appointment?',
      answer:
        'Send the form on this page or call. A care expert calls back, finds a time and confirms it. Asking costs nothing.',
    },
  },
}

export const hospitalPageCopy: Readonly<Record<Language, typeof pageEn>> = {
  en: pageEn,
  hi: {
    crumb: 'अस्पताल',
    title: '{name}: {city} ({locality}) में अस्पताल',
    description: '{name}, {locality}, {city}: {beds} बिस्तर, {departments}, मान्य बीमा, डॉक्टर और खर्च।',
    lead: '{city} ({locality}) में अस्पताल',
    short: { one: '{beds} बिस्तर · {departments} विभाग', many: '{beds} बिस्तर · {departments} विभाग' },
    shortEmergency: '24 घंटे आपातकालीन सेवा',
    facts: {
      title: 'एक नज़र में',
      address: 'पता',
      phone: 'फ़ोन',
      beds: 'बिस्तर',
      bedsValue: '{beds}, इनमें ICU के {intensiveCare}',
      theatres: 'ऑपरेशन थिएटर',
      opened: 'शुरुआत',
      accreditation: 'मान्यता',
      accreditations: {
        NABH: 'NABH अस्पतालों का राष्ट्रीय बोर्ड है: जाँचकर्ता बार-बार देखते हैं कि अस्पताल कितना सुरक्षित इलाज करता है।',
        NABL: 'NABL प्रयोगशालाओं का राष्ट्रीय बोर्ड है: वह देखता है कि जाँच के नतीजे सही हैं।',
        JCI: 'JCI अस्पतालों की सुरक्षा और देखभाल जाँचने वाली अंतरराष्ट्रीय संस्था है।',
      },
      departments: 'विभाग',
      emergency: 'आपातकालीन सेवा',
      emergencyYes: 'दिन-रात खुली',
      emergencyNo: 'आपातकालीन विभाग नहीं है',
      visiting: 'मिलने का समय',
      languages: 'भाषाएँ',
    },
    sections: {
      about: '{name} के बारे में',
      departments: 'विभाग',
      treatments: 'उपचार और {city} में उनका संभावित खर्च',
      doctors: '{name} के डॉक्टर',
      insurance: 'मान्य बीमा और योजनाएँ',
      facilities: 'सुविधाएँ',
      practical: 'लोगों के प्रश्न',
      own: 'अस्पताल के अपने उत्तर',
      reviews: 'मरीज़ क्या कहते हैं',
      others: '{city} के अन्य अस्पताल',
      othersElsewhere: 'अन्य शहरों में सबसे पास के अस्पताल',
      allInCity: '{city} के सभी अस्पताल',
      all: 'सभी अस्पताल',
    },
    departmentsIntro: 'हर विभाग {city} के उन अस्पतालों की सूची पर ले जाता है जिनमें वह विभाग है।',
    costs: {
      intro: 'ये शहर की सीमाएँ हैं, इस अस्पताल की नहीं, और बाध्यकारी नहीं हैं; लिखित अनुमान माँगें।',
    },
    noCity: 'ये उपचार भी यहाँ होते हैं; {city} के लिए कीमत अभी पता नहीं है:',
    insuranceIntro: 'हर विभाग इसमें शामिल नहीं है: जाने से पहले अपने विभाग और वर्तमान समझौते के बारे में पूछें।',
    practical: {
      visiting: { question: 'मिलने का समय क्या है?', answer: 'समय: {visiting}.' },
      emergency: {
        question: 'क्या {name} में आपातकालीन सेवा है?',
        yes: 'हाँ, इसका आपातकालीन विभाग दिन-रात खुला है। जान का खतरा हो तो 112 या 108 पर कॉल करें या सबसे पास के अस्पताल जाएँ।',
        no: 'नहीं, यहाँ आपातकालीन विभाग नहीं है। आपात स्थिति में 112 या 108 पर कॉल करें या सबसे पास के ऐसे अस्पताल जाएँ जिसमें यह विभाग हो।',
      },
      insurance: {
        question: '{name} में कौन-सा बीमा मान्य है?',
        answer: '{insurers}। जाने से पहले पूछें कि आपका विभाग इसमें शामिल है या नहीं।',
      },
      languages: { question: 'कौन-सी भाषाएँ बोली जाती हैं?', answer: '{languages}।' },
      book: {
        question: 'अपॉइंटमेंट कैसे मिलेगा?',
        answer:
          'इस पेज का फ़ॉर्म भेजें या कॉल करें। सलाहकार आपको कॉल करके समय तय करते हैं और उसकी पुष्टि करते हैं। पूछने का कोई शुल्क नहीं है।',
      },
    },
  },
}
