import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { languageOf, publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { peopleFor } from '@/app/[edition]/_lists/peopleFor'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { conditionOverview, conditionSections } from './conditionSections'
import { EmergencySigns } from '@/components/pages/Condition/EmergencySigns'
import { subjectDrawing } from '@/content/catalogue/drawingOf'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { conditionJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { rowIn } from '@/model/catalogue/inHindi'
import { pathIn } from '@/model/page/language'
import { DepartmentEyebrow, PageHero } from '@/components/ui/PageHero'
import { OpeningSection, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { conditionBySlug, conditionsInDepartment, departmentById } from '@/content/catalogue/catalogue'
import { conditionCopy } from '@/content/copy/conditions'
import { interpolate } from '@/content/copy/interpolate'
import { conditionName } from '@/model/catalogue/condition'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

async function find(props: Props) {
  const language = await languageOf(props)
  const condition = conditionBySlug((await props.params).slug)
  if (!condition || (language === 'hi' && !condition.inHindi)) return undefined
  return {
    condition,
    language,
    name: conditionName(condition, language),
    shown: rowIn(condition, language),
    path: pathIn(language, `/condition/${condition.slug}`),
    copy: conditionCopy[language],
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  const { copy, name, shown } = found
  return pageMetadata(found, {
    title: interpolate(copy.head.title, { name }),
    description: shown.summary,
  })
}

/** A condition's name and the signs that cannot wait come before everything else, then what it is; beside them, on phones after them, the form. */
export default async function ConditionPage(props: Props) {
  const { condition, language, name, shown, path, copy } = (await find(props)) ?? notFound()
  const { slug } = condition
  const department = departmentById(condition.departmentid) ?? notFound()
  const page = publicPage({
    pageType: 'Condition',
    pageName: condition.DiseaseName,
    path,
    language,
    department: department.DepartmentName,
    conditionSlug: slug,
    tier: condition.tier ?? department.tier,
  })
  const people = await peopleFor({ departmentId: department.DepartmentId, conditionSlug: slug })
  const others = conditionsInDepartment(condition.departmentid).filter((other) => other.slug !== slug)
  const opening = conditionOverview(condition, language)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.index.crumb, path: pathIn(language, '/condition') },
        { name, path: page.path },
      ]}
      things={(url) => conditionJsonLd(condition, department, url, language)}
      faqs={shown.faqs}
    >
      <PageHero
        form={<LeadForm page={page} />}
        below={<OpeningSection section={opening} language={language} />}
      >
        <DepartmentEyebrow
          drawing={subjectDrawing(condition)}
          size={56}
          department={department}
          language={language}
        />
        <h1>{name}</h1>
        <EmergencySigns signs={shown.emergencySigns} language={language} />
        <p className="lead">{shown.summary}</p>
        <ActionButtons section="condition" page={page} />
      </PageHero>
      <SectionedArticle
        opening={opening}
        sections={conditionSections(
          condition,
          peopleSections(people, department, copy.people, language),
          language,
        )}
        page={page}
        before={
          hasSellingPoints({ departmentId: condition.departmentid, doctors: people.doctors }) && (
            <SellingPoints language={language} />
          )
        }
        after={
          <ReadOn title={copy.sections.related}>
            <Links
              language={language}
              items={[
                ...others.map((other) => ({
                  href: `/condition/${other.slug}`,
                  name: conditionName(other, language),
                })),
                { href: '/condition', name: copy.sections.all },
              ]}
            />
          </ReadOn>
        }
      />
    </PublicPage>
  )
}
