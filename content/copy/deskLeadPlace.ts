import type { LeadPlaceProblem } from '@/model/desk/leadPlace'

/** A place for a lead, at the desk, which speaks English alone. */
export const deskLeadPlaceCopy = {
  title: 'Book a doctor’s place',
  link: 'Book a doctor’s place instead',
  back: 'Back to the lead',
  submit: 'Book the place',
  problems: {
    noPlace: 'Choose a doctor and a place.',
    taken: 'This place has just been taken. Nothing was booked: choose another one.',
    hasAppointment: 'This lead has an appointment already. A new enquiry can have another one.',
    conflict: 'Somebody has changed this lead meanwhile. Nothing was booked: open the lead again.',
    notPossible: 'This lead cannot be booked now. Nothing was booked: open the lead again.',
    unknownLead: 'This lead is not there any more.',
    crmOwns: 'The CRM decides what becomes of leads. Nothing was booked.',
  } satisfies Readonly<Record<LeadPlaceProblem, string>>,
} as const
