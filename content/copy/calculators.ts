import type { CalculatorProblem } from '@/model/calculators/calculation'
import type { Language } from '@/model/page/language'

/** The calculators' error messages; those of height, weight and age are from the specification (section 5). */
export const calculatorProblems: Readonly<Record<Language, Readonly<Record<CalculatorProblem, string>>>> = {
  en: {
    amount: 'Enter an amount from ₹10,000 to ₹50,00,000',
    rate: 'Enter a rate from 0 to 36 per cent a year',
    months: 'Enter whole months, from 3 to 84',
    limit: 'Enter a sum from ₹1,000 to ₹1,00,00,000, or leave it empty',
    height: 'Enter valid height',
    weight: 'Enter valid weight',
    age: 'Enter valid age',
    answer: 'Choose an answer',
  },
  hi: {
    amount: '₹10,000 से ₹50,00,000 तक की रकम लिखें',
    rate: '0 से 36 प्रतिशत वार्षिक तक की दर लिखें',
    months: '3 से 84 तक पूरे महीने लिखें',
    limit: '₹1,000 से ₹1,00,00,000 तक की रकम लिखें, या खाली छोड़ें',
    height: 'सही लंबाई लिखें',
    weight: 'सही वज़न लिखें',
    age: 'सही उम्र लिखें',
    answer: 'कोई उत्तर चुनें',
  },
}

/** Copy of all calculators, including the pages that answer without JavaScript. */
const en = {
  optional: 'optional',
  /** Shown in a list without a choice. */
  choose: 'Choose',
  resultTitle: 'Your result',
  goesAlong: 'Your result will be sent with your enquiry if you send one from this page.',
  answer: 'The answer to what you entered.',
  /** Gap {page}. */
  back: 'Back to “{page}”',
  call: 'Call 112',
  callAmbulance: 'Call 108',
  now: {
    whom: 'call 112 or 108 now',
    title: 'Call 112 or 108 now',
    text: 'You named: {sign}. Do not wait for our call, and do not drive yourself. 112 is the emergency number all over India; 108 sends an ambulance in most states.',
  },
  today: {
    whom: 'see a doctor today',
    title: 'See a doctor today',
    text: 'You named: {sign}. Go to a doctor or an emergency department today, and do not wait for our call. If it gets worse, call 112, or 108 for an ambulance.',
  },
}

export const calculatorCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    optional: 'वैकल्पिक',
    choose: 'चुनें',
    resultTitle: 'आपका परिणाम',
    goesAlong: 'इस पेज से पूछताछ भेजने पर यह परिणाम साथ जाता है।',
    answer: 'आपने जो भरा, उसका उत्तर।',
    back: '“{page}” पर वापस',
    call: '112 पर कॉल करें',
    callAmbulance: '108 पर कॉल करें',
    now: {
      whom: 'अभी 112 या 108 पर कॉल करें',
      title: 'अभी 112 या 108 पर कॉल करें',
      text: 'आपने बताया: {sign}। हमारी कॉल का इंतज़ार न करें और खुद गाड़ी न चलाएँ। 112 पूरे भारत का आपात नंबर है; अधिकतर राज्यों में 108 से एम्बुलेंस आती है।',
    },
    today: {
      whom: 'आज ही डॉक्टर को दिखाएँ',
      title: 'आज ही डॉक्टर को दिखाएँ',
      text: 'आपने बताया: {sign}। आज ही डॉक्टर या आपातकालीन विभाग में जाएँ, हमारी कॉल का इंतज़ार न करें। हालत बिगड़े तो 112 पर, या एम्बुलेंस के लिए 108 पर कॉल करें।',
    },
  },
}

export const emiCopy = {
  title: 'Monthly instalment of a medical loan',
  amount: 'Loan amount (₹)',
  /** Where nothing is known of the visit. */
  amountHint: 'An amount to try: put in what you would borrow.',
  /** Beside an amount that the catalogue's price has filled in; the subject is 'For Piles Treatment in Pune'. */
  average: '{subject}: {amount} on average. Change it as you like.',
  averageAnywhere: '{subject}: {amount} on average over all cities. Change it as you like.',
  rate: 'Interest rate (% a year)',
  months: 'Months',
  submit: 'Calculate Monthly EMI',
  monthly: 'a month',
  resultLine: 'for {months} months',
  principal: 'Amount borrowed',
  interest: 'Interest in all',
  total: 'You pay back in all',
  chart: 'Of {total} paid back, {principal} is the amount borrowed and {interest} is interest',
  othersTitle: 'The same amount over other terms',
  othersMonths: 'Months',
  othersMonthly: 'EMI',
  othersInterest: 'Interest',
  note: 'Worked out on the reducing balance, without processing fees. The rate is a figure to try, not an offer: a lender tells you its own after seeing your papers.',
  estimate: 'EMI calculator: {amount} at {rate}% a year over {months} months is {monthly} a month.',
}

