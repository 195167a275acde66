/** The page of patients' reviews, in English. `{count}` and the like are filled in. */
export const reviewCopy = {
  pageName: 'Patients’ reviews',
  crumb: 'Patients’ reviews',
  title: 'Patients’ reviews',
  metaTitle: 'Patients’ reviews by treatment, city and rating',
  description:
    'What patients say of {treatments} treatments in {cities} cities, the critical ones too. And how reviews are collected.',
  lead: '{count} reviews of {treatments} treatments from {cities} cities, the critical ones among them.',
  leadNone: 'There is no review yet.',
  demoNote: 'These reviews are fictional and are only examples.',
  onePerson:
    'One person’s experience says little about the next: a treatment’s page tells how it usually goes and what can go wrong.',
  filters: {
    department: 'Department',
    treatment: 'Treatment',
    city: 'City',
    rating: 'Rating',
    ratingValue: '{rating} out of 5',
  },
  found: { one: '{count} review found', many: '{count} reviews found' },
  order: 'The newest come first, whatever their rating. Nobody can pay for a review or for its place.',
  spread: {
    title: 'How the ratings are spread',
    intro:
      'All reviews on this site, by rating. An average beside a doctor or hospital is shown with the number of reviews: an average of a few can look more certain than it is.',
    rating: 'Rating',
    count: 'Reviews',
    value: '{rating} out of 5',
  },
  collected: {
    title: 'How reviews are collected',
    intro: 'So that you know what you read, and what you do not.',
    steps: [
      {
        name: 'Who is asked',
        text: 'Everybody for whom a care expert arranged a treatment, six weeks after it, with the same three questions. Nobody is chosen, reminded twice or rewarded.',
      },
      {
        name: 'Who may write',
        text: 'Only somebody whose appointment we know, or a relative who was there. Doctors, hospitals and our own staff may not.',
      },
      {
        name: 'What is changed',
        text: 'Names of people, phone numbers and other details that give somebody away are taken out, and so is abuse. The opinion and the rating stay as they were written.',
      },
      {
        name: 'What is shown of the writer',
        text: 'Initials, age, city, treatment and month, with the writer’s consent. The consent can be withdrawn at any time, and the review then goes.',
      },
    ],
  },
  kept: {
    title: 'No review is removed for being critical',
    texts: [
      'A low rating stays like a high one. A hospital or doctor may ask for a correction of facts; the review is then marked as disputed while both sides are heard, not hidden.',
      'A review is taken away only if its writer asks for it, if the writer was no patient or relative, if it names or abuses a person, or if it advises others to take or stop a medicine.',
      'A complaint about treatment belongs to the hospital first, and then to the State Medical Council or the consumer commission. A review is no substitute for it.',
    ],
  },
  treatments: {
    title: 'Treatments with reviews',
    intro: 'The number says how many reviews a treatment has.',
    link: '{name} ({count})',
  },
  write: {
    title: 'Were you treated, and want to tell?',
    text: 'Write to {email} with the month, the city and the treatment. We look the appointment up, ask for your consent, and publish what you say.',
  },
} as const
