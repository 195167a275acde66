import type { MedicalSpecialty } from 'schema-dts'
import type { Department } from '@/model/catalogue/department'

type SpecialtyName = Extract<MedicalSpecialty, `https://schema.org/${string}`>

/** The vocabulary's name of each shipped department; one that a clinic adds has none and is left out. */
const SPECIALTIES: Readonly<Record<string, SpecialtyName>> = {
  'bariatric-surgery': 'https://schema.org/Surgical',
  'cardiac-surgery': 'https://schema.org/Cardiovascular',
  cardiology: 'https://schema.org/Cardiovascular',
  ent: 'https://schema.org/Otolaryngologic',
  gastroenterology: 'https://schema.org/Gastroenterologic',
  'general-surgery': 'https://schema.org/Surgical',
  gynaecology: 'https://schema.org/Gynecologic',
  hepatology: 'https://schema.org/Gastroenterologic',
  nephrology: 'https://schema.org/Renal',
  neurology: 'https://schema.org/Neurologic',
  neurosurgery: 'https://schema.org/Neurologic',
  oncology: 'https://schema.org/Oncologic',
  ophthalmology: 'https://schema.org/Ophthalmology',
  orthopaedics: 'https://schema.org/Musculoskeletal',
  'paediatric-surgery': 'https://schema.org/Pediatric',
  'plastic-surgery': 'https://schema.org/PlasticSurgery',
  proctology: 'https://schema.org/Gastroenterologic',
  pulmonology: 'https://schema.org/Pulmonary',
  urology: 'https://schema.org/Urologic',
  'vascular-surgery': 'https://schema.org/Cardiovascular',
}

/** A department in schema.org's words; undefined, which JSON leaves out, where it has none. */
export const medicalSpecialty = ({ slug }: Department): SpecialtyName | undefined => SPECIALTIES[slug]

/** Several departments in schema.org's words, each word once. */
export const medicalSpecialties = (departments: readonly Department[]): SpecialtyName[] => [
  ...new Set(departments.flatMap((department) => medicalSpecialty(department) ?? [])),
]
