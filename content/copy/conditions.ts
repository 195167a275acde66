import type { Language } from '@/model/page/language'

/** The condition pages. `{name}`, `{count}` and the like are filled in. */
const en = {
  index: {
    crumb: 'Conditions',
    title: 'Conditions, from A to Z and by department',
    heading: 'Conditions',
    description:
      '{count} conditions in plain words: signs that need help at once, symptoms, causes, tests, treatments and self-care.',
    lead: 'Look up what a diagnosis means, when it can wait and when it cannot. Each page begins with the signs that need help at once.',
    alphabetTitle: 'From A to Z',
    alphabetLabel: 'Jump to a letter',
    departmentsTitle: 'By department',
    departmentLink: 'About the department: {name}',
    departmentsIntro: 'The department whose doctors treat a condition most often.',
  },
  head: { title: '{name}: symptoms, causes, diagnosis and treatment' },
  people: {
    doctors: 'Doctors who treat it',
    doctorsIntro: 'Some of them, the most experienced first.',
    doctorCities: '{specialists} by city',
    doctorsIn: '{specialists} in',
    hospitals: 'Hospitals that treat it',
    hospitalsIntro: 'Some of them, the largest first.',
    hospitalCities: '{department} hospitals by city',
    hospitalsIn: 'Hospitals in',
  },
  sections: {
    overview: 'What it is',
    symptoms: 'Symptoms',
    causes: 'Causes',
    riskFactors: 'What raises the risk',
    whenToSeeDoctor: 'When to see a doctor',
    diagnosis: 'How it is diagnosed',
    tests: 'Tests that may be asked for',
    treatments: 'Treatments',
    noTreatments:
      'No operation on this site belongs to this condition. Medicines and self-care are the usual way; a doctor tells you which.',
    selfCare: 'What you can do yourself',
    articles: 'Articles',
    faqs: 'Questions people ask',
    sources: 'Sources and review',
    related: 'Other conditions of this department',
    all: 'All conditions',
  },
}

export const conditionCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    index: {
      crumb: 'रोग',
      title: 'रोग: वर्णक्रम और विभाग के अनुसार',
      heading: 'रोग',
      description: 'सरल शब्दों में {count} रोग: तुरंत मदद के लक्षण, दूसरे लक्षण, कारण, जाँचें, उपचार और घर पर देखभाल।',
      lead: 'जानें कि रोग का क्या अर्थ है, कब इंतज़ार किया जा सकता है और कब नहीं। हर पेज उन लक्षणों से शुरू होता है जिनमें तुरंत मदद चाहिए।',
      alphabetTitle: 'वर्णक्रम में',
      alphabetLabel: 'किसी अक्षर पर जाएँ',
      departmentsTitle: 'विभाग के अनुसार',
      departmentLink: 'विभाग के बारे में: {name}',
      departmentsIntro: 'वह विभाग जिसके डॉक्टर इस रोग का उपचार सबसे अधिक करते हैं।',
    },
    head: { title: '{name}: लक्षण, कारण, पहचान और उपचार' },
    people: {
      doctors: 'इसका उपचार करने वाले डॉक्टर',
      doctorsIntro: 'उनमें से कुछ, सबसे अनुभवी पहले।',
      doctorCities: 'शहर के अनुसार {specialists}',
      doctorsIn: '{specialists} यहाँ:',
      hospitals: 'जहाँ इसका उपचार होता है',
      hospitalsIntro: 'उनमें से कुछ अस्पताल, सबसे बड़े पहले।',
      hospitalCities: 'शहर के अनुसार {department} के अस्पताल',
      hospitalsIn: 'अस्पताल:',
    },
    sections: {
      overview: 'यह क्या है',
      symptoms: 'लक्षण',
      causes: 'कारण',
      riskFactors: 'जोखिम किससे बढ़ता है',
      whenToSeeDoctor: 'डॉक्टर को कब दिखाएँ',
      diagnosis: 'पहचान कैसे होती है',
      tests: 'जो जाँचें कराई जा सकती हैं',
      treatments: 'उपचार',
      noTreatments:
        'इस साइट का कोई ऑपरेशन इस रोग के लिए नहीं है। आम तौर पर दवाएँ और घर पर देखभाल ही उपाय हैं; कौन-सी, यह डॉक्टर बताते हैं।',
      selfCare: 'आप स्वयं क्या कर सकते हैं',
      articles: 'लेख',
      faqs: 'लोगों के प्रश्न',
      sources: 'स्रोत और समीक्षा',
      related: 'इस विभाग के अन्य रोग',
      all: 'सभी रोग',
    },
  },
}

/** Texts around the signs that need urgent help. */
const emergency = {
  title: 'Get help at once if you notice',
  call: 'Call 112',
  note: '112 is the emergency number everywhere in India and is free; 108 sends an ambulance in most states. Do not wait for our call.',
}

export const emergencyCopy: Readonly<Record<Language, typeof emergency>> = {
  en: emergency,
  hi: {
    title: 'ये लक्षण हों तो तुरंत मदद लें',
    call: '112 पर कॉल करें',
    note: '112 पूरे भारत का निःशुल्क आपात नंबर है; अधिकतर राज्यों में 108 से एम्बुलेंस आती है। हमारी कॉल का इंतज़ार न करें।',
  },
}
