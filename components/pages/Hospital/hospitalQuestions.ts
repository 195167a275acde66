import { insurerBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { listInWords } from '@/content/copy/inWords'
import type { Hospital } from '@/model/catalogue/hospital'

/** What people ask before they go: the hospital's own answers, then what its row tells. */
export function hospitalQuestions(hospital: Hospital): readonly QuestionAndAnswer[] {
  const { visiting, emergency, insurance, languages, book } = hospitalPageCopy.practical
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
    question: interpolate(question, gaps),
    answer: interpolate(answer, gaps),
  }))
  return [...hospital.faqs, ...computed]
}
