/** The pages of writers and medical reviewers, in English. */
export const peopleCopy = {
  authors: {
    title: 'Authors',
    metaTitle: 'Our writers',
    description:
      'The people who write the pages on conditions, tests, treatments and costs, what they trained for and what they wrote.',
    lead: 'Who writes these pages, and what each of them writes about.',
    ask: 'Ask the writers',
    askLead: 'You found something unclear, or miss a subject? Write to us; a care expert passes it on.',
    askSubmit: 'Ask our writers',
    opinion: 'Looking for an opinion on your own case?',
    opinionLead: 'Tell us what you have been advised, and we find a doctor to talk it over with.',
    opinionSubmit: 'Ask for an opinion',
    articles: 'Articles by {name}',
    pages: 'Pages written by {name}',
  },
  reviewers: {
    title: 'Medical reviewers',
    metaTitle: 'Our medical reviewers',
    description:
      'The doctors who are to review the medical pages, their fields, and the pages assigned to each of them.',
    lead: 'The doctors to whom the medical pages are assigned for review. A page says so itself as long as it has not been reviewed.',
    articles: 'Articles assigned to {name}',
    pages: 'Pages assigned to {name}',
  },
  detailTitle: '{name}, {role}',
  qualifications: 'Qualifications',
  languages: 'Languages',
  fields: 'Fields',
  about: 'About {name}',
  others: 'The others',
  demoNote: 'This person is fictional and is only an example.',
} as const
