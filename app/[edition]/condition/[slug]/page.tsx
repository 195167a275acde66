import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { ConditionArticle } from '@/components/ConditionPage/ConditionArticle'
import { ConditionHero } from '@/components/ConditionPage/ConditionHero'
import { conditionJsonLd } from '@/components/JsonLd/conditionJsonLd'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { peopleSections } from '@/components/PeopleSections/peopleSections'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { fillGaps } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { conditionWords } from '@/content/words/conditions'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { conditionPage } from '@/app/conditionPage'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { peopleFor } from '@/app/peopleFor'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = conditionPage((await params).slug)
  if (!found) return {}
  const { condition, page } = found
  return pageMetadata({
    title: fillGaps(conditionWords.head.title, { name: condition.DiseaseName }),
    description: condition.summary,
    path: page.path,
  })
}

export default async function ConditionPage({ params }: Props) {
  const { condition, department, page } = conditionPage((await params).slug) ?? notFound()
  taggedBy(
    `conditions/${condition.slug}`,
    'conditions',
    'departments',
    'tests',
    'treatments',
    'costs',
    'articles',
    'authors',
    'reviewers',
    'doctors',
    'hospitals',
  )
  const people = await peopleFor({
    departmentId: department.DepartmentId,
    conditionSlug: condition.slug,
    withHospitals: true,
  })
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: pageWordsFor(page.language).shell.home, path: '/' },
    { name: conditionWords.index.crumb, path: '/condition' },
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
        people={peopleSections(people, department, conditionWords.people)}
      />
      <JsonLd things={things} />
    </SiteShell>
  )
}
