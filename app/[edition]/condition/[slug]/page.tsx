import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageNumbers } from '@/content/brand'
import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { peopleFor } from '@/app/[edition]/authors/peopleFor'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { conditionSections } from '@/components/pages/Condition/conditionSections'
import { EmergencySigns } from '@/components/pages/Condition/EmergencySigns'
import { DepartmentIllustration } from '@/components/pages/Department/DepartmentIllustration'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { conditionJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { PageHero } from '@/components/ui/PageHero'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { conditionBySlug, conditionsInDepartment, departmentById } from '@/content/catalogue'
import { conditionCopy as copy } from '@/content/copy/conditions'
import { interpolate } from '@/content/copy/interpolate'

type Props = { readonly params: Promise<{ readonly slug: string }> }

const pathOf = (slug: string): string => `/condition/${slug}`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const condition = conditionBySlug((await params).slug)
  if (!condition) return {}
  return pageMetadata({
    title: interpolate(copy.head.title, { name: condition.DiseaseName }),
    description: condition.summary,
    path: pathOf(condition.slug),
  })
}

/** A condition's name and the signs that cannot wait come before everything else; beside them the form. */
export default async function ConditionPage({ params }: Props) {
  const { slug } = await params
  const condition = conditionBySlug(slug) ?? notFound()
  const department = departmentById(condition.departmentid) ?? notFound()
  const name = condition.DiseaseName
  const page = publicPage({
    pageType: 'Condition',
    pageName: name,
    path: pathOf(slug),
    department: department.DepartmentName,
    conditionSlug: slug,
    tier: condition.tier ?? department.tier,
  })
  const numbers = pageNumbers(page)
  const people = await peopleFor({
    departmentId: department.DepartmentId,
    conditionSlug: slug,
    withHospitals: true,
  })
  const others = conditionsInDepartment(condition.departmentid).filter((other) => other.slug !== slug)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.index.crumb, path: '/condition' },
        { name, path: page.path },
      ]}
      things={(url) => conditionJsonLd(condition, department, url)}
      faqs={condition.faqs}
    >
      <PageHero form={<LeadForm page={page} />}>
        <p className="eyebrow">
          <DepartmentIllustration departmentSlug={department.slug} size={56} />
          <a href={`/department/${department.slug}`}>{department.DepartmentName}</a>
        </p>
        <h1>{name}</h1>
        <EmergencySigns signs={condition.emergencySigns} language="en" />
        <p className="lead">{condition.summary}</p>
        <ActionButtons section="condition" page={page} numbers={numbers} isQuiet />
      </PageHero>
      <SectionedArticle
        sections={conditionSections(condition, peopleSections(people, department, copy.people))}
        page={page}
        before={hasSellingPoints(condition.departmentid) && <SellingPoints language="en" />}
        after={
          <ReadOn title={copy.sections.related}>
            <Links
              items={[
                ...others.map((other) => ({ href: pathOf(other.slug), name: other.DiseaseName })),
                { href: '/condition', name: copy.sections.all },
              ]}
            />
          </ReadOn>
        }
      />
    </PublicPage>
  )
}
