/** The code of the public site's islands, fetched by start.js with the first sign of a visitor. Bundled by scripts/islands.mjs. */
import { AnalyticsLoader } from '@/components/analytics/AnalyticsLoader.actors'
import { CalledNumber } from '@/components/pages/ThankYou/CalledNumber'
import { CompareBar } from '@/components/pages/Compare/CompareBar'
import { ContactContext } from '@/components/forms/ContactContext/ContactContext'
import { ReadSection } from '@/components/ui/SectionedArticle/ReadSection'
import { DistanceLoader } from '@/components/pages/Hospital/DistanceLoader.actors'
import { FloatingLive } from '@/components/layout/FloatingButtons/FloatingLive'
import { KeepComparison } from '@/components/pages/Compare/KeepComparison.actors'
import { LeadFormClient } from '@/components/forms/LeadForm/LeadFormClient'
import { MenuLoader } from '@/components/layout/MegaMenu/MenuLoader.actors'
import { ModalsLoader } from '@/components/account/Dialog/ModalsLoader'
import { PriceLink } from '@/components/ui/ActionButtons/PriceLink'
import { ProblemLogField } from '@/components/pages/ProblemReport/ProblemLogField'
import { HeaderSearchLoader } from '@/components/layout/Search/HeaderSearchLoader.actors'
import type { SITE_ISLANDS } from '@/model/page/islands'
import { type Load, startIslands } from './startIslands'

/** What most pages have is in the first file, the others are fetched where a page has them. */
export const siteIslands = {
  analytics: () => AnalyticsLoader,
  bmiCalculator: () =>
    import('@/components/forms/calculators/BmiCalculatorClient').then((code) => code.BmiCalculatorClient),
  calledNumber: () => CalledNumber,
  cataractLens: () =>
    import('@/components/forms/calculators/CataractLensClient').then((code) => code.CataractLensClient),
  chatVisit: () => import('@/components/pages/Chat/ChatVisit').then((code) => code.ChatVisit),
  compareBar: () => CompareBar,
  contactContext: () => ContactContext,
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
  keepComparison: () => KeepComparison,
  leadForm: () => LeadFormClient,
  menu: () => MenuLoader,
  modals: () => ModalsLoader,
  pilesScore: () =>
    import('@/components/forms/calculators/PilesScoreClient').then((code) => code.PilesScoreClient),
  priceLink: () => PriceLink,
  problemLog: () => ProblemLogField,
  quickSurvey: () =>
    import('@/components/forms/QuickSurvey/QuickSurveyClient').then((code) => code.QuickSurveyClient),
  saves: () => import('@/components/account/SaveItem/SaveNotice').then((code) => code.SaveNotice),
  search: () => HeaderSearchLoader,
} satisfies Load<(typeof SITE_ISLANDS)[number]>

export const start = (needed: readonly Element[]): Promise<void> => startIslands(siteIslands, needed)
