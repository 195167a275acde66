import type { Cut } from '@/devtools/proof/coveringPaths'
import type { AnyTestModel } from '@/devtools/proof/testModel'
import type { MachinePath } from '@/devtools/proof/machinePaths'
import { type MachineId, machineNamed } from '@/devtools/machineCatalogue'
import { type NotWalked, type Walked, walkableTestModel, walkableCut, walkablePaths } from './walkablePaths'

const SAME_CITY = 'the page tells the search of another city only (machines/search/search.test.ts)'
const NO_WAY_OUT = 'while a code is checked no other way is shown (machines/staffLogin/staffLogin.test.ts)'
const NO_CLOCK = 'nothing in a browser breaks a clock (machines/bookAppointment/bookAppointment.test.ts)'
const SAME_VALUE = 'a field that is filled with what stands in it tells nothing'
const IN_THE_FORM = { state: 'viewing.detailing', reason: 'the reasons stand in that form alone' }

/** Every machine of the catalogue: whether its paths are walked in Chromium (paths.spec.ts), and what of them is not. */
const ROWS = {
  leadForm: {},
  quickSurvey: {},
  guidedEnquiry: {},
  leadDelivery: {
    notWalked:
      'it runs on the server alone: walked in machines/leadDelivery/leadDelivery.test.ts, run on a database in server/delivery/delivery.db.test.ts and with a receiver that fails in tests/fault/failingReceiver.fault.test.ts',
  },
  staffLogin: {
    neverTaken: {
      'staffLogin.proving.timeCode.checking | name.edited': NO_WAY_OUT,
      'staffLogin.proving.timeCode.checking | recovery.chosen': NO_WAY_OUT,
    },
  },
  contentReview: {
    notWalked:
      'it runs on the server alone: walked in machines/contentReview/contentReview.test.ts, run on a database in server/catalogue/review/contentReview.db.test.ts',
  },
  appointment: {
    notWalked:
      'it runs on the server alone: walked in machines/appointment/appointment.test.ts, run on a database in server/appointments/appointmentSteps.db.test.ts',
  },
  reminder: {
    notWalked:
      'it runs on the server alone: walked in machines/reminder/reminder.test.ts, run on a database in server/appointments/messages/messages.db.test.ts',
  },
  waitingEntry: {
    notWalked:
      'it runs on the server alone: walked in machines/waitingEntry/waitingEntry.test.ts, run on a database in server/appointments/waiting/waiting.db.test.ts',
  },
  leadFollowUp: {
    notWalked:
      'it runs on the server alone: walked in machines/leadFollowUp/leadFollowUp.test.ts, run on a database in server/desk/followUp/followUp.db.test.ts',
  },
  otpLogin: {
    leftOut: {
      'the countdown breaks': 'nothing in a browser breaks it (machines/otpLogin/otpLogin.test.ts)',
    },
  },
  resendTimer: {},
  session: {},
  location: {},
  editProfile: {},
  logout: {},
  selfieCapture: {},
  modals: {
    onlyIn: {
      'is asked for the name as well': {
        state: 'open.location',
        reason: 'only the location has another title, for a user without a name',
      },
    },
  },
  menu: {},
  search: {
    neverTaken: {
      'search.searching | city.changed [isSameCity]': SAME_CITY,
      'search.showing | city.changed [isSameCity]': SAME_CITY,
    },
  },
  citySelect: {},
  comparison: {},
  readAloud: {},
  tracking: {},
  visitContext: {
    leftOut: {
      'chooses another city than those of the list':
        'the header’s list has no such city; a form’s choice of it is in components/forms/prefillForm.dom.test.tsx',
    },
  },
  bmiCalculator: { changesOnly: SAME_VALUE },
  costCalculator: { changesOnly: SAME_VALUE },
  emiCalculator: { changesOnly: SAME_VALUE },
  pilesScore: { changesOnly: SAME_VALUE },
  cataractLens: { changesOnly: SAME_VALUE },
  bookAppointment: {
    leftOut: {
      'the countdown breaks': NO_CLOCK,
      'the clock breaks': NO_CLOCK,
      'the code is wrong':
        'the server says so of a code alone, and the cases of details send none (components/pages/Booking/BookingClient.dom.test.tsx)',
    },
  },
  ownAppointment: {
    leftOut: {
      'the day is full':
        'a full day shows no place to choose (components/pages/Appointment/OwnClient.dom.test.tsx)',
    },
    onlyIn: {
      'chooses a new place': {
        state: 'viewing.open',
        reason: 'a day that could not be read shows no place to choose',
      },
    },
  },
  coverageCheck: { changesOnly: SAME_VALUE },
  deskInbox: {
    leftOut: {
      'has claimed the second lead': 'the lead panel does it: machines/deskInbox/deskInbox.test.ts',
      'the feed ends':
        'to a browser a feed that ends is one that breaks (machines/deskInbox/deskInbox.test.ts)',
    },
  },
  dayList: {
    leftOut: {
      'the feed ends': 'to a browser a feed that ends is one that breaks (machines/dayList/dayList.test.ts)',
    },
  },
  bulkLeads: {
    notWalked:
      'every step of it changes leads: walked in machines/bulkLeads/bulkLeads.test.ts, on its forms in components/desk/Inbox/bulkBar.dom.test.tsx, against a database in server/desk/followUp/bulkSteps.db.test.ts and against the site in tests/browser/deskBulk.spec.ts',
  },
  leadPanel: {
    onlyIn: {
      'chooses a reason': IN_THE_FORM,
      'chooses no reason': IN_THE_FORM,
    },
  },
} as const satisfies Readonly<Record<MachineId, Walked | NotWalked>>

