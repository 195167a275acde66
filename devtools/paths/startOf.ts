import type { MachineId } from '@/devtools/machineCatalogue'

type Start = { readonly start: string; readonly preconditions: readonly string[] }

const LOGGED_IN = 'a user is logged in'
const DEV_PAGES = 'DEV_PAGES=1'
const SIGNED_IN = `a member of staff is signed in; ${DEV_PAGES}`

/** Where the cases of a machine begin, and what has to hold there; as its replay does it (tests/browser/replays). */
const STARTS: Partial<Record<MachineId, readonly [start: string, ...preconditions: string[]]>> = {
  leadForm: ['/', 'city Mumbai and a treatment are chosen'],
  quickSurvey: ['/thankyou?isquicksurvey=1', 'an enquiry was just sent in this tab'],
  guidedEnquiry: ['/chat'],
  staffLogin: ['/desk/login', 'an account of the desk with a password and a time code'],
  otpLogin: ['/faq#login', 'nobody is logged in'],
  resendTimer: ['/faq#login', 'a code was just sent'],
  location: ['/faq#location', LOGGED_IN, 'the user has no name'],
  editProfile: ['/faq#edit-profile', LOGGED_IN],
  logout: ['/faq#logout', LOGGED_IN],
  selfieCapture: ['/faq#edit-profile', LOGGED_IN, 'a camera is there'],
  deskInbox: ['/dev/desk', SIGNED_IN],
  dayList: ['/dev/desk/day', SIGNED_IN],
  bookAppointment: ['/dev/booking?start=…', DEV_PAGES, 'the step that the first case names'],
  ownAppointment: ['/dev/booking', DEV_PAGES],
  leadPanel: ['/dev/desk', SIGNED_IN],
  coverageCheck: ['/coverage-check'],
  comparison: ['/compare'],
  readAloud: ['/condition/appendicitis', 'the browser has a voice of the page’s language'],
  bmiCalculator: ['/tools/bmi-calculator'],
  emiCalculator: ['/services/medical-loan'],
  costCalculator: ['/treatment/piles-cost'],
  pilesScore: ['/tools/piles-severity-score'],
  cataractLens: ['/tools/cataract-lens'],
  tracking: ['/', 'a tag manager is configured'],
  leadDelivery: ['the server', 'a lead is stored'],
  appointment: ['the server', 'a place is held'],
  waitingEntry: ['the server', 'a day is full'],
  reminder: ['the server', 'an appointment is booked'],
  leadFollowUp: ['the server', 'a lead is stored'],
  contentReview: ['the server', 'a text is published'],
}

/** The start of a machine's cases; the home page where nothing more is to be said. */
export function startOf(machineId: string): Start {
  const [start, ...preconditions] = STARTS[machineId as MachineId] ?? ['/']
  return { start, preconditions }
}
