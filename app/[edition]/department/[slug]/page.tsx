import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { peopleFor } from '@/app/[edition]/_lists/peopleFor'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { DepartmentHero, departmentSections } from './DepartmentHero'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { departmentJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { departmentBySlug, departments } from '@/content/catalogue/catalogue'
import { departmentCopy as copy } from '@/content/copy/departments'
import { interpolate } from '@/content/copy/interpolate'
import { specialistInSentence } from '@/content/copy/specialistInSentence'
import { departmentSection } from '@/components/ui/ActionButtons/buttonVariants'

type Props = { readonly params: Promise<{ readonly slug: string }> }

const pathOf = (slug: string): string => `/department/${slug}`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const department = departmentBySlug((await params).slug)
  if (!department) return {}
  const { DepartmentName: name, summary, slug } = department
  const values = { name, summary, specialist: specialistInSentence(department.specialist) }
  return pageMetadata(
    { path: pathOf(slug), language: 'en' },
    {
      title: interpolate(copy.head.title, values),
      description: interpolate(copy.head.description, values),
    },
  )
}

export default async function DepartmentPage({ params }: Props) {
  const department = departmentBySlug((await params).slug) ?? notFound()
  const { DepartmentId, DepartmentName: name, slug } = department
  const people = await peopleFor({ departmentId: DepartmentId })
  const page = publicPage({
    pageType: 'departmentpage',
    pageName: name,
    path: pathOf(slug),
    department: name,
    tier: department.tier,
  })
  const others = departments().filter((other) => other.slug !== slug)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.index.crumb, path: '/departments' },
        { name, path: page.path },
      ]}
      things={(url) => [departmentJsonLd(department, url)]}
      faqs={department.faqs}
    >
      <DepartmentHero
        department={department}
        form={<LeadForm page={page} />}
        actions={<ActionButtons section={departmentSection(slug)} page={page} />}
      />
      <SectionedArticle
        sections={departmentSections(department, peopleSections(people, department, copy.people))}
        page={page}
        before={
          hasSellingPoints({ departmentId: DepartmentId, doctors: people.doctors }) && (
            <SellingPoints language="en" />
          )
        }
        after={
          <ReadOn title={copy.sections.others}>
            <Links
              items={[
                ...others.map((other) => ({ href: pathOf(other.slug), name: other.DepartmentName })),
                { href: '/departments', name: copy.sections.all },
              ]}
            />
          </ReadOn>
        }
      />
    </PublicPage>
  )
}
