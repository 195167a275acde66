import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { DoctorArticle, doctorQuestions } from './DoctorArticle'
import { DoctorHero } from './DoctorHero'
import { doctorJsonLd } from '@/components/seo/JsonLd/peopleAndPlacesJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { hoursInWords } from '@/content/copy/doctorHours'
import { interpolate } from '@/content/copy/interpolate'
import { doctorPageCopy } from '@/content/copy/doctors'
import { languageOf, publicPage } from '@/app/_document/edition'
import { type Department, specialistsOf } from '@/model/catalogue/department'
import { inSentence, listInWords, spokenLanguages } from '@/content/copy/inWords'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'
import { cache } from 'react'
import { type Language, pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { cityById, departmentById } from '@/content/catalogue/catalogue'
import { bookPath } from '@/model/appointments/bookingPaths'
import { type City, cityName } from '@/model/catalogue/city'
import { type Doctor, doctorName } from '@/model/catalogue/doctor'
import { doctorBySlug, someDoctors } from '@/server/catalogue/reads/doctors'
import { comingExceptions, placesOfDoctor, schedulesOfDoctors } from '@/server/catalogue/reads/schedules'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import { ratingsGiven, someReviews } from '@/server/catalogue/reads/reviews'
import { orFallback } from '@/server/catalogue/reads/rowQuery'
import { rupees } from '@/content/copy/rupees'

/** How many reviews and other doctors the page shows. */
const REVIEWS = 6
const OTHERS = 4

type Found = {
  readonly doctor: Doctor
  readonly department: Department
  readonly city: City
  readonly page: PageContext
}

/** A doctor's page, asked once for the page and its metadata; undefined for a slug that the catalogue does not know. */
const doctorDetail = cache(async (slug: string, language: Language): Promise<Found | undefined> => {
  const doctor = await doctorBySlug(slug)
  const department = doctor && departmentById(doctor.departmentid)
  const city = doctor && cityById(doctor.cityid)
  if (!doctor || !department || !city) return undefined
  return {
    doctor,
    department,
    city,
    page: publicPage({
      pageType: 'doctors',
      pageName: doctor.DoctorName,
      path: pathIn(language, `/doctor/${slug}`),
      language,
      department: department.DepartmentName,
      citySlug: city.slug,
      doctorId: String(doctor.DoctorId),
      doctorName: doctorName(doctor, language),
    }),
  }
})

/** Other doctors of the speciality, or of another choice, without the page's own. */
const othersLike = async ({ doctor }: Found, cityId?: number) => {
  const doctors = await someDoctors({ cityId, departmentId: doctor.departmentid }, OTHERS + 1)
  return doctors.filter(({ slug }) => slug !== doctor.slug).slice(0, OTHERS)
}

/** What a doctor's page shows of other rows: hospitals, hours, reviews, doctors of the speciality, in the city if there are any. */
const besideDoctor = (found: Found) =>
  orFallback(
    async () => {
      const { doctor } = found
      const [weekly, exceptions] = await Promise.all([
        schedulesOfDoctors([doctor.slug]),
        comingExceptions(doctor.slug),
      ])
      const schedules = weekly.get(doctor.slug) ?? []
      const [hospitals, reviews, ratings, inCity] = await Promise.all([
        hospitalsBySlugs(placesOfDoctor(doctor, [...schedules, ...exceptions])),
        someReviews({ doctorSlug: doctor.slug }, REVIEWS),
        ratingsGiven('doctor', doctor.slug),
        othersLike(found, doctor.cityid),
      ])
      const isInCity = inCity.length > 0
      const others = isInCity ? inCity : await othersLike(found)
      return { hospitals, schedules, exceptions, reviews, ratings, others, isInCity }
    },
    { hospitals: [], schedules: [], exceptions: [], reviews: [], ratings: [], others: [], isInCity: false },
  )

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

const find = async (props: Props) => doctorDetail((await props.params).slug, await languageOf(props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  const { doctor, department, city, page } = found
  const { language } = page
  const copy = doctorPageCopy[language]
  const values = {
    name: doctorName(doctor, language),
    specialist: language === 'hi' ? specialistsOf(department, language) : inSentence(department.specialist),
    city: cityName(city, language),
    years: doctor.experienceYears,
    languages: listInWords(spokenLanguages(doctor.languages, language), language),
    fee: rupees(doctor.consultationFee),
  }
  return pageMetadata(page, {
    title: interpolate(copy.title, values),
    description: withDemoNote(interpolate(copy.description, values), briefCopy[language], doctor),
  })
}

export default async function DoctorPage(props: Props) {
  const found = (await find(props)) ?? notFound()
  const { doctor, department, city } = found
  const beside = await besideDoctor(found)
  const page = {
    ...found.page,
    ...(beside.schedules.length > 0 && { placesPath: bookPath('en', doctor.slug) }),
  }
  const { language } = page
  const hours = hoursInWords(beside.schedules, beside.hospitals, language)
  const copy = doctorPageCopy[language]
  const specialists = interpolate(copy.list, {
    specialists: specialistsOf(department, language),
    city: cityName(city, language),
  })
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: copy.crumb, path: '/doctors' },
        { name: specialists, path: cityListHref('doctors', city, department) },
        { name: doctorName(doctor, language), path: page.path },
      ]}
      things={(url) => [doctorJsonLd({ doctor, department, city, ...beside }, url)]}
      faqs={doctorQuestions(doctor, department, hours, language)}
    >
      <DoctorHero
        doctor={doctor}
        department={department}
        city={city}
        hours={hours}
        page={page}
        form={
          <LeadForm
            page={page}
            description={interpolate(page.placesPath === undefined ? copy.formNote : copy.call.note, {
              name: doctorName(doctor, language),
            })}
            {...(page.placesPath !== undefined && { options: { submitTitle: copy.call.submit } })}
          />
        }
      />
      <DoctorArticle
        doctor={doctor}
        department={department}
        city={city}
        hours={hours}
        page={page}
        {...beside}
      />
    </PublicPage>
  )
}
