import { calculatorCopy } from '@/content/copy/calculators'
import { interpolate } from '@/content/copy/interpolate'
import type { Urgency } from '@/model/calculators/calculation'
import type { Language } from '@/model/page/language'

type CallFirstProps = {
  readonly urgency: Urgency | null
  /** The warning sign in words. */
  readonly sign: string
  readonly language: Language
}

/** Whom to call before anything else, above a questionnaire's result. */
export function CallFirst({ urgency, sign, language }: CallFirstProps) {
  if (urgency === null) return null
  const copy = calculatorCopy[language]
  const { title, text } = copy[urgency]
  return (
    <div className="call-first">
      <p className="title">{title}</p>
      <p>{interpolate(text, { sign })}</p>
      <p className="calls">
        <a href="tel:112">{copy.call}</a>
        <a href="tel:108">{copy.callAmbulance}</a>
      </p>
    </div>
  )
}
