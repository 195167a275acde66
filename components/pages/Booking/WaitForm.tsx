import { PostForm } from '@/components/forms/PostForm'
import { interpolate } from '@/content/copy/interpolate'
import { dateInWords } from '@/content/copy/placeInWords'
import { waitingCopy } from '@/content/copy/waiting'
import type { Language } from '@/model/page/language'

/** Days of the waiting list in words. */
export const daysInWords = (from: string, to: string, language: Language): string =>
  from === to
    ? interpolate(waitingCopy[language].onDay, { day: dateInWords(from, language) })
    : interpolate(waitingCopy[language].onDays, {
        from: dateInWords(from, language),
        to: dateInWords(to, language),
      })

type WaitFormProps = {
  readonly language: Language
  readonly doctor: string
  /** `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
}

/** Asks for a message when a place of these days opens; its steps are plain pages, also where the booking's machine runs. */
export function WaitForm({ language, doctor, from, to }: WaitFormProps) {
  const copy = waitingCopy[language]
  return (
    <section className="card" aria-labelledby="wait-title">
      <div>
        <h2 id="wait-title">{copy.ask}</h2>
        <p className="hint">{copy.askLead}</p>
      </div>
      <PostForm action="/book/wait" language={language} labelledBy="wait-title" hidden={{ doctor, from, to }}>
        <p>{daysInWords(from, to, language)}</p>
        <button type="submit" className="quiet">
          {copy.askSubmit}
        </button>
      </PostForm>
    </section>
  )
}
