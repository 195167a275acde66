import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { editionOf, publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { testDrawing } from '@/content/catalogue/drawingOf'
import { testPath, testSections } from '@/app/[edition]/test/testSections'
import { testJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { DepartmentEyebrow, FactsHero } from '@/components/ui/PageHero'
import { FactsTable } from '@/components/ui/FactsTable'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import { departmentById, testBySlug, tests } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { testCopy } from '@/content/copy/medicalTests'
import { pathInOtherLanguage } from '@/content/catalogue/links/languagePairs'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import { withDemoNote } from '@/content/copy/demoNote'
import { rupees } from '@/content/copy/rupees'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

async function testOf({ params }: Props): Promise<MedicalTest | undefined> {
  const { edition, slug } = await params
  return testBySlug(editionOf(edition).language, slug)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const test = await testOf(props)
  if (!test) return {}
  const { TestName: name, language, slug, summary: description } = test
  const title = interpolate(testCopy[language].head.title, { name })
  return pageMetadata({ path: testPath(language, slug), language }, { title, description })
}

const FACTS = ['sample', 'preparation', 'duration', 'reportTime'] as const

/** A test's name, its facts at a glance and the way to the other language; the form as a strip below. */
export default async function TestPage(props: Props) {
  const test = (await testOf(props)) ?? notFound()
  const department = departmentById(test.departmentid) ?? notFound()
  const { TestName: name, language, slug, price } = test
  const copy = testCopy[language]
  const page = publicPage({
    pageType: 'Test',
    pageName: testBySlug('en', slug)?.TestName ?? name,
    path: testPath(language, slug),
    language,
    department: department.DepartmentName,
    conditionSlug: test.conditionSlugs.length === 1 ? test.conditionSlugs[0] : undefined,
  })
  const facts = [
    ...FACTS.map((key) => ({ name: copy.facts[key], value: test.facts[key] })),
    {
      name: withDemoNote(copy.facts.price, copy.shortNote, test),
      value: `${rupees(price.minimum)} – ${rupees(price.maximum)}`,
    },
  ]
  const others = tests(language).filter(
    (other) => other.departmentid === test.departmentid && other.slug !== slug,
  )
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.index.crumb, path: testPath(language) },
        { name, path: page.path },
      ]}
      things={(url) => testJsonLd(test, url)}
      faqs={test.faqs}
    >
      <FactsHero
        facts={<FactsTable title={copy.factsTitle} facts={facts} />}
        form={<LeadForm page={page} />}
        formPlace="strip"
      >
        <DepartmentEyebrow
          drawing={testDrawing(test)}
          size={72}
          department={department}
          language={language}
        />
        <h1>{name}</h1>
        <p className="lead">{test.summary}</p>
        <ActionButtons section="test" page={page} />
        {pathInOtherLanguage(page.path, language) && (
          <p className="other-language">
            <OtherLanguageLink page={page} text={copy.otherLanguage} />
          </p>
        )}
      </FactsHero>
      <SectionedArticle
        sections={testSections(test)}
        page={page}
        after={
          <ReadOn title={copy.sections.related}>
            <Links
              items={[
                ...others.map((other) => ({ href: testPath(language, other.slug), name: other.TestName })),
                { href: testPath(language), name: copy.sections.all },
              ]}
            />
          </ReadOn>
        }
      />
    </PublicPage>
  )
}
