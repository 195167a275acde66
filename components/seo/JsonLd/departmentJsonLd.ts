import type { Department } from '@/model/catalogue/department'
import type { JsonLdThing } from './JsonLd'
import { medicalPageJsonLd } from './medicalPageJsonLd'

/** The page of a field of medicine. @param url the page's whole address */
export const departmentJsonLd = (department: Department, url: string): JsonLdThing => ({
  ...medicalPageJsonLd({ name: department.DepartmentName, url, language: 'en', department }),
  description: department.summary,
})
