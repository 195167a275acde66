import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { ServiceHero } from '@/components/pages/Service/ServiceHero'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { interpolate } from '@/content/copy/interpolate'
import { calculatorCopy } from '@/content/copy/calculators'
import { type Language, pathIn } from '@/model/page/language'
import type { CalculatorValues } from '@/model/calculators/calculation'
import type { QueryProps } from '@/app/(perRequest)/perRequest'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { crumbsFromHome } from '@/app/_document/PublicPage'
import { notFound } from 'next/navigation'
import { CoverageCheck } from '@/components/forms/CoverageCheck/CoverageCheck'
import { BmiCalculator } from '@/components/forms/calculators/BmiCalculator'
import { CostCalculator } from '@/components/forms/calculators/CostCalculator'
import { EmiCalculator } from '@/components/forms/calculators/EmiCalculator'
import { Questionnaire } from '@/components/forms/calculators/Questionnaire'
import { CoverageAnswer } from './CoverageAnswer'
import { coveragePage, knownAnswers } from '@/components/pages/Coverage/coveragePage'
import { cityBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { questionnairePages } from '@/content/copy/questionnairePages'
import { answerCopy } from '@/content/copy/services'
import { BMI_START } from '@/model/calculators/bmi'
import { COST_START } from '@/model/calculators/costEstimate'
import {
  COVERAGE_FORM,
  COVERAGE_QUESTIONS,
  COVERAGE_START,
  nextCoverageQuestion,
} from '@/model/calculators/coverageCheck'
import { EMI_START } from '@/model/calculators/emi'
import { QUESTIONNAIRES, isQuestionnaire } from '@/model/calculators/questionnaires'
import { BMI_PAGE, LOAN_PAGE, crumbsTo } from '@/app/[edition]/services/servicePage'
import { questionnairePage } from '@/app/[edition]/tools/questionnairePage'
import { costCrumbs, costPage } from '@/app/[edition]/treatment-cost/loadCosts'

/*
 * A calculator's page is kept and reads no query, so its plain form leads to a page of its own that is made for each
 * request: /calculate/emi, /hi/calculate/cataract-lens and the like. To a lead it is the calculator's page.
 */

/** Longest of a field; the fields themselves end sooner. */
const LIMIT = 80

/** What was asked, field by field; a field that the address does not name keeps what the calculator begins with. */
async function submittedOf(start: CalculatorValues, { searchParams }: QueryProps): Promise<CalculatorValues> {
  const query = await searchParams
  return Object.fromEntries(
    Object.entries(start).map(([name, value]) => {
      const given = query[name]
      const first = typeof given === 'string' ? given : given?.[0]
      return [name, (first ?? value).slice(0, LIMIT)]
    }),
  )
}

/** The address contains the visitor's figures: not indexed, no referrer to other sites. */
const answerMetadata = (title: string, path: string, language: Language): Metadata => ({
  ...pageMetadata(
    { path, language },
    { title, description: calculatorCopy[language].answer, isListed: false },
  ),
  referrer: 'same-origin',
})

type CalculatorAnswerProps = {
  /** The calculator's page. */
  readonly page: PageContext
  /** The way to it. */
  readonly crumbs: readonly Crumb[]
  readonly title: string
  /** Default: that it answers what was entered. */
  readonly lead?: string
  readonly toolTitle?: string
  readonly calculator: ReactNode
  readonly formPlace: 'strip' | 'beside'
}

/** What was asked with its result, the form that takes the result along, and the way back. */
function CalculatorAnswer({
  page,
  crumbs,
  title,
  lead,
  toolTitle,
  calculator,
  formPlace,
}: CalculatorAnswerProps) {
  const copy = calculatorCopy[page.language]
  return (
    <SiteShell page={page}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbsFromHome(page, crumbs)} language={page.language} />
      </div>
      <ServiceHero
        heading={title}
        lead={lead ?? copy.answer}
        actions={
          <p>
            <a href={page.path} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {interpolate(copy.back, { page: crumbs.at(-1)?.name ?? page.pageName })}
            </a>
          </p>
        }
        tool={{ title: toolTitle ?? copy.resultTitle, body: calculator }}
        form={<LeadForm page={page} />}
        formPlace={formPlace}
      />
    </SiteShell>
  )
}

type Props = QueryProps & { readonly params: Promise<{ readonly calculator: string }> }

