/** What the lists of doctors and of hospitals in one city share, in English. */
export const cityListCopy = {
  treatment: 'Treatment',
  range: 'From – to',
  average: 'On average',
  costsTitle: 'What treatments may cost in {city}',
  costsIntro: 'Treatments of {department} with their range in {city}. Prices are without a guarantee.',
  demoNote: 'They are illustrative.',
  farther: '{city}, {km} km',
  allCities: 'All {count} cities',
  chooseCity: 'Choose among all {count} cities',
  faqsTitle: 'Questions people ask',
  furtherTitle: 'Read on',
  department: 'What {department} treats',
} as const
