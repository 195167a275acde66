import type { Metadata } from 'next'
import { publicPage } from '@/app/_document/edition'
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

const copy = departmentCopy.index
const PAGE = publicPage({ pageType: 'All_Departments', pageName: copy.pageName, path: '/departments' })

export const generateMetadata = (): Metadata =>
  pageMetadata(PAGE, {
    title: copy.title,
    description: interpolate(copy.description, { count: departments().length }),
  })

export default async function DepartmentsPage() {
  const entries = departments().map(({ slug, DepartmentName: name }) => ({
    name,
    path: `/department/${slug}`,
  }))
  return (
    <PublicPage page={PAGE} crumbs={[{ name: copy.crumb, path: PAGE.path }]} entries={entries}>
      <PageOpening title={copy.heading} lead={copy.lead}>
        <Scene name="departments" isOpening />
        <DepartmentCards doctorCounts={await doctorCounts()} />
      </PageOpening>
      <PageHero form={<LeadForm page={PAGE} />}>
        <h2>{homeCopy.en.howTitle}</h2>
        <HowItWorks language="en" isNarrow />
      </PageHero>
    </PublicPage>
  )
}
