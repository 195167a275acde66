import type { Hospital as HospitalThing } from 'schema-dts'
import { treatmentBySlug } from '@/content/catalogue'
import { searchEngineCopy } from '@/content/copy/searchEngines'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Hospital } from '@/model/catalogue/hospital'
import { cityAddress } from './cityAddress'
import { medicalSpecialties } from './medicalSpecialty'

/**
 * A hospital, without rating or review: the shipped ones are inventions, and the markup says so.
 * @param url the page's whole address
 */
export const hospitalJsonLd = (
  hospital: Hospital,
  city: City,
  departments: readonly Department[],
  url: string,
) =>
  ({
    '@type': 'Hospital',
    '@id': url,
    name: hospital.HospitalName,
    url,
    description: hospital.about[0],
    disambiguatingDescription: hospital.isFictional ? searchEngineCopy.fictional : undefined,
    medicalSpecialty: medicalSpecialties(departments),
    foundingDate: String(hospital.opened),
    knowsLanguage: [...hospital.languages],
    address: cityAddress(city, hospital.locality),
    amenityFeature: hospital.facilities.map((name) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: true,
    })),
    availableService: hospital.treatmentSlugs.flatMap((slug) => {
      const treatment = treatmentBySlug(slug)
      return treatment ? [{ '@type': 'MedicalProcedure' as const, name: treatment.ProcedureName }] : []
    }),
  }) satisfies HospitalThing
