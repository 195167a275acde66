import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { interpolate } from '@/content/copy/interpolate'
import { dateInWords, timeInWords } from '@/content/copy/placeInWords'
import { rupees } from '@/content/copy/rupees'
import type { Language } from '@/model/page/language'
import { FactList } from './FactList'

/** What an appointment's page says of it. Times in milliseconds since 1970. */
export interface ShownAppointment {
  readonly day: string
  readonly zone: string
  /** Null where it is at a time. */
  readonly token: number | null
  readonly expectedFrom: number
  readonly expectedTo: number
  readonly doctor: string
  /** 'Neem Grove Hospital, Andheri, Mumbai' */
  readonly where: string
  /** In rupees. */
  readonly fee: number
}

/** When one is expected: a time, or a range for a token. */
export function whenInWords(
  { token, expectedFrom, expectedTo, zone }: ShownAppointment,
  language: Language,
): string {
  const from = timeInWords(expectedFrom, zone, language)
  if (token === null) return from
  return interpolate(ownAppointmentCopy[language].range, {
    from,
    to: timeInWords(expectedTo, zone, language),
  })
}

/** Day, token or time, place and fee. */
export function AppointmentFacts({
  shown,
  language,
}: {
  readonly shown: ShownAppointment
  readonly language: Language
}) {
  const { facts, fee } = ownAppointmentCopy[language]
  const when = whenInWords(shown, language)
  const rows = [
    { name: facts.day, value: dateInWords(shown.day, language), isMain: true },
    ...(shown.token === null
      ? [{ name: facts.time, value: when, isMain: true }]
      : [
          { name: facts.token, value: String(shown.token), isMain: true },
          { name: facts.expected, value: when, isMain: true },
        ]),
    { name: facts.doctor, value: shown.doctor, isMain: false },
    { name: facts.place, value: shown.where, isMain: false },
    { name: facts.fee, value: interpolate(fee, { fee: rupees(shown.fee) }), isMain: false },
  ]
  return <FactList facts={rows} />
}