/** The calculators that speak English alone, by their names in the address. */
const IN_ENGLISH = {
  bmi: async (props) => ({
    page: BMI_PAGE,
    crumbs: crumbsTo(BMI_PAGE),
    title: answerCopy.bmiTitle,
    calculator: <BmiCalculator submitted={await submittedOf(BMI_START, props)} />,
    formPlace: 'beside',
  }),
  emi: async (props) => {
    // A link with a treatment's amount names the treatment for the form.
    const about = await submittedOf({ treatment: '', city: '' }, props)
    const treatment = treatmentBySlug(about.treatment ?? '')
    const city = cityBySlug(about.city ?? '')
    // A link that names the treatment alone begins with what it costs.
    const { amount } = await props.searchParams
    const isBare = amount === undefined && treatment !== undefined
    const submitted = isBare ? undefined : await submittedOf(EMI_START, props)
    const names = [treatment?.ProcedureName, city?.cityname].filter(Boolean).join(', ')
    return {
      page: {
        ...LOAN_PAGE,
        ...(treatment && { treatmentSlug: treatment.slug }),
        ...(city && { citySlug: city.slug }),
      },
      crumbs: crumbsTo(LOAN_PAGE),
      title: names ? `${answerCopy.emiTitle}: ${names}` : answerCopy.emiTitle,
      calculator: <EmiCalculator submitted={submitted} treatment={treatment} city={city} />,
      formPlace: 'strip',
    }
  },
  cost: async (props) => {
    const { treatment: slug = '' } = await submittedOf({ treatment: '' }, props)
    const found = costPage(slug)
    if (!found) return undefined
    const { treatment, page } = found
    return {
      page,
      crumbs: costCrumbs(treatment),
      title: interpolate(answerCopy.costTitle, { name: treatment.ProcedureName }),
      calculator: <CostCalculator treatment={treatment} submitted={await submittedOf(COST_START, props)} />,
      formPlace: 'strip',
    }
  },
} satisfies Record<string, (props: QueryProps) => Promise<CalculatorAnswerProps | undefined>>

const isInEnglish = (name: string): name is keyof typeof IN_ENGLISH => Object.hasOwn(IN_ENGLISH, name)

/** What the coverage check answers; without all three answers it asks for the others. */
async function coverageAnswer(language: Language, props: Props): Promise<CalculatorAnswerProps> {
  const answers = knownAnswers(await submittedOf(COVERAGE_START, props))
  const page = coveragePage(language, answers)
  const isWhole = nextCoverageQuestion(answers) === undefined
  const copy = coverageCheckCopy[language]
  // The form sends all of its fields; a link that brings something along names only what it knows.
  const query = await props.searchParams
  const isIncomplete = !isWhole && COVERAGE_QUESTIONS.every((question) => query[question] !== undefined)
  return {
    page,
    crumbs: crumbsTo(page),
    title: isWhole ? copy.answerTitle : copy.heading,
    lead: copy.lead,
    toolTitle: copy.tool,
    calculator: (
      <CoverageCheck
        page={page}
        answers={answers}
        isIncomplete={isIncomplete}
        answer={isWhole ? <CoverageAnswer answers={answers} language={language} /> : undefined}
      />
    ),
    formPlace: 'beside',
  }
}

/** A calculator's answer; undefined for an unknown name or invalid input. */
async function answerOf(language: Language, props: Props): Promise<CalculatorAnswerProps | undefined> {
  const { calculator: name } = await props.params
  if (language === 'en' && isInEnglish(name)) return IN_ENGLISH[name](props)
  if (name === COVERAGE_FORM) return coverageAnswer(language, props)
  if (!isQuestionnaire(name)) return undefined
  const page = questionnairePage(name, language)
  const submitted = await submittedOf(QUESTIONNAIRES[name].start, props)
  return {
    page,
    crumbs: crumbsTo(page),
    title: questionnairePages[name][language].answerTitle,
    calculator: <Questionnaire name={name} language={language} submitted={submitted} />,
    formPlace: 'beside',
  }
}

/** The pages that answer the calculators without JavaScript, in one language. */
export function answerPage(language: Language) {
  async function generateMetadata(props: Props): Promise<Metadata> {
    const answer = await answerOf(language, props)
    const path = pathIn(language, `/calculate/${(await props.params).calculator}`)
    return answer ? answerMetadata(answer.title, path, language) : {}
  }

  const AnswerPage = async (props: Props) => (
    <CalculatorAnswer {...((await answerOf(language, props)) ?? notFound())} />
  )

  return { generateMetadata, AnswerPage }
}
