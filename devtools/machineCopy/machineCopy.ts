import { type MachineId, isMachineId } from '@/devtools/machineCatalogue'
import {
  editProfileShows,
  logoutShows,
  otpLoginShows,
  resendTimerShows,
  selfieCaptureShows,
  sessionShows,
} from './accountMachines'
import {
  bmiCalculatorShows,
  cataractLensShows,
  coverageCheckShows,
  costCalculatorShows,
  emiCalculatorShows,
  pilesScoreShows,
} from './calculatorMachines'
import {
  contentReviewShows,
  bulkLeadsShows,
  dayListShows,
  deskInboxShows,
  leadFollowUpShows,
  leadPanelShows,
  staffLoginShows,
} from './deskMachines'
import {
  appointmentShows,
  reminderShows,
  waitingEntryShows,
  bookAppointmentShows,
  ownAppointmentShows,
  guidedEnquiryShows,
  leadDeliveryShows,
  leadFormShows,
  quickSurveyShows,
} from './leadMachines'
import { citySelectShows, comparisonShows, locationShows, readAloudShows, searchShows } from './placeMachines'
import { menuShows, modalsShows, trackingShows, visitContextShows } from './shellMachines'
import type { ShownCopy } from './shownCopy'

/** The copy of a machine's states, by their paths (`idle.invalid`). */
export type MachineCopy = Readonly<Record<string, ShownCopy | undefined>>

const COPY: Readonly<Record<MachineId, MachineCopy>> = {
  leadForm: leadFormShows,
  quickSurvey: quickSurveyShows,
  guidedEnquiry: guidedEnquiryShows,
  leadDelivery: leadDeliveryShows,
  appointment: appointmentShows,
  reminder: reminderShows,
  waitingEntry: waitingEntryShows,
  staffLogin: staffLoginShows,
  contentReview: contentReviewShows,
  leadFollowUp: leadFollowUpShows,
  otpLogin: otpLoginShows,
  resendTimer: resendTimerShows,
  session: sessionShows,
  location: locationShows,
  editProfile: editProfileShows,
  logout: logoutShows,
  selfieCapture: selfieCaptureShows,
  modals: modalsShows,
  menu: menuShows,
  search: searchShows,
  citySelect: citySelectShows,
  comparison: comparisonShows,
  readAloud: readAloudShows,
  tracking: trackingShows,
  visitContext: visitContextShows,
  bmiCalculator: bmiCalculatorShows,
  costCalculator: costCalculatorShows,
  emiCalculator: emiCalculatorShows,
  pilesScore: pilesScoreShows,
  cataractLens: cataractLensShows,
  bookAppointment: bookAppointmentShows,
  ownAppointment: ownAppointmentShows,
  coverageCheck: coverageCheckShows,
  deskInbox: deskInboxShows,
  bulkLeads: bulkLeadsShows,
  leadPanel: leadPanelShows,
  dayList: dayListShows,
}

/** The copy of a machine's states; none for an id that is no machine's. */
export const machineCopy = (id: string): MachineCopy => (isMachineId(id) ? COPY[id] : {})
