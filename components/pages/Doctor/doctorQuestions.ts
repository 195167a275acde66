import { rupees } from '@/components/pages/Cost/costScale'
import { interpolate } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { doctorPageCopy } from '@/content/copy/doctors'
import { listInWords } from '@/content/copy/inWords'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'

/** What people ask before a first visit, answered from the doctor's row and the department's. */
export function doctorQuestions(doctor: Doctor, department: Department): readonly QuestionAndAnswer[] {
  const { fee, hours, languages, video, bring, book } = doctorPageCopy.practical
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
    question: interpolate(question, gaps),
    answer: interpolate(answer, gaps),
  }))
}
