import type { Page } from '@playwright/test'
import type { WalkedMachine } from '@/tests/browser/browserTestModels'
import { BookAppointmentReplay } from './bookAppointmentReplay'
import { CALCULATOR_REPLAYS } from './calculatorReplay'
import { CitySelectReplay } from './citySelectReplay'
import { CoverageCheckReplay } from './coverageCheckReplay'
import { ComparisonReplay } from './comparisonReplay'
import { DayListReplay } from './dayListReplay'
import { DeskInboxReplay } from './deskInboxReplay'
import { EditProfileReplay } from './editProfileReplay'
import { GuidedEnquiryReplay } from './guidedEnquiryReplay'
import { LeadFormReplay } from './leadFormReplay'
import { LeadPanelReplay } from './leadPanelReplay'
import { LocationReplay } from './locationReplay'
import { LogoutReplay } from './logoutReplay'
import { MenuReplay } from './menuReplay'
import { ModalsReplay } from './modalsReplay'
import { OwnAppointmentReplay } from './ownAppointmentReplay'
import { OtpLoginReplay } from './otpLoginReplay'
import { QuickSurveyReplay } from './quickSurveyReplay'
import { ReadAloudReplay } from './readAloudReplay'
import { ResendTimerReplay } from './resendTimerReplay'
import { SearchReplay } from './searchReplay'
import { SelfieCaptureReplay } from './selfieCaptureReplay'
import { SessionReplay } from './sessionReplay'
import { StaffLoginReplay } from './staffLoginReplay'
import { TrackingReplay } from './trackingReplay'
import { VisitContextReplay } from './visitContextReplay'
import type { Replay } from './replay'

/** Who acts out the paths of each machine that is walked in a browser. */
export const REPLAYS: Readonly<Record<WalkedMachine, new (page: Page) => Replay>> = {
  leadForm: LeadFormReplay,
  quickSurvey: QuickSurveyReplay,
  guidedEnquiry: GuidedEnquiryReplay,
  otpLogin: OtpLoginReplay,
  resendTimer: ResendTimerReplay,
  session: SessionReplay,
  location: LocationReplay,
  editProfile: EditProfileReplay,
  logout: LogoutReplay,
  selfieCapture: SelfieCaptureReplay,
  modals: ModalsReplay,
  menu: MenuReplay,
  search: SearchReplay,
  citySelect: CitySelectReplay,
  comparison: ComparisonReplay,
  readAloud: ReadAloudReplay,
  staffLogin: StaffLoginReplay,
  tracking: TrackingReplay,
  visitContext: VisitContextReplay,
  ...CALCULATOR_REPLAYS,
  coverageCheck: CoverageCheckReplay,
  deskInbox: DeskInboxReplay,
  leadPanel: LeadPanelReplay,
  dayList: DayListReplay,
  bookAppointment: BookAppointmentReplay,
  ownAppointment: OwnAppointmentReplay,
}
