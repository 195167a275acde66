import type {
  BlogPosting,
  MedicalCondition,
  MedicalProcedure,
  MedicalTest as MedicalTestThing,
  MedicalWebPage,
  Organization,
  Person,
} from 'schema-dts'
import { brand } from '@/content/brand'
import {
  authorBySlug,
  conditionsBySlugs,
  departmentById,
  reviewerBySlug,
  testsBySlugs,
  treatmentsBySlugs,
} from '@/content/catalogue/catalogue'
import { pictureUrl } from './peopleAndPlacesJsonLd'
import type { Article } from '@/model/catalogue/article'
import { type Condition, conditionName } from '@/model/catalogue/condition'
import { type Department, departmentName } from '@/model/catalogue/department'
import type { MedicalReview } from '@/model/catalogue/medicalReview'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import { rowIn } from '@/model/catalogue/inHindi'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import { type Language, otherLanguage, languageTag } from '@/model/page/language'
import type { JsonLdThing } from './JsonLd'
import { medicalSpecialty } from './medicalSpecialty'

/* The pages of medical texts and figures, each with its subject. `url` is the page's whole address. */

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
const reviewFacts = (review: MedicalReview, url: string) =>
  review.isReviewed
    ? {
        author: person('authors', review.writerSlug, url),
        reviewedBy: person('reviewers', review.reviewerSlug, url),
        lastReviewed: review.lastReview,
      }
    : {}

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

const named = <Type extends string>(type: Type, names: readonly string[]) =>
  names.map((name) => ({ '@type': type, name }))

const conditionsNamed = (slugs: readonly string[], language: Language) =>
  named(
    'MedicalCondition',
    conditionsBySlugs(slugs).map((one) => conditionName(one, language)),
  )

/** A blog article and its page, in the row's language. */
export function articleJsonLd(article: Article, url: string): JsonLdThing[] {
  const { title, summary, language, published } = article
  const publisher: Organization = { '@type': 'Organization', name: brand().name, url: new URL('/', url).href }
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    image: pictureUrl(article.picture, 'photo', url),
    url,
    mainEntityOfPage: url,
    inLanguage: languageTag(language),
    datePublished: published,
    // The site answers for a text that no doctor has reviewed yet.
    author: reviewFacts(article, url).author ?? publisher,
    publisher,
  }
  const about = conditionsNamed(article.conditionSlugs, language)
  const department = departmentById(article.departmentid)
  return [posting, medicalPageJsonLd({ name: title, url, language, about, department, review: article })]
}

/** A condition and its page. */
export function conditionJsonLd(
  row: Condition,
  department: Department,
  url: string,
  language: Language = 'en',
): JsonLdThing[] {
  const condition = rowIn(row, language)
  const name = conditionName(condition, language)
  const treatmentNames = treatmentsBySlugs(condition.treatmentSlugs).map(({ ProcedureName }) => ProcedureName)
  const testNames = testsBySlugs('en', condition.testSlugs).map(({ TestName }) => TestName)
  const disease: MedicalCondition = {
    '@type': 'MedicalCondition',
    name,
    alternateName: [conditionName(condition, otherLanguage(language)), ...condition.aliases],
    description: condition.summary,
    url,
    signOrSymptom: named('MedicalSymptom', condition.symptoms),
    cause: named('MedicalCause', condition.causes),
    riskFactor: named('MedicalRiskFactor', condition.riskFactors),
    possibleTreatment: named('MedicalTherapy', treatmentNames),
    typicalTest: named('MedicalTest', testNames),
  }
  const about: MedicalCondition = { '@type': 'MedicalCondition', name }
  return [disease, medicalPageJsonLd({ name, url, language, about, department, review: condition })]
}

/** A treatment and its page. */
export function treatmentJsonLd(
  row: Treatment,
  department: Department,
  url: string,
  language: Language = 'en',
): JsonLdThing[] {
  const treatment = rowIn(row, language)
  const name = treatmentName(treatment, language)
  const procedure: MedicalProcedure = {
    '@type': 'MedicalProcedure',
    name,
    alternateName: [treatmentName(treatment, otherLanguage(language)), ...treatment.aliases],
    description: treatment.summary,
    url,
    howPerformed: treatment.howItIsDone.join(' '),
    followup: treatment.recoveryTimeline.map(({ when, what }) => `${when}: ${what}`).join(' '),
  }
  const about: MedicalProcedure = { '@type': 'MedicalProcedure', name }
  return [procedure, medicalPageJsonLd({ name, url, language, about, department, review: treatment })]
}

/** A medical test and its page, in the row's language. */
export function testJsonLd(test: MedicalTest, url: string): JsonLdThing[] {
  const name = test.TestName
  const thing: MedicalTestThing = {
    '@type': 'MedicalTest',
    name,
    alternateName: [...test.aliases],
    description: test.summary,
    url,
    usedToDiagnose: conditionsNamed(test.conditionSlugs, test.language),
  }
  const about: MedicalTestThing = { '@type': 'MedicalTest', name }
  const department = departmentById(test.departmentid)
  return [thing, medicalPageJsonLd({ name, url, language: test.language, about, department, review: test })]
}

type CostPage = {
  readonly treatment: Treatment
  readonly department: Department
  /** What the page is called. */
  readonly name: string
  /** The page's whole address. */
  readonly url: string
}

/** A page of a treatment's prices: it is about the treatment; the prices are estimates, and no markup states them as offers. */
export function costJsonLd({ treatment, department, name, url }: CostPage): JsonLdThing {
  const about: MedicalProcedure = {
    '@type': 'MedicalProcedure',
    name: treatment.ProcedureName,
    url: new URL(`/treatment/${treatment.slug}`, url).href,
  }
  return medicalPageJsonLd({ name, url, language: 'en', about, department })
}

/** The page of a field of medicine. */
export const departmentJsonLd = (
  department: Department,
  url: string,
  language: Language,
  description: string,
): JsonLdThing => ({
  ...medicalPageJsonLd({ name: departmentName(department, language), url, language, department }),
  description,
})
