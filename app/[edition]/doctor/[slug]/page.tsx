import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { rupees } from '@/components/pages/Cost/costScale'
import { DoctorArticle, doctorQuestions } from '@/components/pages/Doctor/DoctorArticle'
import { DoctorHero } from '@/components/pages/Doctor/DoctorHero'
import { doctorJsonLd } from '@/components/seo/JsonLd/peopleAndPlacesJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { interpolate } from '@/content/copy/interpolate'
import { doctorPageCopy, doctorCopy } from '@/content/copy/doctors'
import { inSentence, listInWords } from '@/content/copy/inWords'
import { besideDoctor, doctorDetail } from '@/app/[edition]/doctor/loadDoctor'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/content/brand'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await doctorDetail((await params).slug)
  if (!found) return {}
  const { doctor, department, city, page } = found
  const values = {
    name: doctor.DoctorName,
    specialist: inSentence(department.specialist),
    city: city.cityname,
    years: doctor.experienceYears,
    languages: listInWords(doctor.languages),
    fee: rupees(doctor.consultationFee),
  }
  return pageMetadata({
    title: interpolate(doctorPageCopy.title, values),
    description: withDemoNote(interpolate(doctorPageCopy.description, values), briefCopy, doctor),
    path: page.path,
  })
}

export default async function DoctorPage({ params }: Props) {
  const found = (await doctorDetail((await params).slug)) ?? notFound()
  const { doctor, department, city, page } = found
  const beside = await besideDoctor(found)
  const specialists = interpolate(doctorCopy.city.title, {
    specialists: department.specialistPlural,
    city: city.cityname,
  })
  const numbers = pageNumbers(page)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: doctorCopy.list.crumb, path: '/doctors' },
        { name: specialists, path: cityListHref('doctors', city, department) },
        { name: doctor.DoctorName, path: page.path },
      ]}
      things={(url) => [doctorJsonLd(doctor, department, city, url)]}
      faqs={doctorQuestions(doctor, department)}
    >
      <DoctorHero
        doctor={doctor}
        department={department}
        city={city}
        page={page}
        numbers={numbers}
        form={<LeadForm page={page} />}
      />
      <DoctorArticle doctor={doctor} department={department} city={city} page={page} {...beside} />
    </PublicPage>
  )
}
