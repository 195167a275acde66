/** The cost pages: a treatment's costs in India, and in one city. Gaps as in `interpolate`. */
export const costCopy = {
  country: {
    title: '{name} cost in India: {minimum} to {maximum}',
    description:
      '{name} may cost from {minimum} to {maximum} in India, {average} on average. By city for {count} cities, what the bill consists of, and a calculator with insurance.',
    heading: '{name} cost in India',
    lead: 'On average {average} over {count} cities. What you pay depends on the city, the room, the method and your policy.',
    crumb: 'Cost',
  },
  city: {
    title: '{name} cost in {city}: {minimum} to {maximum}',
    description:
      '{name} in {city} may cost from {minimum} to {maximum}, {average} on average: beside the rest of India and the cities nearby, with hospitals, doctors and a calculator.',
    heading: '{name} cost in {city}',
    lead: 'On average {average} in {city}, which is {comparison}.',
    crumb: 'In {city}',
    comparison: {
      less: '{difference} less than over all cities ({country})',
      more: '{difference} more than over all cities ({country})',
      same: 'as much as over all cities ({country})',
    },
  },
  facts: {
    title: 'The figures at a glance',
    minimum: 'From',
    average: 'Average',
    maximum: 'Up to',
    stay: 'Hospital stay',
    biggest: 'Largest part of the bill',
  },
  sections: {
    byCity: 'Cost by city',
    calculator: 'Calculate your cost',
    bill: 'What the bill consists of',
    drivers: 'What drives the cost',
    instalments: 'Paying by instalments',
    insurance: 'Insurance',
    others: 'What related treatments cost',
    questions: 'Questions about the cost',
    here: '{city} beside the rest of India',
    nearby: 'The nearest cities with prices',
    hospitals: 'Hospitals in {city} that offer it',
    doctors: 'Doctors in {city} who perform it',
    everywhere: 'Cost in other cities',
    sources: 'How these figures are meant',
  },
  bill: {
    intro: 'Of an average bill of {average} in {place}. Shares differ from hospital to hospital.',
    place: 'India',
    chart: 'Parts of the bill: {parts}',
    part: '{label} {share} per cent',
    table: 'The same parts as a table',
    label: 'Part of the bill',
    share: 'Share',
    amount: 'About',
  },
  here: {
    country: 'All cities',
    chart: '{name}: lowest, average and highest cost in {city} and over all cities',
    table: 'The same figures as a table',
  },
  nearby: {
    intro:
      'Distances as the crow flies. A lower price can be used up by travel and a longer stay away from home.',
    chart: '{name}: lowest, average and highest cost in {city} and the cities nearby',
    distance: '{name}, {kilometres} km',
  },
  instalments: {
    intro:
      'The average of {average} as a loan at {rate} per cent a year, worked out on the reducing balance. The rate is a figure to try, not an offer.',
    caption: 'By the number of months',
    link: 'Monthly instalments for your own figures',
  },
  people: {
    doctorsIntro: 'Some of them, the most experienced first.',
    doctorCities: '{specialists} by city',
    doctorsIn: '{specialists} in {city}',
    hospitalsIntro: 'Some of them, the largest first.',
    hospitalCities: '{department} hospitals by city',
    hospitalsIn: '{department} hospitals in {city}',
  },
  others: { allTreatments: 'All treatments' },
  links: {
    treatment: 'Everything about {name}',
    country: '{name}: cost all over India',
    city: 'Cost in {city}',
  },
  sourcesText:
    'The prices are put together for {count} cities. They are not quotations of any hospital. A hospital names its charges in writing once a surgeon has examined you; ask what the figure includes.',
  demoNote: 'The figures are illustrative, for this demonstration.',
  faqs: {
    howMuch: {
      question: 'How much does {name} cost in India?',
      answer:
        'From about {minimum} to {maximum}. Over the {count} cities shown here the average is {average}. These are ranges, not quotations.',
    },
    cheapest: {
      question: 'In which city does {name} cost least?',
      answer:
        'Of the cities shown here {cheapest} has the lowest average, {lowest}, and {dearest} the highest, {highest}. Travel and a stay away from home may use up the difference.',
    },
    biggest: {
      question: 'What is the largest part of the bill?',
      answer: '{label}: about {share} per cent of it, which is {amount} of an average bill.',
    },
    ownShare: {
      question: 'What do I pay myself if my policy accepts 80 per cent of the bill?',
      answer:
        'About {own} of an average bill of {average}. With a co-pay of 10 per cent it would be about {withCopay}. The calculator on this page uses your own figures.',
    },
    instalments: {
      question: 'What would it be a month over {months} months?',
      answer:
        'An average bill of {average} as a loan at {rate} per cent a year would be {monthly} a month, with {interest} of interest in all. Lenders name their own rates.',
    },
    stay: {
      question: 'How long is the hospital stay that is paid for?',
      answer: 'Usual hospital stay: {stay}. Each further day adds room, nursing and medicines to the bill.',
    },
    inCity: {
      question: 'How much does {name} cost in {city}?',
      answer: 'From about {minimum} to {maximum}, on average {average}. These are ranges, not quotations.',
    },
    compared: {
      question: 'Does it cost more in {city} than elsewhere?',
      answer:
        'The average in {city} is {comparison}. Of the {count} cities shown on this site it is number {rank} counted from the lowest average.',
    },
    near: {
      question: 'Does {name} cost less in a city near {city}?',
      answer:
        '{near} ({kilometres} km away) has the lowest average of the cities near by, {average}. Remember the cost of travel and a stay away from home.',
    },
  },
} as const
