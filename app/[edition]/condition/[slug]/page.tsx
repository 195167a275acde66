import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ConditionArticle } from '@/components/pages/Condition/ConditionArticle'
import { ConditionHero } from '@/components/pages/Condition/ConditionHero'
import { conditionJsonLd } from '@/components/seo/JsonLd/conditionJsonLd'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { interpolate } from '@/content/copy/interpolate'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { conditionCopy } from '@/content/copy/conditions'
import { config } from '@/server/config'
import { conditionPage } from '@/app/[edition]/condition/loadCondition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { peopleFor } from '@/app/[edition]/authors/peopleFor'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = conditionPage((await params).slug)
  if (!found) return {}
  const { condition, page } = found
  return pageMetadata({
    title: interpolate(conditionCopy.head.title, { name: condition.DiseaseName }),
    description: condition.summary,
    path: page.path,
  })
}

export default async function ConditionPage({ params }: Props) {
  const { condition, department, page } = conditionPage((await params).slug) ?? notFound()
  const people = await peopleFor({
    departmentId: department.DepartmentId,
    conditionSlug: condition.slug,
    withHospitals: true,
  })
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: breadcrumbCopy[page.language].home, path: '/' },
    { name: conditionCopy.index.crumb, path: '/condition' },
    { name: condition.DiseaseName, path: page.path },
  ]
  const { siteUrl } = config()
  const things = [
    ...conditionJsonLd(condition, department, siteUrl + page.path),
    breadcrumbsJsonLd(crumbs, siteUrl),
    faqJsonLd(condition.faqs),
  ]
  const form = <LeadForm page={page} {...numbers} />
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={page.language} />
      </div>
      <ConditionHero
        condition={condition}
        department={department}
        form={form}
        actions={<ActionButtons section="condition" page={page} numbers={numbers} isQuiet />}
      />
      <ConditionArticle
        condition={condition}
        page={page}
        people={peopleSections(people, department, conditionCopy.people)}
      />
      <JsonLd things={things} />
    </SiteShell>
  )
}
