/** The pages about the company itself, in English. */
export const companyCopy = {
  about: {
    title: 'About us',
    description: 'Who runs this site, how enquiries are handled, what it earns and what it will never do.',
    lead: 'We help people in India understand an operation before they decide on it, and find someone who can perform it.',
    doTitle: 'What we do',
    does: [
      {
        name: 'We explain',
        text: 'Each page says what is done, what can go wrong, how recovery goes and what else could be done, in words that need no dictionary.',
      },
      {
        name: 'We name prices',
        text: 'Ranges by city, what drives them, and what an insurer may pay, before anyone asks for your number.',
      },
      {
        name: 'We connect',
        text: 'A care expert listens, names doctors and hospitals that fit, and arranges the appointment if you want one.',
      },
      {
        name: 'We stay reachable',
        text: 'The same team answers before the operation, on the day and until the follow-up visit.',
      },
    ],
    numbersTitle: 'What you find here',
    numbersNote: 'Counted in the catalogue at this moment.',
    demoNote: 'Doctors and hospitals in the shipped catalogue are fictional.',
    conditions: 'conditions explained',
    treatments: 'treatments with steps, risks and costs',
    tests: 'medical tests',
    cities: 'cities in which appointments can be arranged',
    moneyTitle: 'How this is paid for',
    money: [
      'Patients pay us nothing. Hospitals that take part pay for the work of arranging appointments, the same fee whichever treatment is chosen.',
      'Nobody pays for a place in a list, for a text, or for being recommended. The order of each list is explained above it.',
    ],
    neverTitle: 'What we do not do',
    never: [
      'We do not call again once you have said no.',
      'We do not promise results, and we do not rank surgeons.',
      'We do not sell or lend details of patients.',
      'We do not hurry you: an operation that can wait may wait until you are ready.',
    ],
    readTitle: 'Read on',
  },
  careers: {
    title: 'Careers',
    description: 'How we work, which roles are open and how to apply.',
    lead: 'We look for people who would rather explain a thing twice than sell it once.',
    wayTitle: 'How we work',
    way: [
      'Care experts have time: there is no target for the number of calls.',
      'Writers and reviewers sign their pages, and a page without a review says so.',
      'Engineers write what can happen as state machines that everybody can read, and test every path.',
      'Most roles can be done from home within India; care experts meet in person once a quarter.',
    ],
    openTitle: 'Open roles',
    /** Shown with the roles while the catalogue has demonstration rows. */
    demoNote: 'These openings are examples that ship with the site.',
    noneOpen: 'No role is written out at present. If you would like to work with us, tell us about yourself.',
    roles: [
      {
        name: 'Care expert (Hindi and one more Indian language)',
        text: 'You call people back, listen, and arrange appointments. A background in nursing or hospital front desk helps. Delhi NCR, Pune or from home.',
      },
      {
        name: 'Medical writer, Hindi',
        text: 'You write about tests and treatments so that a grandmother understands them and a surgeon agrees. From home.',
      },
      {
        name: 'Medical reviewer, general surgery or urology',
        text: 'You read our texts against current guidance, mark what is wrong and sign what is right. Some hours a week, for practising doctors.',
      },
      {
        name: 'Quality engineer',
        text: 'You generate path tests from our state machines, try to break the site on old phones and bad lines, and usually manage. Bengaluru or from home.',
      },
    ],
    applyTitle: 'How to apply',
    apply:
      'Send the form, or write to {email} with a few lines about yourself and the role. We answer everyone within two weeks.',
    formTitle: 'Apply here',
    formLead: 'Name the role and tell us a few things about yourself. We answer everyone within two weeks.',
    submit: 'Send my application',
  },
  videos: {
    title: 'Videos',
    metaTitle: 'Videos: common operations in short drawn films',
    description:
      'Short silent films with captions that show how common operations are done, each with its text to read.',
    lead: 'Short drawn films without sound. Each has captions, and the same in words below it.',
    transcript: 'The same in words',
    readMore: 'Read about {name}',
    watch: 'Watch it as a drawn film ({seconds} seconds, no sound)',
    watchHindi: 'इसे चित्रित फ़िल्म में देखें ({seconds} सेकंड, बिना आवाज़)',
    length: '{seconds} seconds, no sound',
    captions: 'English captions',
    download: 'Download the film (WebM, about 250 KB)',
    unplayable: 'This browser plays no WebM. The text below says the same, or you can download the film.',
    filmLabel: 'Film: {title}',
    aboutTitle: 'About these films',
    about: [
      'They are drawings, simplified and not to scale. They show the usual way of an operation in outline; yours may differ, and a drawing shows neither pain nor every risk.',
      'A film decides nothing: whether an operation is right for you, and which method, you settle with a surgeon who has examined you. Each treatment’s page names alternatives and what can go wrong.',
    ],
    formTitle: 'Questions about an operation?',
    formText: 'Tell us which one, and a care expert calls back. Medical questions are passed on to a doctor.',
  },
} as const
