import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { rupees } from '@/components/pages/Cost/costScale'
import { DoctorArticle } from '@/components/pages/Doctor/DoctorArticle'
import { DoctorHero } from '@/components/pages/Doctor/DoctorHero'
import { doctorQuestions } from '@/components/pages/Doctor/doctorQuestions'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { doctorJsonLd } from '@/components/seo/JsonLd/doctorJsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { interpolate } from '@/content/copy/interpolate'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { doctorPageCopy, doctorCopy } from '@/content/copy/doctors'
import { inSentence, listInWords } from '@/content/copy/inWords'
import { config } from '@/server/config'
import { besideDoctor, doctorDetail } from '@/app/[edition]/doctor/loadDoctor'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

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
    title: interpolate(doctorPageCopy.title, gaps),
    description: interpolate(doctorPageCopy.description, gaps),
    path: page.path,
  })
}

export default async function DoctorPage({ params }: Props) {
  const found = (await doctorDetail((await params).slug)) ?? notFound()
  const { doctor, department, city, page } = found
  const beside = await besideDoctor(found)
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const crumbs = [
    { name: breadcrumbCopy.en.home, path: '/' },
    { name: doctorCopy.list.crumb, path: '/doctors' },
    {
      name: interpolate(doctorCopy.city.title, {
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
