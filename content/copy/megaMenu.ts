import type { Language } from '@/model/page/language'

/** The header's menu. */
export type MegaMenuCopy = {
  readonly departments: string
  readonly doctors: string
  readonly hospitals: string
  readonly tests: string
  readonly articles: string
  readonly services: string
  readonly contact: string
  readonly conditions: string
  readonly treatments: string
  readonly allDepartments: string
  readonly allConditions: string
  readonly allTreatments: string
  /** {name} */
  readonly about: string
  readonly choose: string
  readonly patients: string
  readonly insurance: string
  readonly secondOpinion: string
  readonly loan: string
  readonly costs: string
  readonly shortCosts: string
  readonly bmi: string
  readonly chat: string
  readonly ask: string
}

export const megaMenuCopy: Readonly<Record<Language, MegaMenuCopy>> = {
  en: {
    departments: 'Departments',
    doctors: 'Doctors',
    hospitals: 'Hospitals',
    tests: 'Tests',
    articles: 'Articles',
    services: 'Services',
    contact: 'Contact',
    conditions: 'Conditions',
    treatments: 'Treatments',
    allDepartments: 'All departments',
    allConditions: 'All conditions',
    allTreatments: 'All treatments',
    about: 'About {name}',
    choose: 'Choose a department to see its conditions and treatments, or look through everything:',
    patients: 'For patients',
    insurance: 'Insurance and schemes',
    secondOpinion: 'Second opinion',
    loan: 'Medical loan',
    costs: 'What treatments cost',
    shortCosts: 'Costs',
    bmi: 'BMI calculator',
    chat: 'Book step by step',
    ask: 'Ask a question',
  },
  hi: {
    departments: 'विभाग',
    doctors: 'डॉक्टर',
    hospitals: 'अस्पताल',
    tests: 'जाँचें',
    articles: 'लेख',
    services: 'सेवाएँ',
    contact: 'संपर्क',
    conditions: 'रोग',
    treatments: 'उपचार',
    allDepartments: 'सभी विभाग',
    allConditions: 'सभी रोग',
    allTreatments: 'सभी उपचार',
    about: '{name} के बारे में',
    choose: 'रोग और उपचार देखने के लिए कोई विभाग चुनें, या सब कुछ देखें:',
    patients: 'मरीज़ों के लिए',
    insurance: 'बीमा और योजनाएँ',
    secondOpinion: 'दूसरी राय',
    loan: 'इलाज के लिए ऋण',
    costs: 'उपचारों का खर्च',
    shortCosts: 'खर्च',
    bmi: 'बीएमआई कैलकुलेटर',
    chat: 'चरण-दर-चरण बुक करें',
    ask: 'प्रश्न पूछें',
  },
}
