/** What every list of hospitals says, in English. */
export const hospitalListCopy = {
  filters: {
    city: 'City',
    department: 'Department',
    insurer: 'Insurer or scheme',
    emergency: '24-hour emergency',
    emergencyYes: 'Open day and night',
  },
  sorts: { beds: 'Most beds', name: 'Name' },
  orders: {
    beds: 'The hospitals with the most beds come first.',
    name: 'They stand by name, from A to Z.',
  },
  nobodyPays: 'Nobody can pay for a place in this list.',
  found: { one: '{count} hospital found', many: '{count} hospitals found' },
  crumb: 'Hospitals',
} as const

/** The lists of hospitals, in English. `{city}`, `{department}` and the like are filled in. */
export const hospitalCopy = {
  list: {
    pageName: 'All hospitals',
    title: 'Hospitals',
    metaTitle: 'Hospitals by city and department',
    description:
      'Hospitals in {cities} cities of India, with beds, departments, accreditation and accepted insurance.',
    lead: '{count} hospitals in {cities} cities: how large they are, which departments they have, what insurance they accept and whether they are open in an emergency.',
    placesTitle: 'Hospitals by department and city',
    placesIntro: 'Cities in which this site lists hospitals with a department.',
    insurersTitle: 'Hospitals by insurer or scheme',
    insurersIntro: 'Each page lists the hospitals that accept a policy or scheme, and says how it is used.',
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
      none: '',
    },
    accreditation: {
      all: { one: 'It is accredited.', many: 'All are accredited.' },
      one: '{some} is accredited.',
      many: '{some} are accredited.',
      none: '',
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
      item: '{name} ({count})',
    },
    order: { question: 'How is this list sorted?' },
  },
} as const

/** The page of one hospital, in English. */
export const hospitalPageCopy = {
  title: '{name}, hospital in {locality}, {city}',
  description:
    '{name} in {locality}, {city}: {beds} beds, {departments}, accepted insurance, doctors and costs.',
  lead: 'Hospital in {locality}, {city}',
  short: { one: '{beds} beds · {departments} department', many: '{beds} beds · {departments} departments' },
  shortEmergency: ' · 24\u2011hour emergency',
  demoNote: 'This hospital is fictional and stands here for demonstration. Prices are illustrative.',
  facts: {
    title: 'At a glance',
    address: 'Address',
    beds: 'Beds',
    bedsValue: '{beds}, {intensiveCare} of them in intensive care',
    theatres: 'Operating theatres',
    opened: 'Opened',
    accreditation: 'Accreditation',
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
    reviews: 'What patients say',
    others: 'Other hospitals in {city}',
    othersElsewhere: 'The nearest hospitals in other cities',
    allInCity: 'All hospitals in {city}',
    all: 'All hospitals',
  },
  departmentsIntro: 'Each leads to the hospitals of {city} with this department.',
  costs: {
    intro: 'Ranges of the city, not of this hospital, and without a guarantee; ask for a written estimate.',
    demoNote: 'Prices are illustrative.',
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
} as const
