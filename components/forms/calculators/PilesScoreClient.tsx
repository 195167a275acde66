'use client'

import { calculatorCopy } from '@/content/copy/calculators'
import { interpolate } from '@/content/copy/interpolate'
import { pilesScoreCopy, pilesScoreForClinic } from '@/content/copy/pilesScore'
import {
  GOLIGHER_GRADES,
  PILES_SCORE_MOST,
  PILES_SYMPTOMS,
  PILES_URGENCY,
  PILES_WARNINGS,
  type PilesScore,
} from '@/model/calculators/pilesScore'
import type { CalculatorResult } from '@/model/calculators/calculatorResult'
import type { Language } from '@/model/page/language'
import { CallFirst, questionnaireClient } from './questionnaireClient'
import { type CalculatorField, listed } from './Calculator'

function fieldsIn(language: Language): readonly CalculatorField[] {
  const copy = pilesScoreCopy[language]
  const frequencies = [
    { value: '', label: calculatorCopy[language].choose },
    ...copy.frequencies.map((label, points) => ({ value: String(points), label })),
  ]
  return [
    {
      kind: 'question',
      name: 'warning',
      label: copy.warning,
      options: listed(PILES_WARNINGS, copy.warnings),
    },
    ...PILES_SYMPTOMS.map((name) => ({
      kind: 'choice' as const,
      name,
      label: copy.symptoms[name],
      options: frequencies,
    })),
    { kind: 'question', name: 'grade', label: copy.grade, options: listed(GOLIGHER_GRADES, copy.grades) },
  ]
}

/** What the clinic reads of it, in English. */
const goesAlong = ({ score, grade, warning }: PilesScore): CalculatorResult => ({
  pilesSeverityScore: String(score),
  pilesSeverity: interpolate(pilesScoreForClinic.severity, { grade }),
  ...(warning !== 'none' && {
    estimate: interpolate(pilesScoreForClinic.warning, { sign: pilesScoreCopy.en.warnings[warning] }),
  }),
})

type ResultProps = { readonly result: PilesScore; readonly language: Language }

/** Whom to call first, the score with the grade, and what to talk over. */
function PilesResult({ result: { score, grade, warning, bleeds }, language }: ResultProps) {
  const copy = pilesScoreCopy[language]
  return (
    <>
      <CallFirst urgency={PILES_URGENCY[warning]} sign={copy.warnings[warning]} language={language} />
      <p className="headline numbers">
        <strong>{score}</strong>
        <span>{interpolate(copy.resultLine, { most: PILES_SCORE_MOST, grade })}</span>
      </p>
      <p>{interpolate(copy.gradeText, { grade, description: copy.grades[grade] })}</p>
      {bleeds && <p>{copy.bleeding}</p>}
      <p>{copy.advice[grade]}</p>
      <p className="note">{copy.noBands}</p>
      <p className="note">{copy.note}</p>
    </>
  )
}

export const PilesScoreClient = questionnaireClient<PilesScore>({
  copy: pilesScoreCopy,
  fieldsIn,
  fetchMachine: () =>
    import('@/machines/pilesScore/pilesScore.machine').then((code) => code.pilesScoreMachine),
  ResultShown: PilesResult,
  goesAlong,
})
