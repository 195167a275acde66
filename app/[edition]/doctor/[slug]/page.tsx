import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { cityListHref } from '@/components/CityLists/cityListHref'
import { rupees } from '@/components/CostChart/costScale'
import { DoctorArticle } from '@/components/DoctorPage/DoctorArticle'
import { DoctorHero } from '@/components/DoctorPage/DoctorHero'
import { doctorQuestions } from '@/components/DoctorPage/doctorQuestions'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { doctorJsonLd } from '@/components/JsonLd/doctorJsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { fillGaps } from '@/content/messages/messages'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { doctorPageWords, doctorWords } from '@/content/words/doctors'
import { inSentence, listInWords } from '@/content/words/inWords'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { besideDoctor, doctorDetail } from '@/app/doctorDetail'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await doctorDetail((await params).slug)
  if (!found) return {}
  const { doctor, department, city, page } = found
  const gaps = {
    name: doctor.DoctorName,
    specialist: inSentence(department.specialist),
    city: city.cityname,
    years: doctor.experienceYears,
    languages: listInWords(doctor.languages),
    fee: rupees(doctor.consultationFee),
  }
  return pageMetadata({
    title: fillGaps(doctorPageWords.title, gaps),
    description: fillGaps(doctorPageWords.description, gaps),
    path: page.path,
  })
}

export default async function DoctorPage({ params }: Props) {
  const found = (await doctorDetail((await params).slug)) ?? notFound()
  const { doctor, department, city, page } = found
  taggedBy(
    `doctors/${doctor.slug}`,
    'doctors',
    'hospitals',
    'reviews',
    'departments',
    'cities',
    'treatments',
    'conditions',
    'costs',
  )
  const beside = await besideDoctor(found)
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const crumbs = [
    { name: pageWordsFor('en').shell.home, path: '/' },
    { name: doctorWords.list.crumb, path: '/doctors' },
    {
      name: fillGaps(doctorWords.city.title, {
        specialists: department.specialistPlural,
        city: city.cityname,
      }),
      path: cityListHref('doctors', city, department),
    },
    { name: doctor.DoctorName, path: page.path },
  ]
  const things = [
    doctorJsonLd(doctor, department, city, siteUrl + page.path),
    breadcrumbsJsonLd(crumbs, siteUrl),
    faqJsonLd(doctorQuestions(doctor, department)),
  ]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language="en" />
      </div>
      <DoctorHero
        doctor={doctor}
        department={department}
        city={city}
        page={page}
        numbers={numbers}
        form={<LeadForm page={page} {...numbers} />}
      />
      <DoctorArticle doctor={doctor} department={department} city={city} page={page} {...beside} />
      <JsonLd things={things} />
    </SiteShell>
  )
}
