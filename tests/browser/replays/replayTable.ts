import type { Page, PlaywrightTestOptions } from '@playwright/test'
import type { WalkedMachine } from '../browserCases'
import { BmiCalculatorReplay } from './bmiCalculatorReplay'
import { CitySelectReplay } from './citySelectReplay'
import { CostCalculatorReplay } from './costCalculatorReplay'
import { EditProfileReplay } from './editProfileReplay'
import { EmiCalculatorReplay } from './emiCalculatorReplay'
import { FloatingButtonsReplay } from './floatingButtonsReplay'
import { GuidedEnquiryReplay } from './guidedEnquiryReplay'
import { LeadFormReplay } from './leadFormReplay'
import { LocationReplay } from './locationReplay'
import { LogoutReplay } from './logoutReplay'
import { MenuReplay } from './menuReplay'
import { ModalsReplay } from './modalsReplay'
import { OtpLoginReplay } from './otpLoginReplay'
import { QuickSurveyReplay } from './quickSurveyReplay'
import { ResendTimerReplay } from './resendTimerReplay'
import { SearchReplay } from './searchReplay'
import { SelfieCaptureReplay } from './selfieCaptureReplay'
import { SessionReplay } from './sessionReplay'
import { TrackingReplay } from './trackingReplay'
import type { Replay } from './replay'

export type BrowserNeeds = Partial<Pick<PlaywrightTestOptions, 'bypassCSP'>>

type Acted = {
  readonly on: new (page: Page) => Replay
  readonly use?: BrowserNeeds
}

/** Who acts out the paths of each machine that is walked in a browser. */
export const REPLAYS: Readonly<Record<WalkedMachine, Acted>> = {
  leadForm: { on: LeadFormReplay },
  quickSurvey: { on: QuickSurveyReplay },
  guidedEnquiry: { on: GuidedEnquiryReplay },
  otpLogin: { on: OtpLoginReplay },
  resendTimer: { on: ResendTimerReplay },
  session: { on: SessionReplay },
  location: { on: LocationReplay },
  editProfile: { on: EditProfileReplay },
  logout: { on: LogoutReplay },
  selfieCapture: { on: SelfieCaptureReplay },
  modals: { on: ModalsReplay },
  menu: { on: MenuReplay },
  search: { on: SearchReplay },
  citySelect: { on: CitySelectReplay },
  floatingButtons: { on: FloatingButtonsReplay },
  // The policy of the tests' build names no tag manager (analytics.spec.ts).
  tracking: { on: TrackingReplay, use: { bypassCSP: true } },
  bmiCalculator: { on: BmiCalculatorReplay },
  costCalculator: { on: CostCalculatorReplay },
  emiCalculator: { on: EmiCalculatorReplay },
}
