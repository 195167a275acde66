import type { Language } from '@/model/page/language'

const en = {
  filters: {
    city: 'City',
    speciality: 'Speciality',
    gender: 'Gender',
    female: 'Women',
    male: 'Men',
    language: 'Language',
    free: 'Free place',
    frees: {
      today: 'Today',
      week: 'Within 7 days',
      evening: 'In the evening, from 5 pm',
      weekend: 'At the weekend',
    },
    video: 'Video consultation',
    videoYes: 'Offered',
    treatment: 'Treatment',
    fee: 'Consultation fee',
    fees: {
      'up-to-500': 'Up to ₹500',
      '501-to-800': '₹501 to ₹800',
      '801-to-1200': '₹801 to ₹1,200',
      'over-1200': 'Over ₹1,200',
    },
  },
  sorts: {
    experience: 'Experience',
    soonest: 'Next free place',
    fee: 'Lowest fee',
    name: 'Name',
  },
  orders: {
    experience: 'Those with the most years of experience come first.',
    soonest: 'Those with the earliest free place come first.',
    fee: 'Those with the lowest consultation fee come first.',
    name: 'They are listed by name, from A to Z.',
  },
  nobodyPays: 'Nobody can pay for a place in this list.',
  found: { one: '{count} doctor found', many: '{count} doctors found' },
  list: {
    crumb: 'Doctors',
    title: 'Doctors',
    metaTitle: 'Doctors by city and speciality',
    description: 'Doctors in {cities} cities of India, with training, languages, fees, hours and hospitals.',
    lead: '{count} doctors in {cities} cities: what they trained in, which languages they speak, what a consultation costs and where they see patients.',
    placesTitle: 'Doctors by speciality and city',
    placesIntro: 'Cities in which this site lists doctors of a speciality.',
  },
  city: {
    title: '{specialists} in {city}',
    description: {
      one: 'The {specialist} listed in {city}: training, languages, hours and a consultation fee of {lowest}.',
      many: '{count} {specialists} in {city} with training, languages, hours and fees from {lowest} to {highest}.',
    },
    lead: {
      one: '{count} {specialist} sees patients in {city}{places}.',
      many: '{count} {specialists} see patients in {city}{places}.',
    },
    places: {
      one: ', at {hospitals} hospital in {localities}',
      many: ', at {hospitals} hospitals in {localities}',
    },
    fee: {
      one: 'A first consultation costs {lowest}.',
      many: 'A first consultation costs between {lowest} and {highest}.',
      demoNote: 'Fees are illustrative.',
    },
    languages: 'Languages spoken: {languages}.',
    years: {
      one: '{years} years of experience.',
      many: 'The longest in practice has {years} years of experience.',
    },
    women: { one: '{women} of them is a woman.', many: '{women} of them are women.' },
    video: { one: '{video} also consults by video.', many: '{video} also consult by video.' },
    neighboursTitle: '{specialists} in other cities, the nearest first',
    othersTitle: 'Other specialists in {city}',
    counterpart: 'Hospitals for {department} in {city}',
    all: 'All doctors',
  },
  nearest: {
    title: '{specialists} near {city}',
    lead: 'This site lists no {specialists} in {city} yet. These are the nearest ones, by distance as the crow flies.',
    nobody:
      'This site lists no {specialists} yet, in {city} or elsewhere. A care expert can still look for one.',
    description:
      'No {specialists} are listed in {city} yet: the nearest ones in other cities, with their distance.',
    cityTitle: '{city}, about {km} km',
    all: { one: 'The {specialist} in {city}', many: 'All {count} {specialists} in {city}' },
  },
  faqs: {
    fee: {
      question: 'What do {specialists} in {city} charge for a consultation?',
      one: 'The doctor listed here charges {lowest} for a first consultation; ask for the fee when you book.',
      many: 'Those listed here charge between {lowest} and {highest} for a first consultation; ask for the fee when you book.',
      demoNote: 'Fees are illustrative.',
    },
    languages: {
      question: 'Which languages do {specialists} in {city} speak?',
      answer: '{languages}. The number says how many of them speak it.',
    },
    women: {
      question: 'Can I see a woman among the {specialists} in {city}?',
      all: {
        one: 'Yes, the doctor listed here is a woman.',
        many: 'Yes, all of those listed here are women.',
      },
      one: 'Yes, {women} of the {count} listed here is a woman.',
      many: 'Yes, {women} of the {count} listed here are women.',
      none: 'None of those listed in {city} is a woman at present. A care expert can look in a neighbouring city.',
    },
    video: {
      question: 'Do {specialists} in {city} consult by video?',
      all: {
        one: 'The doctor listed here does. An examination still needs a visit.',
        many: 'All of those listed here do. An examination still needs a visit.',
      },
      one: '{video} of the {count} listed here does. An examination still needs a visit.',
      many: '{video} of the {count} listed here do. An examination still needs a visit.',
      none: 'None of those listed here does at present.',
    },
    order: { question: 'How is this list sorted?' },
  },
}

