import type { Language } from '@/model/page/language'

const en = {
  costsTitle: 'What treatments may cost in {city}',
  costsIntro: 'Treatments of {department} with their range in {city}. Prices are not binding.',
  demoNote: 'They are illustrative.',
  farther: '{city}, {km} km',
  allCities: 'All {count} cities',
  chooseCity: 'Choose among all {count} cities',
  faqsTitle: 'Questions people ask',
  furtherTitle: 'Read on',
  department: 'What {department} treats',
}

/** Copy of the lists of doctors and of hospitals in one city. */
export const cityListCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    costsTitle: '{city} में उपचारों का संभावित खर्च',
    costsIntro: '{department} के उपचार और {city} में उनका खर्च। कीमतें बाध्यकारी नहीं हैं।',
    demoNote: 'ये केवल उदाहरण हैं।',
    farther: '{city}, {km} किमी',
    allCities: 'सभी {count} शहर',
    chooseCity: 'सभी {count} शहरों में से चुनें',
    faqsTitle: 'लोगों के प्रश्न',
    furtherTitle: 'आगे पढ़ें',
    department: '{department}: किसका इलाज होता है',
  },
}

/** The ways from a treatment to one city; gaps {name} of the treatment and {city}. */
export const cityWaysCopy = {
  en: {
    title: '{name} in {city}',
    doctors: 'Doctors',
    hospitals: 'Hospitals',
    cost: 'Cost',
  },
  hi: {
    title: '{city} में {name}',
    doctors: 'डॉक्टर',
    hospitals: 'अस्पताल',
    cost: 'खर्च',
  },
} as const

/** The columns of what treatments cost. */
export const costTableCopy = {
  en: { treatment: 'Treatment', range: 'From – to', average: 'On average' },
  hi: { treatment: 'उपचार', range: 'कम से कम – अधिक से अधिक', average: 'औसत' },
} as const
