import type { NewLeadProblem, NewLeadSource } from '@/model/desk/newLead'

/** A lead that staff enter, at the desk, which speaks English alone. */
export const deskNewLeadCopy = {
  title: 'New lead',
  lead: 'The lead opens after you save it, with earlier leads of the same number.',
  name: 'Name',
  mobile: 'Mobile number',
  mobileHint: 'A number outside India begins with + and the country’s code.',
  source: 'How did they come?',
  chooseSource: 'Choose',
  sources: {
    call: 'Call',
    'walk-in': 'Walk-in',
    referral: 'Referral',
  } satisfies Readonly<Record<NewLeadSource, string>>,
  question: 'What do they ask for? (optional)',
  submit: 'Save the lead',
  problems: {
    noName: 'Enter the patient’s name.',
    badNumber: 'Enter a mobile number.',
    noSource: 'Choose how they came.',
    sentTwice: 'This form was sent before with other details. Look in the inbox before you enter it again.',
    taken: 'This place has just been taken. Nothing was saved: choose another one.',
  } satisfies Readonly<Record<NewLeadProblem, string>>,
} as const
