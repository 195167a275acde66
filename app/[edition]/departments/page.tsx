import type { Metadata } from 'next'
import { type EditionParams, editionPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { doctorCounts } from '@/app/[edition]/_lists/peopleFor'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { DepartmentCards } from './DepartmentCards'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { PageHero, PageOpening } from '@/components/ui/PageHero'
import { Scene } from '@/components/ui/Scene'
import { departments } from '@/content/catalogue/catalogue'
import { departmentCopy } from '@/content/copy/departments'
import { homeCopy } from '@/content/copy/home'
import { interpolate } from '@/content/copy/interpolate'
import { departmentName } from '@/model/catalogue/department'
import { pathIn } from '@/model/page/language'

const OWN = { pageType: 'All_Departments', pageName: 'All departments', path: '/departments' } as const

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const page = await editionPage(props, OWN)
  const copy = departmentCopy[page.language].index
  return pageMetadata(page, {
    title: copy.title,
    description: interpolate(copy.description, { count: departments().length }),
  })
}

export default async function DepartmentsPage(props: EditionParams) {
  const page = await editionPage(props, OWN)
  const { language } = page
  const copy = departmentCopy[language].index
  const entries = departments().map((department) => ({
    name: departmentName(department, language),
    path: pathIn(language, `/department/${department.slug}`),
  }))
  return (
    <PublicPage page={page} crumbs={[{ name: copy.crumb, path: page.path }]} entries={entries}>
      <PageOpening title={copy.heading} lead={copy.lead}>
        <Scene name="departments" isOpening />
        <DepartmentCards doctorCounts={await doctorCounts()} language={language} />
      </PageOpening>
      <PageHero form={<LeadForm page={page} />}>
        <h2>{homeCopy[language].howTitle}</h2>
        <HowItWorks language={language} isNarrow />
      </PageHero>
    </PublicPage>
  )
}