/** The lists of doctors. `{city}`, `{specialists}` and the like are filled in. */
export const doctorListCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    filters: {
      city: 'शहर',
      speciality: 'विभाग',
      gender: 'महिला या पुरुष डॉक्टर',
      female: 'महिला',
      male: 'पुरुष',
      language: 'भाषा',
      free: 'खाली समय',
      frees: {
        today: 'आज',
        week: '7 दिन के भीतर',
        evening: 'शाम 5 बजे के बाद',
        weekend: 'शनिवार या रविवार',
      },
      video: 'वीडियो परामर्श',
      videoYes: 'उपलब्ध',
      treatment: 'उपचार',
      fee: 'परामर्श शुल्क',
      fees: {
        'up-to-500': '₹500 तक',
        '501-to-800': '₹501 से ₹800',
        '801-to-1200': '₹801 से ₹1,200',
        'over-1200': '₹1,200 से अधिक',
      },
    },
    sorts: {
      experience: 'अनुभव',
      soonest: 'सबसे पहले खाली समय',
      fee: 'सबसे कम शुल्क',
      name: 'नाम',
    },
    orders: {
      experience: 'जिन डॉक्टरों को अधिक वर्षों का अनुभव है, वे पहले आते हैं।',
      soonest: 'जिन डॉक्टरों का समय सबसे पहले खाली है, वे पहले आते हैं।',
      fee: 'जिन डॉक्टरों का परामर्श शुल्क कम है, वे पहले आते हैं।',
      name: 'डॉक्टर नाम के क्रम में हैं, अंग्रेज़ी वर्णमाला के अनुसार।',
    },
    nobodyPays: 'पैसे देकर इस सूची में जगह नहीं मिलती।',
    found: { one: '{count} डॉक्टर मिले', many: '{count} डॉक्टर मिले' },
    list: {
      crumb: 'डॉक्टर',
      title: 'डॉक्टर',
      metaTitle: 'शहर और विभाग के अनुसार डॉक्टर',
      description: 'भारत के {cities} शहरों के डॉक्टर: प्रशिक्षण, भाषाएँ, शुल्क, समय और अस्पताल।',
      lead: '{cities} शहरों के {count} डॉक्टर: उन्होंने क्या पढ़ा है, कौन-सी भाषाएँ बोलते हैं, परामर्श का शुल्क कितना है और वे कहाँ मरीज़ देखते हैं।',
      placesTitle: 'विभाग और शहर के अनुसार डॉक्टर',
      placesIntro: 'वे शहर जहाँ इस साइट पर इस विभाग के डॉक्टर हैं।',
    },
    city: {
      title: '{city} में {specialists}',
      description: {
        one: '{city} में {specialist}: प्रशिक्षण, भाषाएँ, समय और {lowest} का परामर्श शुल्क।',
        many: '{city} में {specialists} ({count}): प्रशिक्षण, भाषाएँ, समय और {lowest} से {highest} तक का शुल्क।',
      },
      lead: {
        one: '{city} में {specialist}: {count} डॉक्टर मरीज़ देखते हैं{places}।',
        many: '{city} में {specialists}: {count} डॉक्टर मरीज़ देखते हैं{places}।',
      },
      places: {
        one: ', {hospitals} अस्पताल में ({localities})',
        many: ', {hospitals} अस्पतालों में ({localities})',
      },
      fee: {
        one: 'पहले परामर्श का शुल्क {lowest} है।',
        many: 'पहले परामर्श का शुल्क {lowest} से {highest} तक है।',
        demoNote: 'शुल्क केवल उदाहरण हैं।',
      },
      languages: 'वे ये भाषाएँ बोलते हैं: {languages}।',
      years: {
        one: 'अनुभव: {years} वर्ष।',
        many: 'सबसे लंबा अनुभव {years} वर्ष का है।',
      },
      women: { one: 'इनमें {women} महिला डॉक्टर हैं।', many: 'इनमें {women} महिला डॉक्टर हैं।' },
      video: {
        one: '{video} डॉक्टर वीडियो से भी परामर्श देते हैं।',
        many: '{video} डॉक्टर वीडियो से भी परामर्श देते हैं।',
      },
      neighboursTitle: 'दूसरे शहरों में {specialists}, सबसे पास के पहले',
      othersTitle: '{city} में दूसरे विभागों के डॉक्टर',
      counterpart: '{city} में {department} के अस्पताल',
      all: 'सभी डॉक्टर',
    },
    nearest: {
      title: '{city} के पास {specialists}',
      lead: 'इस साइट पर {city} में {specialists} अभी नहीं हैं। नीचे सबसे पास के डॉक्टर हैं; दूरी सीधी रेखा में है।',
      nobody:
        'इस साइट पर {specialists} अभी नहीं हैं, न {city} में, न कहीं और। फिर भी सलाहकार आपके लिए डॉक्टर ढूँढ सकते हैं।',
      description: '{city} में {specialists} अभी सूची में नहीं हैं: दूसरे शहरों में सबसे पास के डॉक्टर, दूरी के साथ।',
      cityTitle: '{city}, लगभग {km} किमी',
      all: { one: '{city} में {specialist}', many: '{city} में {specialists}, सभी {count}' },
    },
    faqs: {
      fee: {
        question: '{city} में {specialists}: परामर्श का शुल्क कितना है?',
        one: 'यहाँ दिए डॉक्टर पहले परामर्श के {lowest} लेते हैं; समय लेते हुए शुल्क पूछ लें।',
        many: 'यहाँ दिए डॉक्टर पहले परामर्श के {lowest} से {highest} तक लेते हैं; समय लेते हुए शुल्क पूछ लें।',
        demoNote: 'शुल्क केवल उदाहरण हैं।',
      },
      languages: {
        question: '{city} में {specialists} कौन-सी भाषाएँ बोलते हैं?',
        answer: '{languages}। संख्या बताती है कि कितने डॉक्टर वह भाषा बोलते हैं।',
      },
      women: {
        question: '{city} में {specialists}: क्या महिला डॉक्टर भी हैं?',
        all: {
          one: 'हाँ, यहाँ दी गई डॉक्टर महिला हैं।',
          many: 'हाँ, यहाँ दी गई सभी डॉक्टर महिला हैं।',
        },
        one: 'हाँ, यहाँ दिए {count} डॉक्टरों में {women} महिला हैं।',
        many: 'हाँ, यहाँ दिए {count} डॉक्टरों में {women} महिला हैं।',
        none: 'अभी {city} की इस सूची में कोई महिला डॉक्टर नहीं हैं। सलाहकार पास के शहर में देख सकते हैं।',
      },
      video: {
        question: '{city} में {specialists}: क्या वीडियो से परामर्श मिलता है?',
        all: {
          one: 'हाँ, यहाँ दिए डॉक्टर वीडियो से परामर्श देते हैं। शरीर की जाँच के लिए फिर भी मिलना होगा।',
          many: 'हाँ, यहाँ दिए सभी डॉक्टर वीडियो से परामर्श देते हैं। शरीर की जाँच के लिए फिर भी मिलना होगा।',
        },
        one: 'हाँ, यहाँ दिए {count} डॉक्टरों में {video}। शरीर की जाँच के लिए फिर भी मिलना होगा।',
        many: 'हाँ, यहाँ दिए {count} डॉक्टरों में {video}। शरीर की जाँच के लिए फिर भी मिलना होगा।',
        none: 'यहाँ दिए डॉक्टर अभी वीडियो से परामर्श नहीं देते।',
      },
      order: { question: 'यह सूची किस क्रम में है?' },
    },
  },
}
