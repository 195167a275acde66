/** Copy of the lists of doctors and of hospitals in one city, in English. */
export const cityListCopy = {
  costsTitle: 'What treatments may cost in {city}',
  costsIntro: 'Treatments of {department} with their range in {city}. Prices are without a guarantee.',
  demoNote: 'They are illustrative.',
  farther: '{city}, {km} km',
  allCities: 'All {count} cities',
  allCitiesHindi: 'सभी {count} शहर',
  chooseCity: 'Choose among all {count} cities',
  faqsTitle: 'Questions people ask',
  furtherTitle: 'Read on',
  department: 'What {department} treats',
} as const

/** The ways from a treatment to one city; gaps {name} of the treatment and {city}. */
export const cityWaysCopy = {
  en: {
    title: '{name} in {city}',
    doctors: 'Doctors',
    hospitals: 'Hospitals',
    cost: 'Cost',
    all: 'Average cost by city',
  },
  hi: {
    title: '{city} में {name}',
    doctors: 'डॉक्टर',
    hospitals: 'अस्पताल',
    cost: 'खर्च',
    all: 'शहर के अनुसार औसत खर्च',
  },
} as const

/** The columns of what treatments cost. */
export const costTableCopy = {
  en: { treatment: 'Treatment', range: 'From – to', average: 'On average' },
  hi: { treatment: 'उपचार', range: 'कम से कम – अधिक से अधिक', average: 'औसत' },
} as const
