/** The code of the public site's islands, fetched by start.js with the first sign of a visitor. Bundled by scripts/islands.mjs. */
import { AnalyticsLoader } from '@/components/analytics/AnalyticsLoader'
import { CalledNumber } from '@/components/pages/ThankYou/CalledNumber'
import { ReadSection } from '@/components/ui/SectionedArticle/ReadSection'
import { DistanceLoader } from '@/components/pages/Hospital/DistanceLoader.ts'
import { FloatingLive } from '@/components/layout/FloatingButtons/FloatingLive'
import { LeadFormClient } from '@/components/forms/LeadForm/LeadFormClient'
import { MenuLoader } from '@/components/layout/MegaMenu/MenuLoader'
import { ModalsLoader } from '@/components/account/Dialog/ModalsLoader'
import { PriceLink } from '@/components/ui/ActionButtons/PriceLink'
import { ReadAloudButton } from '@/components/ui/ReadAloud/ReadAloudButton'
import { HeaderSearchLoader } from '@/components/layout/Search/HeaderSearchLoader'
import type { SITE_ISLANDS } from '@/model/page/islands'
import { type Load, startIslands } from './startIslands'

/** Islands of most pages are in the first file, the others are loaded by pages that have them. */
export const siteIslands = {
  analytics: () => AnalyticsLoader,
  bmiCalculator: () =>
    import('@/components/forms/calculators/BmiCalculatorClient').then((code) => code.BmiCalculatorClient),
  booking: () => import('@/components/pages/Booking/BookingClient').then((code) => code.BookingClient),
  calledNumber: () => CalledNumber,
  cataractLens: () =>
    import('@/components/forms/calculators/CataractLensClient').then((code) => code.CataractLensClient),
  chatVisit: () => import('@/components/pages/Chat/ChatVisit').then((code) => code.ChatVisit),
  compareBar: () => import('@/components/pages/Compare/CompareBar').then((code) => code.CompareBar),
  contactContext: () =>
    import('@/components/forms/ContactContext/ContactContext').then((code) => code.ContactContext),
  contents: () => ReadSection,
  costCalculator: () =>
    import('@/components/forms/calculators/CostCalculatorClient').then((code) => code.CostCalculatorClient),
  coverageCheck: () =>
    import('@/components/forms/CoverageCheck/CoverageCheckClient').then((code) => code.CoverageCheckClient),
  distances: () => DistanceLoader,
  emiCalculator: () =>
    import('@/components/forms/calculators/EmiCalculatorClient').then((code) => code.EmiCalculatorClient),
  floating: () => FloatingLive,
  guidedEnquiry: () =>
    import('@/components/forms/GuidedEnquiry/GuidedEnquiryClient').then((code) => code.GuidedEnquiryClient),
  keepComparison: () =>
    import('@/components/pages/Compare/KeepComparison').then((code) => code.KeepComparison),
  leadForm: () => LeadFormClient,
  liveTurn: () => import('@/components/pages/Turn/LiveTurn').then((code) => code.LiveTurn),
  menu: () => MenuLoader,
  modals: () => ModalsLoader,
  nextPlaces: () =>
    import('@/components/pages/Doctor/NextPlacesLoader').then((code) => code.NextPlacesLoader),
  ownAppointment: () => import('@/components/pages/Appointment/OwnClient').then((code) => code.OwnClient),
  pilesScore: () =>
    import('@/components/forms/calculators/PilesScoreClient').then((code) => code.PilesScoreClient),
  priceLink: () => PriceLink,
  problemLog: () =>
    import('@/components/pages/ProblemReport/ProblemLogField').then((code) => code.ProblemLogField),
  quickSurvey: () =>
    import('@/components/forms/QuickSurvey/QuickSurveyClient').then((code) => code.QuickSurveyClient),
  readAloud: () => ReadAloudButton,
  saves: () => import('@/components/account/SaveItem/SaveNotice').then((code) => code.SaveNotice),
  search: () => HeaderSearchLoader,
} satisfies Load<(typeof SITE_ISLANDS)[number]>

export const start = (needed: readonly Element[]): Promise<void> => startIslands(siteIslands, needed)
