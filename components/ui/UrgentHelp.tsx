import { interpolate } from '@/content/copy/interpolate'
import { URGENT_NUMBERS, urgentHelpCopy } from '@/content/copy/urgentHelp'
import type { Language } from '@/model/page/language'
import type { Urgency } from '@/model/search/askAnswer'

type UrgentHelpProps = { readonly urgency: Urgency; readonly language: Language }

/** Where to call at once: before any answer, and for a life in danger by one's own hand instead of one. */
export function UrgentHelp({ urgency, language }: UrgentHelpProps) {
  const { title, body, call } = urgentHelpCopy[language][urgency]
  return (
    <div className="urgent" role="alert" lang={language}>
      <h2>{title}</h2>
      <p>{body}</p>
      <p className="calls">
        {URGENT_NUMBERS[urgency].map((number, at) => (
          <a key={number} className={at === 0 ? 'button first' : 'button'} href={`tel:${number}`}>
            {interpolate(call, { number })}
          </a>
        ))}
      </p>
    </div>
  )
}
