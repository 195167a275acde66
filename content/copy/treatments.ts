/** The treatment pages' words beside those of content/copy/messages, in English. */
export const treatmentCopy = {
  index: {
    crumb: 'Treatments',
    title: 'Treatments by department and from A to Z',
    heading: 'Treatments',
    description:
      '{count} operations and procedures in plain words: steps, risks, recovery, alternatives and costs by city.',
    lead: 'Operations and procedures in plain words. Each page says what is done, what can go wrong, how long recovery takes and what it may cost.',
    alphabetTitle: 'From A to Z',
    alphabetLabel: 'Jump to a letter',
    departmentsTitle: 'By department',
    departmentsIntro: 'The department that performs a treatment most often.',
    departmentLink: 'About the department: {name}',
  },
  people: {
    doctors: 'Doctors who perform it',
    doctorsIntro: 'Some of them, the most experienced first.',
    doctorCities: '{specialists} by city',
    doctorsIn: '{specialists} in',
    hospitals: 'Hospitals that offer it',
    hospitalsIntro: 'Some of them, the largest first.',
    hospitalCities: '{department} hospitals by city',
    hospitalsIn: 'Hospitals in',
  },
  costRange: 'From {minimum} to {maximum}, depending on the city',
  noCost: 'Price on request',
  sections: {
    insurers: 'How to use your policy or scheme',
    tests: 'Tests before and after',
    articles: 'Articles',
    costMore: '{name}: cost calculator and what the bill consists of',
  },
} as const
