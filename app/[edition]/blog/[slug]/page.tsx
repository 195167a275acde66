import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type EditionParams, editionOf } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { ArticleHero } from '@/components/pages/Blog/ArticleHero'
import { BlogArticle } from '@/components/pages/Blog/BlogArticle'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { articleJsonLd } from '@/components/seo/JsonLd/articleJsonLd'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { articleBySlug, departmentById } from '@/content/catalogue'
import { pathInOtherLanguage } from '@/content/links/languagePairs'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import type { Language } from '@/model/page/language'
import { blogCopy } from '@/content/copy/blog'
import type { Article } from '@/model/catalogue/article'
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
  const copy = blogCopy[language]
  const [treatmentSlug] = article.treatmentSlugs.length === 1 ? article.treatmentSlugs : []
  const page: PageContext = {
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
    { name: breadcrumbCopy[language].home, path: '/' },
    { name: copy.title, path: language === 'hi' ? '/hi/blog' : '/blog' },
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
