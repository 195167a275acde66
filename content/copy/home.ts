/** The departments of the home page and of the page that is not found. */
export const departmentTileCopy = {
  en: { title: 'Find your department', all: 'What each department does' },
  hi: { title: 'अपना विभाग खोजें', all: 'हर विभाग क्या करता है' },
} as const

/** The home page's lists, in English. */
export const homeCopy = {
  treatmentsTitle: 'Common operations',
  articlesTitle: 'From our writers',
  allArticles: 'All articles',
  doctorsIn: 'Doctors in {city}',
  allDoctors: 'All doctors',
  allHospitals: 'All hospitals',
} as const
