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
import { contentReviewTestModel } from '@/machines/contentReview/contentReview.testModel'
import { contentReviewMachine } from '@/machines/contentReview/contentReview.machine'
import { deskInboxTestModel } from '@/machines/deskInbox/deskInbox.testModel'
import { deskInboxMachine } from '@/machines/deskInbox/deskInbox.machine'
import { editProfileTestModel } from '@/machines/editProfile/editProfile.testModel'
import { editProfileMachine } from '@/machines/editProfile/editProfile.machine'
import { emiCalculatorTestModel } from '@/machines/emiCalculator/emiCalculator.testModel'
import { emiCalculatorMachine } from '@/machines/emiCalculator/emiCalculator.machine'
import { guidedEnquiryTestModel } from '@/machines/guidedEnquiry/guidedEnquiry.testModel'
import { guidedEnquiryMachine } from '@/machines/guidedEnquiry/guidedEnquiry.machine'
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

/** Every machine of the product by its id, as the chart room, the charts and the path tests list them; a test finds a missing one. */
const CATALOGUE = {
  leadForm: { machine: leadFormMachine, testModel: leadFormTestModel, shownBy: 'components/forms/LeadForm' },
  quickSurvey: {
    machine: quickSurveyMachine,
    testModel: quickSurveyTestModel,
    shownBy: 'components/forms/QuickSurvey',
  },
  guidedEnquiry: {
    machine: guidedEnquiryMachine,
    testModel: guidedEnquiryTestModel,
    shownBy: 'components/forms/GuidedEnquiry',
  },
  leadDelivery: {
    machine: leadDeliveryMachine,
    testModel: leadDeliveryTestModel,
    shownBy: 'server/delivery',
  },
  staffLogin: {
    machine: staffLoginMachine,
    testModel: staffLoginTestModel,
    shownBy: 'components/desk/StaffLogin',
    isShownInEnglish: true,
  },
  contentReview: {
    machine: contentReviewMachine,
    testModel: contentReviewTestModel,
    shownBy: 'server/desk/content',
    isShownInEnglish: true,
  },
  leadFollowUp: {
    machine: leadFollowUpMachine,
    testModel: leadFollowUpTestModel,
    shownBy: 'server/desk/followUp',
    isShownInEnglish: true,
  },
  otpLogin: {
    machine: otpLoginMachine,
    testModel: otpLoginTestModel,
    shownBy: 'components/account/OtpLogin',
  },
  resendTimer: {
    machine: resendTimerMachine,
    testModel: resendTimerTestModel,
    shownBy: 'components/account/OtpLogin',
  },
  session: {
    machine: sessionMachine,
    testModel: sessionTestModel,
    shownBy: 'components/account/AccountButton',
  },
  location: {
    machine: locationMachine,
    testModel: locationTestModel,
    shownBy: 'components/account/Location',
  },
  editProfile: {
    machine: editProfileMachine,
    testModel: editProfileTestModel,
    shownBy: 'components/account/EditProfile',
  },
  logout: { machine: logoutMachine, testModel: logoutTestModel, shownBy: 'components/account/Logout' },
  selfieCapture: {
    machine: selfieCaptureMachine,
    testModel: selfieCaptureTestModel,
    shownBy: 'components/account/Selfie',
  },
  modals: { machine: modalsMachine, testModel: modalsTestModel, shownBy: 'components/account/Dialog' },
  menu: { machine: menuMachine, testModel: menuTestModel, shownBy: 'components/layout/MegaMenu' },
  search: { machine: searchMachine, testModel: searchTestModel, shownBy: 'components/layout/Search' },
  citySelect: {
    machine: citySelectMachine,
    testModel: citySelectTestModel,
    shownBy: 'components/layout/SelectCity',
  },
  comparison: {
    machine: comparisonMachine,
    testModel: comparisonTestModel,
    shownBy: 'components/pages/Compare',
  },
  tracking: { machine: trackingMachine, testModel: trackingTestModel, shownBy: 'components/analytics' },
  visitContext: {
    machine: visitContextMachine,
    testModel: visitContextTestModel,
    shownBy: 'components/layout/VisitContext',
  },
  bmiCalculator: {
    machine: bmiCalculatorMachine,
    testModel: bmiCalculatorTestModel,
    shownBy: 'components/forms/calculators',
    englishOnly: 'its page exists in English alone',
  },
  costCalculator: {
    machine: costCalculatorMachine,
    testModel: costCalculatorTestModel,
    shownBy: 'components/forms/calculators',
    englishOnly: 'the pages of costs exist in English alone',
  },
  emiCalculator: {
    machine: emiCalculatorMachine,
    testModel: emiCalculatorTestModel,
    shownBy: 'components/forms/calculators',
    englishOnly: 'the page of medical loans exists in English alone',
  },
  pilesScore: {
    machine: pilesScoreMachine,
    testModel: pilesScoreTestModel,
    shownBy: 'components/forms/calculators',
  },
  cataractLens: {
    machine: cataractLensMachine,
    testModel: cataractLensTestModel,
    shownBy: 'components/forms/calculators',
  },
  coverageCheck: {
    machine: coverageCheckMachine,
    testModel: coverageCheckTestModel,
    shownBy: 'components/forms/CoverageCheck',
  },
  deskInbox: {
    machine: deskInboxMachine,
    testModel: deskInboxTestModel,
    shownBy: 'components/desk/Inbox',
    isShownInEnglish: true,
  },
  leadPanel: {
    machine: leadPanelMachine,
    testModel: leadPanelTestModel,
    shownBy: 'components/desk/LeadPanel',
    isShownInEnglish: true,
  },
} satisfies Readonly<Record<string, CataloguedMachine>>

/** The id of a machine of the product. */
export type MachineId = keyof typeof CATALOGUE

export const MACHINES: readonly CataloguedMachine[] = Object.values(CATALOGUE)

/** Whether a machine of the product has this id. */
export const isMachineId = (id: string): id is MachineId => Object.hasOwn(CATALOGUE, id)

/** The machine of an id, or undefined. */
export const machineNamed = (id: string): CataloguedMachine | undefined =>
  isMachineId(id) ? CATALOGUE[id] : undefined