type Rows = typeof ROWS

/** A machine whose paths are walked in a browser. */
export type WalkedMachine = {
  [Id in keyof Rows]: Rows[Id] extends NotWalked ? never : Id
}[keyof Rows]

export const IN_BROWSER: Readonly<Record<string, Walked | NotWalked>> = ROWS

/** Whether the paths of a machine are walked in a browser. */
export function isWalked(machineId: string): machineId is WalkedMachine {
  const row = IN_BROWSER[machineId]
  return row !== undefined && !('notWalked' in row)
}

/** The machines whose paths are walked in a browser. */
export const WALKED_MACHINES: readonly WalkedMachine[] = Object.keys(ROWS).filter(isWalked)

const rowOf = (machineId: WalkedMachine): Walked => ROWS[machineId]

/** A machine's cases without what is left out in a browser. */
export const browserTestModel = (machineId: WalkedMachine): AnyTestModel =>
  walkableTestModel(machineNamed(machineId).testModel, rowOf(machineId))

/** Cuts a path of a machine to what is walked of it in a browser. */
export const browserCut = (machineId: WalkedMachine): Cut =>
  walkableCut(machineNamed(machineId), rowOf(machineId))

/** The paths of a machine that are walked in a browser. */
export const browserPaths = (machineId: WalkedMachine): MachinePath[] =>
  walkablePaths(machineNamed(machineId), rowOf(machineId))

/** What no browser can walk of a machine, each with its reason, for people. */
export function notInBrowser(machineId: WalkedMachine): string[] {
  const { leftOut = {}, onlyIn = {}, neverTaken = {} } = rowOf(machineId)
  return [
    ...Object.entries(leftOut).map(([copy, reason]) => `“${copy}”: ${reason}`),
    ...Object.entries(onlyIn).map(([copy, { state, reason }]) => `“${copy}” but in ${state}: ${reason}`),
    ...Object.entries(neverTaken).map(([transition, reason]) => `${transition}: ${reason}`),
  ]
}

/** A path in words: what its test is called. */
export const pathTitle = (path: MachinePath): string => path.map(({ label }) => label).join(', ')
