import 'server-only'
import { publicPage } from '@/app/_document/edition'
import { cache } from 'react'
import { type Language, pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { cityById, departmentById } from '@/content/catalogue'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import { doctorBySlug, someDoctors } from '@/server/catalogue/doctors'
import { hospitalsBySlugs } from '@/server/catalogue/hospitals'
import { someReviews } from '@/server/catalogue/reviews'
import { orFallback } from '@/server/catalogue/rowQuery'

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
export const doctorDetail = cache(async (slug: string, language: Language): Promise<Found | undefined> => {
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
      doctorName: language === 'hi' ? doctor.hindi : doctor.DoctorName,
    }),
  }
})

/** Other doctors of the speciality, or of another choice, without the page's own. */
const othersLike = async ({ doctor }: Found, cityId?: number) => {
  const doctors = await someDoctors({ cityId, departmentId: doctor.departmentid }, OTHERS + 1)
  return doctors.filter(({ slug }) => slug !== doctor.slug).slice(0, OTHERS)
}

/** What stands beside a doctor: hospitals, reviews, other doctors of the speciality, in the city where there are any. */
export const besideDoctor = (found: Found) =>
  orFallback(
    async () => {
      const { doctor } = found
      const [hospitals, reviews, inCity] = await Promise.all([
        hospitalsBySlugs(doctor.hospitalSlugs),
        someReviews({ doctorSlug: doctor.slug }, REVIEWS),
        othersLike(found, doctor.cityid),
      ])
      const isInCity = inCity.length > 0
      return { hospitals, reviews, others: isInCity ? inCity : await othersLike(found), isInCity }
    },
    { hospitals: [], reviews: [], others: [], isInCity: false },
  )