export const bmiCopy = {
  title: 'Your figures',
  age: 'Age (years)',
  ageHint: 'For adults from 18 years',
  units: 'Units',
  metric: 'cm and kg',
  imperial: 'feet, inches and pounds',
  heightCm: 'Height (cm)',
  weightKg: 'Weight (kg)',
  heightFeet: 'Height (feet)',
  heightInches: 'and inches',
  weightPounds: 'Weight (pounds)',
  submit: 'Calculate BMI',
  unit: 'kg/m²',
  bands: {
    underweight: 'Underweight',
    normal: 'Normal range',
    overweight: 'Overweight',
    obese: 'Obesity range',
  },
  ranges: { first: 'below {next}', between: '{from} to {to}', last: '{from} and above' },
  advice: {
    underweight:
      'Weight that is low for your height can have many reasons. If you have lost weight without wanting to, see a doctor.',
    normal: 'Your weight suits your height by the figures used for adults in India.',
    overweight:
      'For adults in India the risk of diabetes and heart disease begins to rise here. Food, movement and sleep are the first steps; a doctor can check sugar, blood pressure and lipids.',
    obese:
      'Weight in this range raises the risk of diabetes, high blood pressure, joint wear and sleep apnoea. A doctor can tell what helps in your case; surgery is one way among several, and only for some.',
  },
  chart: 'BMI {bmi} on a scale from 14 to 40: {band}',
  normalWeights: 'At your height the normal range is {from} to {to} kg.',
  bandsTitle: 'BMI in kg/m²; this calculator uses the ranges for adults in India',
  bandHead: 'Range',
  indiaHead: 'Adults in India',
  whoHead: 'WHO, international',
  note: 'BMI is a first look, not a diagnosis. It does not fit people under 18, pregnant women or people with much muscle, and says nothing about where fat sits: waist size matters as well.',
  source:
    'Ranges: Misra and others, Consensus statement for diagnosis of obesity, abdominal obesity and the metabolic syndrome for Asian Indians, Journal of the Association of Physicians of India 2009; 57: 163–170. They begin lower than the international ones because risks rise earlier. International ranges: World Health Organization, Obesity: preventing and managing the global epidemic, Technical Report Series 894, 2000. Definition of 2025: Misra and others for N-DOC, Fortis C-DOC and AIIMS, Diabetes & Metabolic Syndrome: Clinical Research & Reviews, January 2025.',
}

export const costCalculatorCopy = {
  title: 'Your choices',
  place: 'City of treatment',
  everywhere: 'All cities together',
  room: 'Room',
  rooms: { shared: 'Shared ward', twin: 'Twin sharing', single: 'Single private room' },
  material: 'Implants, lenses and single-use items',
  materials: { standard: 'Standard', advanced: 'More advanced' },
  insurance: 'Insurance',
  cover: 'How much of the bill your policy accepts',
  covers: {
    '0': 'No insurance',
    '100': 'All of it',
    '90': '90 per cent',
    '80': '80 per cent',
    '70': '70 per cent',
    '60': '60 per cent',
    '50': 'Half of it',
  },
  copay: 'Co-pay: your share of what it accepts',
  copays: { '0': 'None', '10': '10 per cent', '20': '20 per cent', '30': '30 per cent' },
  limit: 'Sum insured that is left (₹)',
  submit: 'Calculate Treatment Cost Now',
  expectedIn: 'Likely bill in {city}',
  expectedAll: 'Likely bill, all cities together',
  range: 'Usual range {low} to {high}',
  rangeChart: 'Likely bill {expected}, usual range {low} to {high}',
  insurerPays: 'Your policy may pay',
  youPay: 'You may pay yourself',
  shareChart: 'Of the bill your policy may pay {insurer}, you may pay {you}',
  emi: 'What would that be a month?',
  demoNote: 'The figures are illustrative.',
  note: 'An estimate, not a quotation. The hospital names its charges once a surgeon has examined you; what a policy pays, the insurer decides.',
  estimate: 'Cost calculator: {name}, {city}, {room}, {material}; likely bill {expected}, own share {you}.',
}
