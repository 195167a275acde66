import type { Language } from '@/model/page/language'

const en = {
  filters: {
    city: 'City',
    department: 'Department',
    treatment: 'Treatment',
    insurer: 'Insurer or scheme',
    emergency: '24-hour emergency',
    emergencyYes: 'Open day and night',
  },
  sorts: { beds: 'Most beds', name: 'Name' },
  orders: {
    beds: 'The hospitals with the most beds come first.',
    name: 'They are listed by name, from A to Z.',
  },
  nobodyPays: 'Nobody can pay for a place in this list.',
  found: { one: '{count} hospital found', many: '{count} hospitals found' },
  crumb: 'Hospitals',
  list: {
    title: 'Hospitals',
    metaTitle: 'Hospitals by city and department',
    description:
      'Hospitals in {cities} cities of India, with beds, departments, accreditation and accepted insurance.',
    lead: '{count} hospitals in {cities} cities: how large they are, which departments they have, what insurance they accept and whether they are open in an emergency.',
    placesTitle: 'Hospitals by department and city',
    placesIntro: 'Cities in which this site lists hospitals with a department.',
  },
  city: {
    title: '{departments} hospitals in {city}',
    description: {
      one: 'The hospital with {department} in {city}: {beds} beds, accreditation, insurance and doctors.',
      many: '{count} hospitals with {department} in {city}: beds, accreditation, emergency, insurance and doctors.',
    },
    lead: {
      one: '{count} hospital in {city} has a department of {department}: in {localities}.',
      many: '{count} hospitals in {city} have a department of {department}: in {localities}.',
    },
    beds: {
      one: 'It has {beds} beds, all departments together.',
      many: 'Together they have {beds} beds, all departments counted.',
    },
    emergency: {
      all: {
        one: 'Its emergency department is open day and night.',
        many: 'All of them have a 24-hour emergency department.',
      },
      one: '{some} of them has a 24-hour emergency department.',
      many: '{some} of them have a 24-hour emergency department.',
    },
    accreditation: {
      all: { one: 'It is accredited.', many: 'All are accredited.' },
      one: '{some} is accredited.',
      many: '{some} are accredited.',
    },
    insurers: {
      one: {
        one: 'It accepts {insurers} policy or scheme.',
        many: 'It accepts {insurers} policies and schemes.',
      },
      many: {
        one: 'One policy or scheme is accepted in at least one of them.',
        many: '{insurers} policies and schemes are each accepted in at least one of them.',
      },
    },
    neighboursTitle: '{departments} hospitals in other cities, the nearest first',
    othersTitle: 'Hospitals in {city} by department',
    counterpart: '{specialists} in {city}',
    all: 'All hospitals',
  },
  nearest: {
    title: '{departments} hospitals near {city}',
    lead: 'This site lists no hospital with {department} in {city} yet. These are the nearest ones, by distance as the crow flies.',
    nobody:
      'This site lists no hospital with {department} yet, in {city} or elsewhere. A care expert can still look for one.',
    description:
      'No hospital with {department} is listed in {city} yet: the nearest ones in other cities, with their distance.',
    cityTitle: '{city}, about {km} km',
    all: {
      one: 'The hospital with {department} in {city}',
      many: 'All {count} hospitals with {department} in {city}',
    },
  },
  faqs: {
    which: {
      question: 'Which hospitals in {city} have a department of {department}?',
      one: 'On this site {count} hospital, in {localities}.',
      many: 'On this site {count} hospitals, in {localities}.',
    },
    emergency: {
      question: 'Are hospitals with {department} in {city} open in an emergency?',
      all: {
        one: 'The hospital listed here has an emergency department that is open day and night.',
        many: 'All of those listed here have an emergency department that is open day and night.',
      },
      one: '{some} of the {count} listed here has an emergency department that is open day and night.',
      many: '{some} of the {count} listed here have an emergency department that is open day and night.',
      none: 'None of those listed here takes emergencies.',
      advice: 'When life is in danger, call 112 or 108 or go to the nearest hospital.',
    },
    insurance: {
      question: 'Which insurance do hospitals with {department} in {city} accept?',
      one: '{insurers}. Ask whether the department takes part before you go.',
      many: '{insurers}. The number says how many of the {count} accept it; ask whether the department takes part before you go.',
      none: 'None of those listed here names a policy or scheme.',
    },
    order: { question: 'How is this list sorted?' },
  },
}

