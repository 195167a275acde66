import type { MedicalWebPage, Person } from 'schema-dts'
import { authorBySlug, reviewerBySlug } from '@/content/catalogue'
import type { Language } from '@/model/page/language'
import type { Department } from '@/model/catalogue/department'
import type { MedicalReview } from '@/model/catalogue/medicalReview'
import { medicalSpecialty } from './medicalSpecialty'

type MedicalPage = {
  readonly name: string
  readonly url: string
  readonly language: Language
  readonly about?: MedicalWebPage['about']
  readonly department: Department | undefined
  /** Of a medical text; a page of figures or of a field has none. */
  readonly review?: MedicalReview
}

const person = (folder: 'authors' | 'reviewers', slug: string, pageUrl: string): Person | undefined => {
  const found = folder === 'authors' ? authorBySlug(slug) : reviewerBySlug(slug)
  return (
    found && { '@type': 'Person', name: found.PersonName, url: new URL(`/${folder}/${slug}`, pageUrl).href }
  )
}

/** Writer, reviewer and review date: stated only of a text that a doctor has reviewed. */
export const reviewFacts = (review: MedicalReview, url: string) =>
  review.isReviewed
    ? {
        author: person('authors', review.writerSlug, url),
        reviewedBy: person('reviewers', review.reviewerSlug, url),
        lastReviewed: review.lastReview,
      }
    : {}

export const languageTag = (language: Language): string => (language === 'hi' ? 'hi-IN' : 'en-IN')

/** The page of a medical text. */
export const medicalPageJsonLd = ({ name, url, language, about, department, review }: MedicalPage) =>
  ({
    '@type': 'MedicalWebPage',
    url,
    name,
    about,
    specialty: department && medicalSpecialty(department),
    inLanguage: languageTag(language),
    ...(review && reviewFacts(review, url)),
  }) satisfies MedicalWebPage
