import { askCopy } from '@/content/copy/askCatalogue'
import type { Language } from '@/model/page/language'
import type { Urgency } from '@/model/search/askAnswer'

/** Where to call at once: before any answer, and for a life in danger by one's own hand instead of one. */
export function UrgentHelp({
  urgency,
  language,
}: {
  readonly urgency: Urgency
  readonly language: Language
}) {
  const { emergency, crisis } = askCopy[language]
  const { title, body, call } = urgency === 'crisis' ? crisis : emergency
  const second =
    urgency === 'crisis'
      ? { href: 'tel:14416', text: crisis.helpline }
      : { href: 'tel:108', text: emergency.ambulance }
  return (
    <div className="urgent" role="alert">
      <h2>{title}</h2>
      <p>{body}</p>
      <p className="calls">
        <a className="button first" href="tel:112">
          {call}
        </a>
        <a className="button" href={second.href}>
          {second.text}
        </a>
      </p>
    </div>
  )
}
