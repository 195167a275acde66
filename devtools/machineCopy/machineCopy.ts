import {
  editProfileShows,
  logoutShows,
  otpLoginShows,
  resendTimerShows,
  selfieCaptureShows,
  sessionShows,
} from './accountMachines'
import { bmiCalculatorShows, costCalculatorShows, emiCalculatorShows } from './calculatorMachines'
import { guidedEnquiryShows, leadDeliveryShows, leadFormShows, quickSurveyShows } from './leadMachines'
import { citySelectShows, locationShows, searchShows } from './placeMachines'
import { menuShows, modalsShows, trackingShows } from './shellMachines'
import type { ShownCopy } from './shownCopy'

export type { ShownCopy } from './shownCopy'

/** The words of a machine's states, by their paths (`idle.invalid`). */
export type MachineCopy = Readonly<Record<string, ShownCopy | undefined>>

const WORDS: Readonly<Record<string, MachineCopy | undefined>> = {
  leadForm: leadFormShows,
  quickSurvey: quickSurveyShows,
  guidedEnquiry: guidedEnquiryShows,
  leadDelivery: leadDeliveryShows,
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
  tracking: trackingShows,
  bmiCalculator: bmiCalculatorShows,
  costCalculator: costCalculatorShows,
  emiCalculator: emiCalculatorShows,
}

/** Machines that speak one language only, each with the reason. */
export const ENGLISH_ONLY: Readonly<Record<string, string | undefined>> = {
  bmiCalculator: 'its page exists in English alone',
  costCalculator: 'the pages of costs exist in English alone',
  emiCalculator: 'the page of medical loans exists in English alone',
}

/** The words of a machine's states; none for a machine that is none. */
export const machineCopy = (machineId: string): MachineCopy => WORDS[machineId] ?? {}
