import type { BreadcrumbList, FAQPage, MedicalOrganization } from 'schema-dts'
import type { Crumb } from '@/components/ui/Breadcrumbs'
import { brand } from '@/content/brand'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'

/** The way to the page. `siteUrl` has no trailing slash. */
export const breadcrumbsJsonLd = (crumbs: readonly Crumb[], siteUrl: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl + path,
    })),
  }) satisfies BreadcrumbList

/** The clinic, by what the brand file says of it; placeholders are left out. */
export const organisationJsonLd = (siteUrl: string) =>
  ({
    '@type': 'MedicalOrganization',
    name: brand.name,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
    areaServed: 'IN',
    sameAs: Object.values(brand.social).flatMap(({ value, isPlaceholder }) => (isPlaceholder ? [] : [value])),
  }) satisfies MedicalOrganization

export const faqJsonLd = (faqs: readonly QuestionAndAnswer[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies FAQPage
