import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { rupees } from '@/components/pages/Cost/costScale'
import { DoctorArticle, doctorQuestions } from '@/components/pages/Doctor/DoctorArticle'
import { DoctorHero } from '@/components/pages/Doctor/DoctorHero'
import { doctorJsonLd } from '@/components/seo/JsonLd/peopleAndPlacesJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { interpolate } from '@/content/copy/interpolate'
import { doctorPageCopy } from '@/content/copy/doctors'
import { languageOf } from '@/app/_document/edition'
import { specialistsOf } from '@/model/catalogue/department'
import { inSentence, listInWords, spokenLanguages } from '@/content/copy/inWords'
import { besideDoctor, doctorDetail } from '@/app/[edition]/doctor/loadDoctor'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/content/brand'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

const find = async (props: Props) => doctorDetail((await props.params).slug, await languageOf(props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  const { doctor, department, city, page } = found
  const { language } = page
  const copy = doctorPageCopy[language]
  const isHindi = language === 'hi'
  const values = {
    name: isHindi ? doctor.hindi : doctor.DoctorName,
    specialist: isHindi ? specialistsOf(department, language) : inSentence(department.specialist),
    city: isHindi ? city.hindi : city.cityname,
    years: doctor.experienceYears,
    languages: listInWords(spokenLanguages(doctor.languages, language), language),
    fee: rupees(doctor.consultationFee),
  }
  return pageMetadata({
    title: interpolate(copy.title, values),
    description: withDemoNote(interpolate(copy.description, values), briefCopy[language], doctor),
    path: page.path,
    language,
  })
}

export default async function DoctorPage(props: Props) {
  const found = (await find(props)) ?? notFound()
  const { doctor, department, city, page } = found
  const beside = await besideDoctor(found)
  const { language } = page
  const isHindi = language === 'hi'
  const copy = doctorPageCopy[language]
  const specialists = interpolate(copy.list, {
    specialists: specialistsOf(department, language),
    city: isHindi ? city.hindi : city.cityname,
  })
  const numbers = pageNumbers(page)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.crumb, path: '/doctors' },
        { name: specialists, path: cityListHref('doctors', city, department) },
        { name: isHindi ? doctor.hindi : doctor.DoctorName, path: page.path },
      ]}
      things={(url) => [doctorJsonLd(doctor, department, city, url)]}
      faqs={doctorQuestions(doctor, department, language)}
    >
      <DoctorHero
        doctor={doctor}
        department={department}
        city={city}
        page={page}
        numbers={numbers}
        form={
          <LeadForm
            page={page}
            description={interpolate(copy.formNote, { name: isHindi ? doctor.hindi : doctor.DoctorName })}
          />
        }
      />
      <DoctorArticle doctor={doctor} department={department} city={city} page={page} {...beside} />
    </PublicPage>
  )
}
