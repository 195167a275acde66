/** The pages of doctors and of lists of doctors, in English. `{city}`, `{specialists}` and the like are filled in. */
export const doctorCopy = {
  filters: {
    city: 'City',
    speciality: 'Speciality',
    gender: 'Gender',
    female: 'Women',
    male: 'Men',
    language: 'Language',
    video: 'Video consultation',
    videoYes: 'Offered',
  },
  sorts: {
    experience: 'Experience',
    fee: 'Lowest fee',
    name: 'Name',
  },
  orders: {
    experience: 'Those with the most years of experience come first.',
    fee: 'Those with the lowest consultation fee come first.',
    name: 'They stand by name, from A to Z.',
  },
  nobodyPays: 'Nobody can pay for a place in this list.',
  found: { one: '{count} doctor found', many: '{count} doctors found' },
  list: {
    pageName: 'All doctors',
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
} as const

/** The page of one doctor, in English. */
export const doctorPageCopy = {
  title: '{name}, {specialist} in {city}',
  description:
    '{name}: {years} years of experience, speaks {languages}, consultation {fee}. Training, hours and hospitals.',
  lead: '{specialist} in {city}',
  short: '{years} of experience · consultation {fee}',
  shortVideo: ' · also by video',
  demoNote: 'This doctor is fictional and stands here for demonstration. Fees are illustrative.',
  facts: {
    title: 'At a glance',
    qualifications: 'Qualifications',
    experience: 'Experience',
    years: { one: '{count} year', many: '{count} years' },
    languages: 'Languages',
    fee: 'Consultation fee',
    demoNote: '(illustrative)',
    video: 'Video consultation',
    videoYes: 'Offered',
    videoNo: 'Not offered',
    hours: 'Hours',
    registration: 'Registration number',
    memberships: 'Memberships',
  },
  sections: {
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
      answer:
        'Send the form on this page or call. A care expert calls back, finds a time and confirms it. Asking costs nothing.',
    },
  },
} as const
