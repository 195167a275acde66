/** The department pages, in English. */
export const departmentCopy = {
  index: {
    pageName: 'All departments',
    crumb: 'Departments',
    title: 'Departments: which doctor for what',
    heading: 'Departments',
    description:
      'The {count} departments of this site: what each one treats, when to go, and its conditions, treatments and doctors.',
    lead: 'Not sure which doctor to see? Each department says what it treats, when to go and how to prepare for the first visit.',
  },
  counts: {
    conditions: { one: '{count} condition', many: '{count} conditions' },
    treatments: { one: '{count} treatment', many: '{count} treatments' },
    doctors: { one: '{count} doctor', many: '{count} doctors' },
  },
  head: {
    title: '{name} department: when to go, conditions and doctors',
    description: '{summary} When to see {specialist}, how to prepare, and what treatments may cost.',
  },
  people: {
    doctors: '{specialists}',
    doctorsIntro: 'Some of them, the most experienced first.',
    doctorCities: '{specialists} by city',
    doctorsIn: '{specialists} in',
    hospitals: 'Hospitals with this department',
    hospitalsIntro: 'Some of them, the largest first.',
    hospitalCities: 'Hospitals by city',
    hospitalsIn: 'Hospitals in',
  },
  sections: {
    about: 'What the department does',
    whenToSee: 'When to see {specialist}',
    firstVisit: 'How to prepare for the first visit',
    conditions: 'Conditions',
    treatments: 'Treatments and what they may cost',
    tests: 'Tests',
    faqs: 'Questions people ask',
    others: 'Other departments',
    all: 'All departments',
  },
} as const
