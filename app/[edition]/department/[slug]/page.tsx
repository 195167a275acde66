import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { languageOf, publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { peopleFor } from '@/app/[edition]/_lists/peopleFor'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { DepartmentHero, departmentDoctors, departmentLead, departmentSections } from './DepartmentHero'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { departmentJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { departmentBySlug, departments } from '@/content/catalogue/catalogue'
import { departmentCopy } from '@/content/copy/departments'
import { interpolate } from '@/content/copy/interpolate'
import { departmentName } from '@/model/catalogue/department'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import { pathIn } from '@/model/page/language'
import { departmentSection } from '@/components/ui/ActionButtons/buttonVariants'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

const pathOf = (slug: string): string => `/department/${slug}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  const language = await languageOf(props)
  const department = departmentBySlug((await props.params).slug)
  if (!department) return {}
  const copy = departmentCopy[language]
  const values = {
    name: departmentName(department, language),
    summary: departmentLead(department, language),
    specialist: departmentDoctors(department, language),
  }
  return pageMetadata(
    { path: pathIn(language, pathOf(department.slug)), language },
    {
      title: interpolate(copy.head.title, values),
      description: interpolate(copy.head.description, values),
    },
  )
}

export default async function DepartmentPage(props: Props) {
  const language = await languageOf(props)
  const department = departmentBySlug((await props.params).slug) ?? notFound()
  const { DepartmentId, slug } = department
  const copy = departmentCopy[language]
  const name = departmentName(department, language)
  const people = await peopleFor({ departmentId: DepartmentId })
  const page = publicPage({
    pageType: 'departmentpage',
    pageName: department.DepartmentName,
    path: pathIn(language, pathOf(slug)),
    language,
    department: department.DepartmentName,
    tier: department.tier,
  })
  const others = departments().filter((other) => other.slug !== slug)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.index.crumb, path: pathIn(language, '/departments') },
        { name, path: page.path },
      ]}
      things={(url) => [departmentJsonLd(department, url, language, departmentLead(department, language))]}
      faqs={foreignText(department, 'faqs', language) ? undefined : rowIn(department, language).faqs}
    >
      <DepartmentHero
        department={department}
        language={language}
        form={<LeadForm page={page} />}
        actions={<ActionButtons section={departmentSection(slug)} page={page} />}
      />
      <SectionedArticle
        sections={departmentSections(
          department,
          peopleSections(people, department, copy.people, language),
          language,
        )}
        page={page}
        before={
          hasSellingPoints({ departmentId: DepartmentId, doctors: people.doctors }) && (
            <SellingPoints language={language} />
          )
        }
        after={
          <ReadOn title={copy.sections.others}>
            <Links
              language={language}
              items={[
                ...others.map((other) => ({
                  href: pathOf(other.slug),
                  name: departmentName(other, language),
                })),
                { href: '/departments', name: copy.sections.all },
              ]}
            />
          </ReadOn>
        }
      />
    </PublicPage>
  )
}
