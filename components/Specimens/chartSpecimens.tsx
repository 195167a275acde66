import { BmiCalculator } from '@/components/BmiCalculator/BmiCalculator'
import { BmiRanges } from '@/components/BmiCalculator/BmiRanges'
import { CityCosts } from '@/components/CityLists/CityCosts'
import { treatmentCosts } from '@/components/CityLists/treatmentCosts'
import { CostCalculator } from '@/components/CostCalculator/CostCalculator'
import { BillParts } from '@/components/CostChart/BillParts'
import { CostChart } from '@/components/CostChart/CostChart'
import { CostOverview } from '@/components/CostChart/CostOverview'
import { costRows } from '@/components/CostChart/costScale'
import { EmiCalculator } from '@/components/EmiCalculator/EmiCalculator'
import { FactsTable } from '@/components/FactsTable/FactsTable'
import { RatingSpread } from '@/components/ReviewPage/RatingSpread'
import { RecoveryTimeline } from '@/components/TreatmentArticle/RecoveryTimeline'
import { costsOf, popularCities, treatmentBySlug, treatments } from '@/content/catalogue'
import { messagesFor } from '@/content/messages/messagesFor'
import type { Treatment } from '@/model/catalogue/treatment'
import { BMI_START } from '@/model/calculators/bmi'
import { EMI_START } from '@/model/calculators/emi'
import { type Specimen, state } from './specimen'

/** The treatment of the demonstration; drawn from its row, so that a clinic's own catalogue shows its own. */
const withTreatment = (draw: (treatment: Treatment) => React.ReactNode) => {
  const treatment = treatmentBySlug('piles') ?? treatments()[0]
  return treatment && draw(treatment)
}

/** Figures that people look at, and read. */
export const chartSpecimens: readonly Specimen[] = [
  {
    folder: 'CostChart',
    states: [
      state('by city', ({ language }) =>
        withTreatment(({ slug }) => (
          <CostChart
            rows={costRows(costsOf(slug).slice(0, 4), language)}
            title={messagesFor(language).treatment.cost}
            label={messagesFor(language).treatment.cost}
            note={messagesFor(language).treatment.costIllustrative}
            language={language}
          />
        )),
      ),
      state('by treatment', ({ language }) => <CostOverview language={language} />),
      state('parts of a bill', () =>
        withTreatment(({ cost }) => <BillParts parts={cost.breakdown} average={60_000} />),
      ),
    ],
  },
  {
    folder: 'BmiCalculator',
    states: [
      state('nothing asked', () => <BmiCalculator />),
      state('with a result of one’s own', () => (
        <BmiCalculator asked={{ ...BMI_START, age: '40', heightCm: '165', weightKg: '74' }} />
      )),
      state('with errors', () => <BmiCalculator asked={{ ...BMI_START, heightCm: '', weightKg: '9' }} />),
      state('the ranges', () => <BmiRanges />),
    ],
  },
  {
    folder: 'EmiCalculator',
    states: [
      state('nothing asked', () => <EmiCalculator />),
      state('with errors', () => <EmiCalculator asked={{ ...EMI_START, amount: '' }} />),
    ],
  },
  {
    folder: 'CostCalculator',
    states: [
      state('nothing asked', () => withTreatment((treatment) => <CostCalculator treatment={treatment} />)),
    ],
  },
  {
    folder: 'ReviewPage',
    states: [
      state('how many gave which rating', () => (
        <RatingSpread ratings={[5, 4, 3, 2].map((rating) => ({ rating, count: rating * rating * 3 }))} />
      )),
    ],
  },
  {
    folder: 'CityLists',
    states: [
      state('costs in a city', () =>
        popularCities()
          .slice(0, 1)
          .map((city) => (
            <CityCosts key={city.slug} city={city} costs={treatmentCosts(treatments().slice(0, 4), city)} />
          )),
      ),
    ],
  },
  {
    folder: 'FactsTable',
    states: [
      state('three facts', ({ language }) => {
        const { factsTitle, facts } = messagesFor(language).treatment
        return (
          <FactsTable
            title={factsTitle}
            facts={[
              { name: facts.duration, value: '30–45 min' },
              { name: facts.hospitalStay, value: '1' },
              { name: facts.recovery, value: '7–10' },
            ]}
          />
        )
      }),
    ],
  },
  {
    folder: 'TreatmentArticle',
    states: [
      state('recovery as a line', () =>
        withTreatment(({ recoveryTimeline }) => <RecoveryTimeline steps={recoveryTimeline} />),
      ),
    ],
  },
]
