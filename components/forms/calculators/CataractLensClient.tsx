'use client'

import { calculatorCopy } from '@/content/copy/calculators'
import { cataractLensCopy, cataractLensForClinic } from '@/content/copy/cataractLens'
import { interpolate } from '@/content/copy/interpolate'
import {
  EYE_URGENCY,
  EYE_WARNINGS,
  KNOWN,
  LENS_BUDGETS,
  LENS_DISTANCES,
  type LensChoice,
  NIGHT_DRIVING,
} from '@/model/calculators/cataractLens'
import type { CalculatorResult } from '@/model/calculators/calculatorResult'
import type { Language } from '@/model/page/language'
import { CallFirst, questionnaireClient } from './questionnaireClient'
import { type CalculatorField, listed } from './Calculator'

function fieldsIn(language: Language): readonly CalculatorField[] {
  const copy = cataractLensCopy[language]
  const first = { value: '', label: calculatorCopy[language].choose }
  const known = [first, ...listed(KNOWN, copy.known)]
  return [
    { kind: 'question', name: 'warning', label: copy.warning, options: listed(EYE_WARNINGS, copy.warnings) },
    {
      kind: 'question',
      name: 'distance',
      label: copy.distance,
      options: listed(LENS_DISTANCES, copy.distances),
    },
    {
      kind: 'choice',
      name: 'night',
      label: copy.night,
      options: [first, ...listed(NIGHT_DRIVING, copy.nights)],
    },
    { kind: 'choice', name: 'astigmatism', label: copy.astigmatism, options: known },
    { kind: 'choice', name: 'disease', label: copy.disease, options: known },
    {
      kind: 'choice',
      name: 'budget',
      label: copy.budget,
      options: [first, ...listed(LENS_BUDGETS, copy.budgets)],
    },
  ]
}

/** The lenses as a clinic files them: `Multifocal or EDOF, toric`. */
const forClinic = ({ lenses, isToric }: LensChoice): string =>
  lenses.map((lens) => cataractLensForClinic.lenses[lens]).join(' or ') +
  (isToric ? cataractLensForClinic.toric : '')

/** What the clinic reads of it, in English. */
const goesAlong = (result: LensChoice): CalculatorResult => ({
  cataractLens: forClinic(result),
  ...(result.warning !== 'none' && {
    estimate: interpolate(cataractLensForClinic.warning, {
      sign: cataractLensCopy.en.warnings[result.warning],
    }),
  }),
})

type ResultProps = { readonly result: LensChoice; readonly language: Language }

/** Whom to call first, the kinds of lens to talk over, and what of the answers bears upon them. */
function LensResult({ result, language }: ResultProps) {
  const copy = cataractLensCopy[language]
  const { lenses, isToric, reasons, warning } = result
  return (
    <>
      <CallFirst urgency={EYE_URGENCY[warning]} sign={copy.warnings[warning]} language={language} />
      <p className="headline">
        <strong>{lenses.map((lens) => copy.lenses[lens]).join(` ${copy.or} `)}</strong>
        <span>{[...(isToric ? [copy.toric] : []), copy.resultLine].join(', ')}</span>
      </p>
      {lenses.map((lens) => (
        <p key={lens}>{copy.about[lens]}</p>
      ))}
      {reasons.length > 0 && (
        <div>
          <p className="title">{copy.reasonsTitle}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{copy.reasons[reason]}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="note">{copy.note}</p>
    </>
  )
}

export const CataractLensClient = questionnaireClient<LensChoice>({
  copy: cataractLensCopy,
  fieldsIn,
  fetchMachine: () =>
    import('@/machines/cataractLens/cataractLens.machine').then((code) => code.cataractLensMachine),
  ResultShown: LensResult,
  goesAlong,
})
