import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { peopleFor } from '@/app/[edition]/_lists/peopleFor'
import { treatmentPage } from '@/app/[edition]/treatment/loadTreatment'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { CityWays } from '@/components/pages/City/CityWays'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { TreatmentFacts } from '@/components/pages/Treatment/TreatmentFacts'
import { subjectDrawing } from '@/content/catalogue/drawingOf'
import { treatmentSections } from './treatmentSections'
import { treatmentJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { languageOf } from '@/app/_document/edition'
import { rowIn } from '@/model/catalogue/inHindi'
import { pathIn } from '@/model/page/language'
import { DepartmentEyebrow, PageHero } from '@/components/ui/PageHero'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { treatmentsInDepartment } from '@/content/catalogue/catalogue'
import { homeCopy } from '@/content/copy/home'
import { interpolate } from '@/content/copy/interpolate'
import { safetyCopy } from '@/content/copy/safety'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import { treatmentName } from '@/model/catalogue/treatment'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

async function find(props: Props) {
  const language = await languageOf(props)
  const found = treatmentPage((await props.params).slug, 'Treatment', language)
  if (!found) return undefined
  const { treatment } = found
  const name = treatmentName(treatment, language)
  return { ...found, language, name, shown: rowIn(treatment, language) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  const { page, language, name, shown } = found
  return pageMetadata(page, {
    title: interpolate(treatmentCopy[language].head.title, { name }),
    description: shown.summary,
  })
}

/** A treatment's name, its summary and the facts at a glance beside the form; then all there is to know. */
export default async function TreatmentPage(props: Props) {
  const { treatment, department, page, language, name, shown } = (await find(props)) ?? notFound()
  const { departmentid: departmentId, slug } = treatment
  const copy = treatmentPageCopy[language]
  const people = await peopleFor({ departmentId, treatmentSlug: slug })
  const others = treatmentsInDepartment(departmentId).filter((other) => other.slug !== slug)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.index.crumb, path: pathIn(language, '/treatment') },
        { name, path: page.path },
      ]}
      things={(url) => treatmentJsonLd(treatment, department, url, language)}
      faqs={shown.faqs}
    >
      <PageHero
        form={<LeadForm page={page} fetchesCities />}
        below={<TreatmentFacts facts={shown.facts} language={language} />}
      >
        <DepartmentEyebrow
          drawing={subjectDrawing(treatment)}
          size={80}
          department={department}
          language={language}
        />
        <h1>{name}</h1>
        <p className="lead">{shown.summary}</p>
        <ActionButtons section="treatment" page={page} />
        <CityWays
          treatment={treatment}
          department={department}
          cities={people.doctorCities.filter((city) => people.hospitalCities.includes(city))}
          language={language}
        />
      </PageHero>
      <SectionedArticle
        sections={treatmentSections(
          treatment,
          peopleSections(people, department, copy.people, language),
          page,
        )}
        page={page}
        before={
          <>
            <p className="no-print">
              <a href="#warning-signs">{safetyCopy[language].jump}</a>
            </p>
            {hasSellingPoints({ departmentId, treatment, doctors: people.doctors }) && (
              <SellingPoints language={language} />
            )}
          </>
        }
        after={
          <ReadOn title={treatmentCopy[language].otherTreatments}>
            <Links
              language={language}
              items={[
                ...others.map((other) => ({
                  href: `/treatment/${other.slug}`,
                  name: treatmentName(other, language),
                })),
                { href: '/treatment', name: homeCopy[language].allTreatments },
              ]}
            />
          </ReadOn>
        }
      />
    </PublicPage>
  )
}
