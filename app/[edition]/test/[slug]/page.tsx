import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { testJsonLd } from '@/components/seo/JsonLd/testJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { TestArticle, testPath } from '@/components/pages/Test/TestArticle'
import { TestHero } from '@/components/pages/Test/TestHero'
import { pathInOtherLanguage } from '@/content/links/languagePairs'
import { interpolate } from '@/content/copy/interpolate'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { testCopy } from '@/content/copy/medicalTests'
import { config } from '@/server/config'
import { editionOf } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { testPage } from '@/app/[edition]/test/loadMedicalTest'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

const find = async ({ params }: Props) => {
  const { edition, slug } = await params
  return testPage(editionOf(edition).language, slug)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  const { test, page } = found
  return pageMetadata({
    title: interpolate(testCopy[test.language].head.title, { name: test.TestName }),
    description: test.summary,
    path: page.path,
    language: test.language,
  })
}

export default async function TestPage(props: Props) {
  const { test, department, page } = (await find(props)) ?? notFound()
  const { language } = test
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: breadcrumbCopy[language].home, path: '/' },
    { name: testCopy[language].index.crumb, path: testPath(language) },
    { name: test.TestName, path: page.path },
  ]
  const { siteUrl } = config()
  const things = [
    ...testJsonLd(test, siteUrl + page.path),
    breadcrumbsJsonLd(crumbs, siteUrl),
    faqJsonLd(test.faqs),
  ]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={language} />
      </div>
      <TestHero
        test={test}
        department={department}
        pair={pathInOtherLanguage(page.path, language)}
        form={<LeadForm page={page} {...numbers} />}
        actions={<ActionButtons section="test" page={page} numbers={numbers} isQuiet />}
      />
      <TestArticle test={test} page={page} />
      <JsonLd things={things} />
    </SiteShell>
  )
}
