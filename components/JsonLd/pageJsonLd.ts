import type { Crumb } from '@/components/Breadcrumbs/Breadcrumbs'
import { brand } from '@/content/brand'
import type { Treatment } from '@/content/catalogueCodecs'
import type { Question } from '@/content/pageWords/pageWordsFor'
import type { JsonLdThing } from './JsonLd'

/** The way to the page. `siteUrl` has no trailing slash. */
export const breadcrumbsJsonLd = (crumbs: readonly Crumb[], siteUrl: string): JsonLdThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: siteUrl + path,
  })),
})

/** The clinic, by what the brand file says of it; placeholders are left out. */
export const organisationJsonLd = (siteUrl: string): JsonLdThing => ({
  '@type': 'MedicalOrganization',
  name: brand.name,
  url: siteUrl,
  logo: `${siteUrl}/icon.svg`,
  areaServed: 'IN',
  sameAs: Object.values(brand.social).flatMap(({ value, isPlaceholder }) => (isPlaceholder ? [] : [value])),
})

/**
 * A treatment. Writer, reviewer and review date are stated only of a text that a doctor has reviewed.
 */
export function treatmentJsonLd(treatment: Treatment, department: string, url: string): JsonLdThing[] {
  const procedure: JsonLdThing = {
    '@type': 'MedicalProcedure',
    name: treatment.ProcedureName,
    alternateName: treatment.hindi,
    description: treatment.summary,
    url,
    howPerformed: treatment.howItIsDone.join(' '),
    followup: treatment.recoveryTimeline.map(({ when, what }) => `${when}: ${what}`).join(' '),
  }
  return [
    procedure,
    {
      '@type': 'MedicalWebPage',
      url,
      name: treatment.ProcedureName,
      about: { '@type': 'MedicalProcedure', name: treatment.ProcedureName },
      specialty: department,
      inLanguage: 'en-IN',
      ...(treatment.isReviewed
        ? {
            author: { '@type': 'Person', name: treatment.writer },
            reviewedBy: { '@type': 'Person', name: treatment.reviewer },
            lastReviewed: treatment.lastReview,
          }
        : {}),
    },
  ]
}

export const faqJsonLd = (faqs: readonly Question[]): JsonLdThing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