/** The lists of hospitals. `{city}`, `{department}` and the like are filled in. */
export const hospitalListCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    filters: {
      city: 'शहर',
      department: 'विभाग',
      treatment: 'उपचार',
      insurer: 'बीमा या योजना',
      emergency: '24 घंटे आपातकालीन सेवा',
      emergencyYes: 'दिन-रात खुली',
    },
    sorts: { beds: 'सबसे अधिक बिस्तर', name: 'नाम' },
    orders: {
      beds: 'जिन अस्पतालों में अधिक बिस्तर हैं, वे पहले आते हैं।',
      name: 'अस्पताल नाम के क्रम में हैं, अंग्रेज़ी वर्णमाला के अनुसार।',
    },
    nobodyPays: 'पैसे देकर इस सूची में जगह नहीं मिलती।',
    found: { one: '{count} अस्पताल मिला', many: '{count} अस्पताल मिले' },
    crumb: 'अस्पताल',
    list: {
      title: 'अस्पताल',
      metaTitle: 'शहर और विभाग के अनुसार अस्पताल',
      description: 'भारत के {cities} शहरों के अस्पताल: बिस्तर, विभाग, मान्यता और कौन-सा बीमा चलता है।',
      lead: '{cities} शहरों के {count} अस्पताल: वे कितने बड़े हैं, उनमें कौन-से विभाग हैं, कौन-सा बीमा चलता है और क्या वहाँ आपातकालीन सेवा है।',
      placesTitle: 'विभाग और शहर के अनुसार अस्पताल',
      placesIntro: 'वे शहर जहाँ इस साइट पर इस विभाग वाले अस्पताल हैं।',
    },
    city: {
      title: '{city} में {departments} के अस्पताल',
      description: {
        one: '{city} में {department} का अस्पताल: {beds} बिस्तर, मान्यता, बीमा और डॉक्टर।',
        many: '{city} में {department} के {count} अस्पताल: बिस्तर, मान्यता, आपातकालीन सेवा, बीमा और डॉक्टर।',
      },
      lead: {
        one: '{city} के {count} अस्पताल में {department} का विभाग है ({localities})।',
        many: '{city} के {count} अस्पतालों में {department} का विभाग है ({localities})।',
      },
      beds: {
        one: 'इसके सभी विभागों में कुल {beds} बिस्तर हैं।',
        many: 'इनके सभी विभागों में कुल {beds} बिस्तर हैं।',
      },
      emergency: {
        all: {
          one: 'इसका आपातकालीन विभाग दिन-रात खुला है।',
          many: 'इन सबमें 24 घंटे आपातकालीन सेवा है।',
        },
        one: 'इनमें {some} में 24 घंटे आपातकालीन सेवा है।',
        many: 'इनमें {some} में 24 घंटे आपातकालीन सेवा है।',
      },
      accreditation: {
        all: { one: 'यह मान्यता प्राप्त है।', many: 'सभी मान्यता प्राप्त हैं।' },
        one: '{some} मान्यता प्राप्त है।',
        many: '{some} मान्यता प्राप्त हैं।',
      },
      insurers: {
        one: {
          one: 'यहाँ {insurers} बीमा या योजना चलती है।',
          many: 'यहाँ {insurers} बीमा और योजनाएँ चलती हैं।',
        },
        many: {
          one: 'कम से कम एक अस्पताल में एक बीमा या योजना चलती है।',
          many: '{insurers} बीमा और योजनाएँ इनमें से कम से कम एक अस्पताल में चलती हैं।',
        },
      },
      neighboursTitle: 'दूसरे शहरों में {departments} के अस्पताल, सबसे पास के पहले',
      othersTitle: 'विभाग के अनुसार {city} के अस्पताल',
      counterpart: '{city} में {specialists}',
      all: 'सभी अस्पताल',
    },
    nearest: {
      title: '{city} के पास {departments} के अस्पताल',
      lead: 'इस साइट पर {city} में {department} के विभाग वाला अस्पताल अभी नहीं है। नीचे सबसे पास के अस्पताल हैं; दूरी सीधी रेखा में है।',
      nobody:
        'इस साइट पर {department} के विभाग वाला अस्पताल अभी नहीं है, न {city} में, न कहीं और। फिर भी सलाहकार आपके लिए अस्पताल ढूँढ सकते हैं।',
      description: '{city} में {department} का अस्पताल अभी सूची में नहीं है: दूसरे शहरों में सबसे पास के अस्पताल, दूरी के साथ।',
      cityTitle: '{city}, लगभग {km} किमी',
      all: {
        one: '{city} में {department} का अस्पताल',
        many: '{city} में {department} के सभी {count} अस्पताल',
      },
    },
    faqs: {
      which: {
        question: '{city} के किन अस्पतालों में {department} का विभाग है?',
        one: 'इस साइट पर {count} अस्पताल में ({localities})।',
        many: 'इस साइट पर {count} अस्पतालों में ({localities})।',
      },
      emergency: {
        question: '{city} में {department} के अस्पताल: क्या आपातकालीन सेवा है?',
        all: {
          one: 'यहाँ दिए अस्पताल का आपातकालीन विभाग दिन-रात खुला है।',
          many: 'यहाँ दिए सभी अस्पतालों के आपातकालीन विभाग दिन-रात खुले हैं।',
        },
        one: 'यहाँ दिए {count} अस्पतालों में {some} का आपातकालीन विभाग दिन-रात खुला है।',
        many: 'यहाँ दिए {count} अस्पतालों में {some} के आपातकालीन विभाग दिन-रात खुले हैं।',
        none: 'यहाँ दिए अस्पतालों में आपातकालीन सेवा नहीं है।',
        advice: 'जान का खतरा हो तो 112 या 108 पर कॉल करें या सबसे पास के अस्पताल जाएँ।',
      },
      insurance: {
        question: '{city} में {department} के अस्पताल: कौन-सा बीमा चलता है?',
        one: '{insurers}। जाने से पहले पूछें कि यह विभाग उसमें शामिल है या नहीं।',
        many: '{insurers}। संख्या बताती है कि {count} में से कितने अस्पतालों में वह चलता है; जाने से पहले पूछें कि यह विभाग उसमें शामिल है या नहीं।',
        none: 'यहाँ दिए अस्पतालों ने कोई बीमा या योजना नहीं बताई है।',
      },
      order: { question: 'यह सूची किस क्रम में है?' },
    },
  },
}
