import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type EditionParams, editionOf } from '@/app/edition'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { ArticleHero } from '@/components/BlogArticle/ArticleHero'
import { BlogArticle } from '@/components/BlogArticle/BlogArticle'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { articleJsonLd } from '@/components/JsonLd/articleJsonLd'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { articleBySlug, departmentById } from '@/content/catalogue'
import { pathInOtherLanguage } from '@/content/languagePairs'
import type { Language } from '@/content/messages/messages'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { blogWords } from '@/content/words/blog'
import type { Article } from '@/model/catalogue/article'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

const pathOf = (language: Language, slug: string) => `${language === 'hi' ? '/hi' : ''}/blog/${slug}`

async function articleOf({ params }: Props): Promise<Article> {
  const { edition, slug } = await params
  return articleBySlug(editionOf(edition).language, slug) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const article = await articleOf(props)
  const { title, summary: description, language, slug } = article
  return pageMetadata({ title, description, language, path: pathOf(language, slug) })
}

export default async function ArticlePage(props: Props & EditionParams) {
  const article = await articleOf(props)
  const { language, slug, title } = article
  taggedBy(`articles/${language}/${slug}`, 'articles', 'authors', 'reviewers')
  const words = blogWords[language]
  const [treatmentSlug] = article.treatmentSlugs.length === 1 ? article.treatmentSlugs : []
  const page: LeadFormPage = {
    pageType: 'Blog',
    pageName: title,
    path: pathOf(language, slug),
    tier: 3,
    language,
    department: departmentById(article.departmentid)?.DepartmentName,
    treatmentSlug,
  }
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const crumbs = [
    { name: pageWordsFor(language).shell.home, path: '/' },
    { name: words.title, path: language === 'hi' ? '/hi/blog' : '/blog' },
    { name: title, path: page.path },
  ]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={language} />
      </div>
      <ArticleHero
        article={article}
        pair={pathInOtherLanguage(page.path, language)}
        form={<LeadForm page={page} {...numbers} />}
        actions={<ActionButtons section="blog" page={page} numbers={numbers} isQuiet />}
      />
      <BlogArticle article={article} page={page} />
      <JsonLd things={[...articleJsonLd(article, siteUrl + page.path), breadcrumbsJsonLd(crumbs, siteUrl)]} />
    </SiteShell>
  )
}
