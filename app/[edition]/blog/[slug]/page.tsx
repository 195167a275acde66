import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type EditionParams, editionOf, publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { ArticleHero, BlogArticle } from './BlogArticle'
import { articleJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { articleBySlug, departmentById } from '@/content/catalogue/catalogue'
import { type Language, pathIn } from '@/model/page/language'
import { blogCopy } from '@/content/copy/blog'
import type { Article } from '@/model/catalogue/article'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

const pathOf = (language: Language, slug: string) => pathIn(language, `/blog/${slug}`)

async function articleOf({ params }: Props): Promise<Article> {
  const { edition, slug } = await params
  return articleBySlug(editionOf(edition).language, slug) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const article = await articleOf(props)
  const { title, summary: description, language, slug } = article
  return pageMetadata({ path: pathOf(language, slug), language }, { title, description })
}

export default async function ArticlePage(props: Props & EditionParams) {
  const article = await articleOf(props)
  const { language, slug, title } = article
  const copy = blogCopy[language]
  const [treatmentSlug] = article.treatmentSlugs.length === 1 ? article.treatmentSlugs : []
  const [conditionSlug] = article.conditionSlugs.length === 1 ? article.conditionSlugs : []
  const department = departmentById(article.departmentid)
  const page = publicPage({
    pageType: 'Blog',
    pageName: title,
    path: pathOf(language, slug),
    language,
    department: department?.DepartmentName,
    treatmentSlug,
    conditionSlug: treatmentSlug ? undefined : conditionSlug,
    tier: article.tier ?? department?.tier,
  })
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.title, path: pathIn(language, '/blog') },
        { name: title, path: page.path },
      ]}
      things={(url) => articleJsonLd(article, url)}
    >
      <ArticleHero
        article={article}
        page={page}
        form={<LeadForm page={page} />}
        actions={<ActionButtons section="blog" page={page} isQuiet />}
      />
      <BlogArticle article={article} page={page} />
    </PublicPage>
  )
}
