/** The service pages in English: medical loan, BMI calculator. */
export const loanCopy = {
  title: 'Medical loan: monthly instalment calculator',
  description:
    'What a loan for an operation would cost a month and in all, what lenders look at, what to ask before signing, and which help to try first.',
  heading: 'Medical loan: what would it cost a month?',
  lead: 'Try your own figures before you talk to a lender. We lend nothing and promise no loan; a care expert explains which papers a hospital gives you for one.',
  crumb: 'Medical loan',
  sections: {
    calculator: 'Calculate your instalment',
    first: 'Before you borrow',
    how: 'How a medical loan goes',
    papers: 'What lenders usually ask for',
    ask: 'What to ask before you sign',
    costs: 'What operations cost',
    questions: 'Questions people ask',
    sources: 'Sources',
    read: 'Where to read on',
  },
  first: [
    {
      name: 'Insurance and schemes',
      text: 'Find out what your policy, CGHS, ECHS, ESIC or Ayushman Bharat PM-JAY pays for your operation. The hospital’s insurance desk can ask before you are admitted.',
    },
    {
      name: 'Government funds',
      text: 'For families with little income: Rashtriya Arogya Nidhi, the Health Minister’s Discretionary Grant, the Prime Minister’s and the Chief Minister’s relief funds, and funds of the state. The social worker of a government hospital has the forms. Apply before the operation.',
    },
    {
      name: 'The hospital itself',
      text: 'Ask for a written estimate, for the price of a shared room, and whether part of the bill can be paid later. Many hospitals have a social worker who knows of trusts and funds.',
    },
    {
      name: 'Your employer',
      text: 'Some employers give an advance on salary for treatment, often without interest.',
    },
    {
      name: 'Time',
      text: 'A planned operation can sometimes wait some months, an urgent one cannot. Ask the surgeon what waiting would mean.',
    },
  ],
  how: [
    'The hospital writes an estimate with your name, the operation and the likely bill.',
    'You show it to one or more lenders. Each names amount, rate, months and fees.',
    'You compare what you would pay back in all, not only the monthly sum.',
    'If you accept, the lender usually pays the hospital directly, wholly or in parts.',
    'You pay the same sum every month. Part of it is interest, and that part grows smaller from month to month.',
  ],
  papers: [
    'Proof of identity and of address',
    'Proof of income: salary slips or bank statements of the last months, or tax returns',
    'The hospital’s written estimate',
    'For a person without income of their own, somebody who signs with them',
  ],
  ask: [
    'What is the rate a year, and is it worked out on the reducing balance? A “flat” rate sounds lower and costs nearly twice as much.',
    'Where is the Key Facts Statement? Every bank and finance company has to give it before you sign, in a language you understand. It names the APR, the cost of a year with all fees: compare that figure.',
    'Which fees come on top: processing, insurance, documents, late payment?',
    'May I pay back early, wholly or in part? Loans to persons, not for a business, at a floating rate that are granted or renewed from 1 January 2026 may have no charge for it. At a fixed rate the charge has to stand in the Key Facts Statement.',
    'What happens if the operation is put off or costs less than the estimate?',
    'Who lends behind the app? Take no loan from an app that names no bank or finance company registered with the Reserve Bank, wants your contacts or photographs, or a fee before the loan. Threats over a loan: call 1930 or write at cybercrime.gov.in, and to sachet.rbi.org.in.',
    'With “no-cost EMI”: who pays the interest, and is the price without it lower?',
  ],
  sources: [
    {
      publisher: 'Reserve Bank of India',
      title: 'Key Facts Statement (KFS) for Loans & Advances',
      url: 'https://rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
      date: '2024-04-15',
      isChecked: false,
    },
    {
      publisher: 'Reserve Bank of India',
      title: 'Pre-payment Charges on Loans Directions, 2025',
      url: 'https://rbi.org.in/Scripts/NotificationUser.aspx',
      date: '2025-07-02',
      isChecked: false,
    },
    {
      publisher: 'Ministry of Health and Family Welfare',
      title: 'Rashtriya Arogya Nidhi and Health Minister’s Discretionary Grant',
      url: 'https://mohfw.gov.in/',
      isChecked: false,
    },
  ],
  costsText:
    'Each cost page shows prices by city, the parts of the bill and a calculator with your insurance.',
  demoNote: 'The prices are illustrative.',
  costs: {
    caption: 'Average over all cities, and as a loan over {months} months at {rate} per cent a year',
    operation: 'Operation',
    average: 'Average',
    monthly: 'A month',
  },
  links: [
    { href: '/treatment', name: 'All treatments' },
    { href: '/hospitals', name: 'Hospitals' },
    { href: '/services/second-opinion', name: 'Second opinion before surgery' },
    { href: '/faq', name: 'Questions and answers' },
  ],
  faqs: [
    {
      question: 'Do you give loans?',
      answer:
        'No. We lend nothing, take no commission for loans and cannot say whether a lender will accept you. The calculator shows what a loan of your figures would cost.',
    },
    {
      question: 'How is the monthly instalment worked out?',
      answer:
        'With interest on the reducing balance: the monthly rate is a twelfth of the yearly one, and is paid on what you still owe. The formula is P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), with P for the amount, r for the monthly rate and n for the months.',
    },
    {
      question: 'Is a longer term cheaper?',
      answer:
        'A month costs less, the whole loan costs more. ₹2,00,000 at 14 per cent a year comes to about ₹9,603 a month over 24 months and ₹4,654 over 60; the interest in all is about ₹30,462 in the first case and ₹79,219 in the second.',
    },
    {
      question: 'What is a flat rate?',
      answer:
        'Interest on the whole amount for the whole time, although you owe less each month. A flat rate of 10 per cent a year over two years costs about as much as 18 per cent on the reducing balance. Ask for the reducing rate to compare.',
    },
    {
      question: 'What do you do with the figures I enter?',
      answer:
        'They are worked out in your browser. The result is sent to us only with an enquiry from this page, so that the care expert knows what you have in mind.',
    },
  ],
} as const

