import { insurerBySlug } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import type { Question } from '@/content/pageWords/pageWordsFor'
import { hospitalPageWords } from '@/content/words/hospitals'
import { listInWords } from '@/content/words/inWords'
import type { Hospital } from '@/model/catalogue/hospital'

/** What people ask before they go: the hospital's own answers, then what its row tells. */
export function hospitalQuestions(hospital: Hospital): readonly Question[] {
  const { visiting, emergency, insurance, languages, book } = hospitalPageWords.practical
  const insurers = hospital.insurerSlugs.flatMap((slug) => insurerBySlug(slug)?.InsurerName ?? [])
  const gaps = {
    name: hospital.HospitalName,
    visiting: hospital.visitingHours,
    insurers: listInWords(insurers),
    languages: listInWords(hospital.languages),
  }
  const computed = [
    { question: emergency.question, answer: hospital.hasEmergency ? emergency.yes : emergency.no },
    ...(insurers.length > 0 ? [insurance] : []),
    visiting,
    languages,
    book,
  ].map(({ question, answer }) => ({
    question: fillGaps(question, gaps),
    answer: fillGaps(answer, gaps),
  }))
  return [...hospital.faqs, ...computed]
}
