import type { Physician } from 'schema-dts'
import { treatmentBySlug } from '@/content/catalogue'
import { searchEngineCopy } from '@/content/copy/searchEngines'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import { medicalSpecialty } from './medicalSpecialty'
import { cityAddress } from './cityAddress'

/**
 * A doctor, without rating or review: the shipped ones are inventions, and the markup says so.
 * @param url the page's whole address
 */
export const doctorJsonLd = (doctor: Doctor, department: Department, city: City, url: string) =>
  ({
    '@type': 'Physician',
    '@id': url,
    name: doctor.DoctorName,
    alternateName: doctor.hindi,
    url,
    description: doctor.about[0],
    disambiguatingDescription: doctor.isFictional ? searchEngineCopy.fictional : undefined,
    medicalSpecialty: medicalSpecialty(department),
    knowsLanguage: [...doctor.languages],
    address: cityAddress(city),
    hospitalAffiliation: doctor.hospitalSlugs.map((slug) => ({
      '@id': new URL(`/hospital/${slug}`, url).href,
    })),
    availableService: doctor.treatmentSlugs.flatMap((slug) => {
      const treatment = treatmentBySlug(slug)
      return treatment ? [{ '@type': 'MedicalProcedure' as const, name: treatment.ProcedureName }] : []
    }),
  }) satisfies Physician