export const bmiPageCopy = {
  title: 'BMI calculator for adults in India',
  description:
    'Body mass index in cm and kg or feet and pounds, with the ranges for adults in India, what they mean for surgery, and what BMI does not say.',
  heading: 'BMI calculator',
  lead: 'Body mass index compares weight with height. Surgeons and anaesthetists ask for it before an operation.',
  crumb: 'BMI calculator',
  sections: {
    calculator: 'Calculate your BMI',
    ranges: 'Ranges for adults in India and worldwide',
    how: 'How it is worked out',
    surgery: 'What it means for an operation',
    limits: 'What it does not say',
    read: 'Where to read on',
    questions: 'Questions people ask',
  },
  rangesText:
    'This calculator goes by the ranges of 2009 for adults in India; those of the World Health Organization are shown beside them. In January 2025 Indian experts proposed another definition: a BMI above 23 is obesity, of stage 1 without harm, and of stage 2 when the waist is large as well and daily life or another illness suffers. Ask your doctor which definition is meant, and measure your waist too.',
  how: [
    'Weight in kilograms divided by the square of the height in metres. A person of 70 kg and 1.70 m: 70 ÷ (1.70 × 1.70) = 24.2.',
    'One foot is 30.48 cm, one inch 2.54 cm and one pound 0.4536 kg.',
  ],
  surgery: [
    'With a high BMI the anaesthetist plans breathing, doses and position more carefully, and wounds heal more slowly.',
    'With a very low BMI food and strength come first, where the operation can wait.',
    'Before joint replacement or a hernia operation some weight less can lower the risks. Ask your surgeon what is worth while in your case.',
    'Surgery to lose weight is an option only for some, after other ways have been tried, and is decided by a team.',
  ],
  limits: [
    'BMI does not tell fat from muscle, nor where the fat sits. Measure your waist as well: for adults in India the risk rises from 90 cm in men and 80 cm in women.',
    'It is not meant for people under 18, for pregnant women, or for people with much water in the body.',
    'Only a doctor can say what your figure means together with blood pressure, sugar and lipids.',
  ],
  links: {
    condition: 'Obesity: what it is and what helps',
    surgery: 'Sleeve gastrectomy',
    department: 'Department of bariatric surgery',
    secondOpinion: 'Second opinion before surgery',
  },
  unreviewed:
    'No doctor has reviewed this page yet, and the sources named on it were not checked. It does not replace a doctor’s advice.',
  faqs: [
    {
      question: 'Why are the ranges lower than on international pages?',
      answer:
        'At the same BMI people in India have, on average, more body fat and more often diabetes and heart disease. Indian guidelines therefore speak of overweight from 23 and of obesity from 25, where the international ones say 25 and 30.',
    },
    {
      question: 'Is a BMI in the normal range enough?',
      answer:
        'It is a good sign, not a clean bill of health. Waist, blood pressure, sugar and lipids belong to the picture, and so does how you live.',
    },
    {
      question: 'My BMI is high. Do I need surgery?',
      answer:
        'Not because of the figure alone. Food, movement, sleep and, for some, medicines come first. A doctor looks at the whole of it with you.',
    },
    {
      question: 'Is my result stored?',
      answer:
        'The figure is worked out in your browser. We get it only if you send an enquiry from this page: height, weight and BMI are then sent with it, so that we need not ask you again.',
    },
  ],
} as const

/** Pages that answer a calculator without JavaScript. */
export const answerCopy = {
  costTitle: 'Your cost estimate: {name}',
  emiTitle: 'Your monthly instalment',
  bmiTitle: 'Your BMI',
} as const
