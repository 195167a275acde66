import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CostCalculator } from '@/components/forms/calculators/CostCalculator'
import { interpolate } from '@/content/copy/interpolate'
import { answerCopy } from '@/content/copy/services'
import { COST_START } from '@/model/calculators/costEstimate'
import {
  type AnswerProps,
  CalculatorAnswer,
  answerMetadata,
  askedOf,
} from '@/app/(perRequest)/calculate/calculatorAnswer'
import { costCrumbs, costPage } from '@/app/[edition]/treatment-cost/loadCosts'

export const dynamic = 'force-dynamic'

async function foundFor(props: AnswerProps) {
  const { treatment = '' } = await askedOf({ treatment: '' }, props)
  const found = costPage(treatment)
  return (
    found && { ...found, title: interpolate(answerCopy.costTitle, { name: found.treatment.ProcedureName }) }
  )
}

export async function generateMetadata(props: AnswerProps): Promise<Metadata> {
  const found = await foundFor(props)
  return found ? answerMetadata(found.title, '/calculate/cost') : {}
}

/** Answers a treatment's cost calculator without JavaScript. */
export default async function CostAnswerPage(props: AnswerProps) {
  const { treatment, page, title } = (await foundFor(props)) ?? notFound()
  const crumbs = costCrumbs(treatment)
  return (
    <CalculatorAnswer
      page={page}
      crumbs={crumbs}
      title={title}
      calculator={<CostCalculator treatment={treatment} asked={await askedOf(COST_START, props)} />}
      formPlace="strip"
    />
  )
}
