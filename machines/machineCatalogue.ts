import type { AnyStateMachine } from 'xstate'
import { bmiCalculatorCases } from './bmiCalculator/bmiCalculator.cases'
import { bmiCalculatorMachine } from './bmiCalculator/bmiCalculator.machine'
import { citySelectCases } from './citySelect/citySelect.cases'
import { citySelectMachine } from './citySelect/citySelect.machine'
import { costCalculatorCases } from './costCalculator/costCalculator.cases'
import { costCalculatorMachine } from './costCalculator/costCalculator.machine'
import { editProfileCases } from './editProfile/editProfile.cases'
import { editProfileMachine } from './editProfile/editProfile.machine'
import { emiCalculatorCases } from './emiCalculator/emiCalculator.cases'
import { emiCalculatorMachine } from './emiCalculator/emiCalculator.machine'
import { floatingButtonsCases } from './floatingButtons/floatingButtons.cases'
import { floatingButtonsMachine } from './floatingButtons/floatingButtons.machine'
import { guidedEnquiryCases } from './guidedEnquiry/guidedEnquiry.cases'
import { guidedEnquiryMachine } from './guidedEnquiry/guidedEnquiry.machine'
import { leadDeliveryCases } from './leadDelivery/leadDelivery.cases'
import { leadDeliveryMachine } from './leadDelivery/leadDelivery.machine'
import { leadFormCases } from './leadForm/leadForm.cases'
import { leadFormMachine } from './leadForm/leadForm.machine'
import type { AnyMachineCases } from './lib/machineCases'
import { locationCases } from './location/location.cases'
import { locationMachine } from './location/location.machine'
import { logoutCases } from './logout/logout.cases'
import { logoutMachine } from './logout/logout.machine'
import { menuCases } from './menu/menu.cases'
import { menuMachine } from './menu/menu.machine'
import { modalsCases } from './modals/modals.cases'
import { modalsMachine } from './modals/modals.machine'
import { otpLoginCases } from './otpLogin/otpLogin.cases'
import { otpLoginMachine } from './otpLogin/otpLogin.machine'
import { quickSurveyCases } from './quickSurvey/quickSurvey.cases'
import { quickSurveyMachine } from './quickSurvey/quickSurvey.machine'
import { resendTimerCases } from './resendTimer/resendTimer.cases'
import { resendTimerMachine } from './resendTimer/resendTimer.machine'
import { searchCases } from './search/search.cases'
import { searchMachine } from './search/search.machine'
import { selfieCaptureCases } from './selfieCapture/selfieCapture.cases'
import { selfieCaptureMachine } from './selfieCapture/selfieCapture.machine'
import { sessionCases } from './session/session.cases'
import { sessionMachine } from './session/session.machine'
import { trackingCases } from './tracking/tracking.cases'
import { trackingMachine } from './tracking/tracking.machine'

/** A machine with its test model, and where people see it work. */
export type CataloguedMachine = {
  readonly machine: AnyStateMachine
  readonly cases: AnyMachineCases
  /** The folder that shows it, or that runs it on the server. */
  readonly shownBy: string
}

/** Every machine of the product, as the chart room, the charts and the path tests list them; a test finds a missing one. */
export const MACHINES: readonly CataloguedMachine[] = [
  { machine: leadFormMachine, cases: leadFormCases, shownBy: 'components/LeadForm' },
  { machine: quickSurveyMachine, cases: quickSurveyCases, shownBy: 'components/QuickSurvey' },
  { machine: guidedEnquiryMachine, cases: guidedEnquiryCases, shownBy: 'components/GuidedEnquiry' },
  { machine: leadDeliveryMachine, cases: leadDeliveryCases, shownBy: 'server/delivery' },
  { machine: otpLoginMachine, cases: otpLoginCases, shownBy: 'components/OtpLogin' },
  { machine: resendTimerMachine, cases: resendTimerCases, shownBy: 'components/OtpLogin' },
  { machine: sessionMachine, cases: sessionCases, shownBy: 'components/AccountButton' },
  { machine: locationMachine, cases: locationCases, shownBy: 'components/LocationModal' },
  { machine: editProfileMachine, cases: editProfileCases, shownBy: 'components/EditProfile' },
  { machine: logoutMachine, cases: logoutCases, shownBy: 'components/LogoutConfirm' },
  { machine: selfieCaptureMachine, cases: selfieCaptureCases, shownBy: 'components/SelfieCapture' },
  { machine: modalsMachine, cases: modalsCases, shownBy: 'components/Modals' },
  { machine: menuMachine, cases: menuCases, shownBy: 'components/MegaMenu' },
  { machine: searchMachine, cases: searchCases, shownBy: 'components/HeaderSearch' },
  { machine: citySelectMachine, cases: citySelectCases, shownBy: 'components/SelectCity' },
  { machine: floatingButtonsMachine, cases: floatingButtonsCases, shownBy: 'components/FloatingButtons' },
  { machine: trackingMachine, cases: trackingCases, shownBy: 'components/Analytics' },
  { machine: bmiCalculatorMachine, cases: bmiCalculatorCases, shownBy: 'components/BmiCalculator' },
  { machine: costCalculatorMachine, cases: costCalculatorCases, shownBy: 'components/CostCalculator' },
  { machine: emiCalculatorMachine, cases: emiCalculatorCases, shownBy: 'components/EmiCalculator' },
]

/** The machine of a name, or undefined. */
export const machineNamed = (id: string): CataloguedMachine | undefined =>
  MACHINES.find(({ machine }) => machine.id === id)
