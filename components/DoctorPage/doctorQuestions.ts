import { rupees } from '@/components/CostChart/costScale'
import { fillGaps } from '@/content/messages/messages'
import type { Question } from '@/content/pageWords/pageWordsFor'
import { doctorPageWords } from '@/content/words/doctors'
import { listInWords } from '@/content/words/inWords'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'

/** What people ask before a first visit, answered from the doctor's row and the department's. */
export function doctorQuestions(doctor: Doctor, department: Department): readonly Question[] {
  const { fee, hours, languages, video, bring, book } = doctorPageWords.practical
  const gaps = {
    name: doctor.DoctorName,
    fee: rupees(doctor.consultationFee),
    hours: doctor.consultationHours,
    languages: listInWords(doctor.languages),
  }
  return [
    fee,
    hours,
    languages,
    { question: video.question, answer: doctor.offersVideo ? video.yes : video.no },
    { question: bring.question, answer: `${department.firstVisit.join('. ')}.` },
    book,
  ].map(({ question, answer }) => ({
    question: fillGaps(question, gaps),
    answer: fillGaps(answer, gaps),
  }))
}
