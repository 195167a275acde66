import type { BreadcrumbList, FAQPage, ItemList, MedicalOrganization, VideoObject } from 'schema-dts'
import type { Crumb } from '@/components/ui/Breadcrumbs'
import { brand, socialLinks } from '@/content/brand'
import { type Video, VIDEO_SIZE, videoFiles } from '@/content/copy/videos'
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

/** The clinic, by its own row; placeholders are left out. */
export const organisationJsonLd = (siteUrl: string) =>
  ({
    '@type': 'MedicalOrganization',
    name: brand().name,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
    areaServed: 'IN',
    sameAs: socialLinks(),
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

/** An entry of a list with the path of its page. */
export type ListEntry = { readonly name: string; readonly path: string }

/** The entries of a list in their order, with their pages. `siteUrl` has no trailing slash. */
export const itemListJsonLd = (items: readonly ListEntry[], siteUrl: string) =>
  ({
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: siteUrl + path,
    })),
  }) satisfies ItemList

/** A film for search engines. `siteUrl` has no trailing slash. */
export function videoJsonLd(video: Video, siteUrl: string): VideoObject {
  const { film, thumbnail } = videoFiles(video)
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.summary,
    thumbnailUrl: siteUrl + thumbnail,
    contentUrl: siteUrl + film,
    uploadDate: video.uploaded,
    duration: `PT${video.seconds}S`,
    encodingFormat: 'video/webm',
    width: { '@type': 'QuantitativeValue', value: VIDEO_SIZE.width },
    height: { '@type': 'QuantitativeValue', value: VIDEO_SIZE.height },
    inLanguage: 'en-IN',
    transcript: video.steps.map(({ caption, more }) => `${caption} ${more}`).join(' '),
  }
}
