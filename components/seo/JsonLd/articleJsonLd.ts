import type { BlogPosting, MedicalCondition, Organization } from 'schema-dts'
import { brand } from '@/content/brand'
import { conditionBySlug, departmentById } from '@/content/catalogue'
import type { Article } from '@/model/catalogue/article'
import type { JsonLdThing } from './JsonLd'
import { languageTag, medicalPageJsonLd, reviewFacts } from './medicalPageJsonLd'

const aboutConditions = ({ conditionSlugs, language }: Article): MedicalCondition[] =>
  conditionSlugs.flatMap((slug) => {
    const condition = conditionBySlug(slug)
    if (!condition) return []
    return [
      { '@type': 'MedicalCondition', name: language === 'hi' ? condition.hindi : condition.DiseaseName },
    ]
  })

/** A blog article and its page, in the row's language. @param url the page's whole address */
export function articleJsonLd(article: Article, url: string): JsonLdThing[] {
  const { title, summary, language, published } = article
  const publisher: Organization = { '@type': 'Organization', name: brand.name, url: new URL('/', url).href }
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    inLanguage: languageTag(language),
    datePublished: published,
    // The site answers for a text that no doctor has reviewed yet.
    author: reviewFacts(article, url).author ?? publisher,
    publisher,
  }
  const about = aboutConditions(article)
  const department = departmentById(article.departmentid)
  return [posting, medicalPageJsonLd({ name: title, url, language, about, department, review: article })]
}
