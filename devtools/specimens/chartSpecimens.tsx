import { Timeline } from '@/components/ui/SectionedArticle/textBlocks'
import { BmiCalculator } from '@/components/forms/calculators/BmiCalculator'
import { BmiRanges } from '@/components/forms/calculators/BmiRanges'
import { CityCosts, treatmentCosts } from '@/components/pages/City/CityCosts'
import { CostCalculator } from '@/components/forms/calculators/CostCalculator'
import { BillParts } from '@/components/pages/Cost/BillParts'
import { CostChart } from '@/components/pages/Cost/CostChart'
import { CostOverview } from '@/components/pages/Home/HomeLists'
import { costRows } from '@/components/pages/Cost/costScale'
import { Questionnaire } from '@/components/forms/calculators/Questionnaire'
import { EmiCalculator } from '@/components/forms/calculators/EmiCalculator'
import { FactsTable } from '@/components/ui/FactsTable'
import { RatingSpread } from '@/app/[edition]/reviews/ReviewSections'
import { costsOf, popularCities, treatmentBySlug, treatments } from '@/content/catalogue/catalogue'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Treatment } from '@/model/catalogue/treatment'
import { BMI_START } from '@/model/calculators/bmi'
import { EMI_START } from '@/model/calculators/emi'
import { demoNote } from '@/content/copy/demoNote'
import { type Specimens, state } from './specimen'

/** The treatment of the demonstration; drawn from its row, so that a clinic's own catalogue shows its own. */
const withTreatment = (draw: (treatment: Treatment) => React.ReactNode) => {
  const treatment = treatmentBySlug('piles') ?? treatments()[0]
  return treatment && draw(treatment)
}

/** Figures that people look at, and read. */
export const chartSpecimens: Specimens = {
  CostChart: [
    state('by city', ({ language }) =>
      withTreatment((treatment) => (
        <CostChart
          rows={costRows(costsOf(treatment.slug).slice(0, 4), language)}
          title={treatmentCopy[language].cost}
          label={treatmentCopy[language].cost}
          note={demoNote(treatmentCopy[language].costs, treatment)}
          language={language}
        />
      )),
    ),
    state('by treatment', ({ language }) => <CostOverview language={language} />),
    state('parts of a bill', () =>
      withTreatment(({ cost }) => <BillParts parts={cost.breakdown} average={60_000} />),
    ),
  ],
  BmiCalculator: [
    state('nothing asked', () => <BmiCalculator />),
    state('with a result of one’s own', () => (
      <BmiCalculator submitted={{ ...BMI_START, age: '40', heightCm: '165', weightKg: '74' }} />
    )),
    state('with errors', () => <BmiCalculator submitted={{ ...BMI_START, heightCm: '', weightKg: '9' }} />),
    state('the ranges', () => <BmiRanges />),
  ],
  EmiCalculator: [
    state('nothing asked', () => <EmiCalculator />),
    state('with errors', () => <EmiCalculator submitted={{ ...EMI_START, amount: '' }} />),
  ],
  Questionnaire: [
    state('the piles score, nothing answered', ({ language }) => (
      <Questionnaire name="piles-severity-score" language={language} />
    )),
    state('the piles score with a warning sign', ({ language }) => (
      <Questionnaire
        name="piles-severity-score"
        language={language}
        submitted={{
          ...{ warning: 'bleeding', pain: '1', itching: '2', bleeding: '3', soiling: '0' },
          ...{ prolapse: '2', grade: 'III' },
        }}
      />
    )),
    state('the lens chooser with questions open', ({ language }) => (
      <Questionnaire name="cataract-lens" language={language} submitted={{ distance: 'near' }} />
    )),
  ],
  CostCalculator: [
    state('nothing asked', () => withTreatment((treatment) => <CostCalculator treatment={treatment} />)),
  ],
  RatingSpread: [
    state('how many gave which rating', ({ language }) => (
      <RatingSpread
        language={language}
        ratings={[5, 4, 3, 2].map((rating) => ({ rating, count: rating * rating * 3 }))}
      />
    )),
  ],
  CityCosts: [
    state('costs in a city', () =>
      popularCities()
        .slice(0, 1)
        .map((city) => (
          <CityCosts key={city.slug} city={city} costs={treatmentCosts(treatments().slice(0, 4), city)} />
        )),
    ),
  ],
  FactsTable: [
    state('three facts', ({ language }) => {
      const { factsTitle, facts } = treatmentCopy[language]
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
  textBlocks: [
    state('recovery as a line', () =>
      withTreatment(({ recoveryTimeline }) => (
        <Timeline steps={recoveryTimeline.map(({ when, what }) => ({ name: when, text: what }))} />
      )),
    ),
  ],
}
