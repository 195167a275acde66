import type { Language } from '@/model/page/language'

/** The condition pages, in English. `{name}`, `{count}` and the like are filled in. */
export const conditionCopy = {
  index: {
    pageName: 'All conditions',
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
} as const

/** What stands around the signs that need help at once. */
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
