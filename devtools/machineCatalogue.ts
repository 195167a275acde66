import type { AnyStateMachine } from 'xstate'
import { bmiCalculatorTestModel } from '@/machines/bmiCalculator/bmiCalculator.testModel'
import { bmiCalculatorMachine } from '@/machines/bmiCalculator/bmiCalculator.machine'
import { citySelectTestModel } from '@/machines/citySelect/citySelect.testModel'
import { citySelectMachine } from '@/machines/citySelect/citySelect.machine'
import { costCalculatorTestModel } from '@/machines/costCalculator/costCalculator.testModel'
import { costCalculatorMachine } from '@/machines/costCalculator/costCalculator.machine'
import { coverageCheckTestModel } from '@/machines/coverageCheck/coverageCheck.testModel'
import { coverageCheckMachine } from '@/machines/coverageCheck/coverageCheck.machine'
import { comparisonTestModel } from '@/machines/comparison/comparison.testModel'
import { comparisonMachine } from '@/machines/comparison/comparison.machine'
import { bulkLeadsTestModel } from '@/machines/bulkLeads/bulkLeads.testModel'
import { bulkLeadsMachine } from '@/machines/bulkLeads/bulkLeads.machine'
import { contentReviewTestModel } from '@/machines/contentReview/contentReview.testModel'
import { contentReviewMachine } from '@/machines/contentReview/contentReview.machine'
import { dayListTestModel } from '@/machines/dayList/dayList.testModel'
import { dayListMachine } from '@/machines/dayList/dayList.machine'
import { deskInboxTestModel } from '@/machines/deskInbox/deskInbox.testModel'
import { deskInboxMachine } from '@/machines/deskInbox/deskInbox.machine'
import { editProfileTestModel } from '@/machines/editProfile/editProfile.testModel'
import { editProfileMachine } from '@/machines/editProfile/editProfile.machine'
import { emiCalculatorTestModel } from '@/machines/emiCalculator/emiCalculator.testModel'
import { emiCalculatorMachine } from '@/machines/emiCalculator/emiCalculator.machine'
import { guidedEnquiryTestModel } from '@/machines/guidedEnquiry/guidedEnquiry.testModel'
import { guidedEnquiryMachine } from '@/machines/guidedEnquiry/guidedEnquiry.machine'
import { bookAppointmentTestModel } from '@/machines/bookAppointment/bookAppointment.testModel'
import { bookAppointmentMachine } from '@/machines/bookAppointment/bookAppointment.machine'
import { ownAppointmentTestModel } from '@/machines/ownAppointment/ownAppointment.testModel'
import { ownAppointmentMachine } from '@/machines/ownAppointment/ownAppointment.machine'
import { appointmentTestModel } from '@/machines/appointment/appointment.testModel'
import { appointmentMachine } from '@/machines/appointment/appointment.machine'
import { reminderTestModel } from '@/machines/reminder/reminder.testModel'
import { reminderMachine } from '@/machines/reminder/reminder.machine'
import { leadDeliveryTestModel } from '@/machines/leadDelivery/leadDelivery.testModel'
import { leadDeliveryMachine } from '@/machines/leadDelivery/leadDelivery.machine'
import { leadFollowUpTestModel } from '@/machines/leadFollowUp/leadFollowUp.testModel'
import { leadFollowUpMachine } from '@/machines/leadFollowUp/leadFollowUp.machine'
import { leadFormTestModel } from '@/machines/leadForm/leadForm.testModel'
import { leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import { pilesScoreTestModel } from '@/machines/pilesScore/pilesScore.testModel'
import { pilesScoreMachine } from '@/machines/pilesScore/pilesScore.machine'
import { cataractLensTestModel } from '@/machines/cataractLens/cataractLens.testModel'
import { cataractLensMachine } from '@/machines/cataractLens/cataractLens.machine'
import { leadPanelTestModel } from '@/machines/leadPanel/leadPanel.testModel'
import { leadPanelMachine } from '@/machines/leadPanel/leadPanel.machine'
import type { AnyTestModel } from './proof/testModel'
import { locationTestModel } from '@/machines/location/location.testModel'
import { locationMachine } from '@/machines/location/location.machine'
import { logoutTestModel } from '@/machines/logout/logout.testModel'
import { logoutMachine } from '@/machines/logout/logout.machine'
import { menuTestModel } from '@/machines/menu/menu.testModel'
import { menuMachine } from '@/machines/menu/menu.machine'
import { modalsTestModel } from '@/machines/modals/modals.testModel'
import { modalsMachine } from '@/machines/modals/modals.machine'
import { otpLoginTestModel } from '@/machines/otpLogin/otpLogin.testModel'
import { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import { quickSurveyTestModel } from '@/machines/quickSurvey/quickSurvey.testModel'
import { quickSurveyMachine } from '@/machines/quickSurvey/quickSurvey.machine'
import { readAloudTestModel } from '@/machines/readAloud/readAloud.testModel'
import { readAloudMachine } from '@/machines/readAloud/readAloud.machine'
import { resendTimerTestModel } from '@/machines/resendTimer/resendTimer.testModel'
import { resendTimerMachine } from '@/machines/resendTimer/resendTimer.machine'
import { searchTestModel } from '@/machines/search/search.testModel'
import { searchMachine } from '@/machines/search/search.machine'
import { selfieCaptureTestModel } from '@/machines/selfieCapture/selfieCapture.testModel'
import { selfieCaptureMachine } from '@/machines/selfieCapture/selfieCapture.machine'
import { staffLoginTestModel } from '@/machines/staffLogin/staffLogin.testModel'
import { staffLoginMachine } from '@/machines/staffLogin/staffLogin.machine'
import { sessionTestModel } from '@/machines/session/session.testModel'
import { sessionMachine } from '@/machines/session/session.machine'
import { trackingTestModel } from '@/machines/tracking/tracking.testModel'
import { waitingEntryTestModel } from '@/machines/waitingEntry/waitingEntry.testModel'
import { waitingEntryMachine } from '@/machines/waitingEntry/waitingEntry.machine'
import { visitContextTestModel } from '@/machines/visitContext/visitContext.testModel'
import { visitContextMachine } from '@/machines/visitContext/visitContext.machine'
import { trackingMachine } from '@/machines/tracking/tracking.machine'

/** A machine with its test model, and where people see it work. */
export type CataloguedMachine = {
  readonly machine: AnyStateMachine
  readonly testModel: AnyTestModel
  /** The folder that shows it, or that runs it on the server. */
  readonly shownBy: string
  /** Why it speaks English alone, where it does. */
  readonly englishOnly?: string
  /** It is shown in English: its Hindi is for who reads the chart. */
  readonly isShownInEnglish?: true
}

/** A row of the catalogue: where people see the machine, and how it speaks. */
const row = (
  shownBy: string,
  machine: AnyStateMachine,
  testModel: AnyTestModel,
  speaks: Pick<CataloguedMachine, 'englishOnly' | 'isShownInEnglish'> = {},
): CataloguedMachine => ({ machine, testModel, shownBy, ...speaks })

const AT_THE_DESK = { isShownInEnglish: true } as const
const CALCULATORS = 'components/forms/calculators'

/** Every machine of the product by its id, as the chart room, the charts and the path tests list them; a test finds a missing one. */
const CATALOGUE = {
  leadForm: row('components/forms/LeadForm', leadFormMachine, leadFormTestModel),
  quickSurvey: row('components/forms/QuickSurvey', quickSurveyMachine, quickSurveyTestModel),
  guidedEnquiry: row('components/forms/GuidedEnquiry', guidedEnquiryMachine, guidedEnquiryTestModel),
  leadDelivery: row('server/delivery', leadDeliveryMachine, leadDeliveryTestModel),
  appointment: row('server/appointments', appointmentMachine, appointmentTestModel),
  reminder: row('server/appointments/messages', reminderMachine, reminderTestModel),
  waitingEntry: row('server/appointments/waiting', waitingEntryMachine, waitingEntryTestModel),
  bookAppointment: row('components/pages/Booking', bookAppointmentMachine, bookAppointmentTestModel),
  ownAppointment: row('components/pages/Appointment', ownAppointmentMachine, ownAppointmentTestModel),
  staffLogin: row('components/desk/StaffLogin', staffLoginMachine, staffLoginTestModel, AT_THE_DESK),
  contentReview: row('server/catalogue/review', contentReviewMachine, contentReviewTestModel, AT_THE_DESK),
  leadFollowUp: row('server/desk/followUp', leadFollowUpMachine, leadFollowUpTestModel, AT_THE_DESK),
  otpLogin: row('components/account/Login', otpLoginMachine, otpLoginTestModel),
  resendTimer: row('components/account/Login', resendTimerMachine, resendTimerTestModel),
  session: row('components/account/AccountButton', sessionMachine, sessionTestModel),
  location: row('components/account/Location', locationMachine, locationTestModel),
  editProfile: row('components/account/EditProfile', editProfileMachine, editProfileTestModel),
  logout: row('components/account/Logout', logoutMachine, logoutTestModel),
  selfieCapture: row('components/account/Selfie', selfieCaptureMachine, selfieCaptureTestModel),
  modals: row('components/account/Dialog', modalsMachine, modalsTestModel),
  menu: row('components/layout/MegaMenu', menuMachine, menuTestModel),
  search: row('components/layout/Search', searchMachine, searchTestModel),
  citySelect: row('components/layout/SelectCity', citySelectMachine, citySelectTestModel),
  comparison: row('components/pages/Compare', comparisonMachine, comparisonTestModel),
  readAloud: row('components/ui/ReadAloud', readAloudMachine, readAloudTestModel),
  tracking: row('components/analytics', trackingMachine, trackingTestModel),
  visitContext: row('components/layout/VisitContext', visitContextMachine, visitContextTestModel),
  bmiCalculator: row(CALCULATORS, bmiCalculatorMachine, bmiCalculatorTestModel, {
    englishOnly: 'its page exists in English alone',
  }),
  costCalculator: row(CALCULATORS, costCalculatorMachine, costCalculatorTestModel, {
    englishOnly: 'the pages of costs exist in English alone',
  }),
  emiCalculator: row(CALCULATORS, emiCalculatorMachine, emiCalculatorTestModel, {
    englishOnly: 'the page of medical loans exists in English alone',
  }),
  pilesScore: row(CALCULATORS, pilesScoreMachine, pilesScoreTestModel),
  cataractLens: row(CALCULATORS, cataractLensMachine, cataractLensTestModel),
  coverageCheck: row('components/forms/CoverageCheck', coverageCheckMachine, coverageCheckTestModel),
  deskInbox: row('components/desk/Inbox', deskInboxMachine, deskInboxTestModel, AT_THE_DESK),
  bulkLeads: row('components/desk/Inbox', bulkLeadsMachine, bulkLeadsTestModel, AT_THE_DESK),
  leadPanel: row('components/desk/LeadPanel', leadPanelMachine, leadPanelTestModel, AT_THE_DESK),
  dayList: row('components/desk/Day', dayListMachine, dayListTestModel, AT_THE_DESK),
} satisfies Readonly<Record<string, CataloguedMachine>>

/** The id of a machine of the product. */
export type MachineId = keyof typeof CATALOGUE

export const MACHINES: readonly CataloguedMachine[] = Object.values(CATALOGUE)

/** Whether a machine of the product has this id. */
export const isMachineId = (id: string): id is MachineId => Object.hasOwn(CATALOGUE, id)

/** The machine of an id; undefined for one that no machine has. */
export function machineNamed(id: MachineId): CataloguedMachine
export function machineNamed(id: string): CataloguedMachine | undefined
export function machineNamed(id: string): CataloguedMachine | undefined {
  return isMachineId(id) ? CATALOGUE[id] : undefined
}
