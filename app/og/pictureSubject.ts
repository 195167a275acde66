import 'server-only'
import type { ReactNode } from 'react'
import { DEFAULT_DRAWING, DRAWINGS } from '@/components/pages/Department/drawings'
import { TREATMENT_DRAWINGS } from '@/components/pages/Treatment/treatmentDrawings'
import type { SharePicture } from '@/components/seo/SharePicture/sharePicture'
import { brand } from '@/content/brand'
import {
  articleBySlug,
  campaignBySlug,
  conditionBySlug,
  departmentById,
  departmentBySpeciality,
  testBySlug,
  treatmentBySlug,
} from '@/content/catalogue'
import { pictureLabels } from '@/content/copy/sharePicture'
import type { Department } from '@/model/catalogue/department'
import { type DetailRoute, type Route, pageTypeOf } from '@/model/page/pageTypes'
import { languageOfPath } from '@/model/page/language'
import { doctorBySlug } from '@/server/catalogue/doctors'
import { orFallback } from '@/server/catalogue/orFallback'

const ofDepartment = (id: number | undefined): ReactNode =>
  DRAWINGS[(id === undefined ? undefined : departmentById(id)?.slug) ?? '']

const ofTreatment = (slug: string): ReactNode =>
  TREATMENT_DRAWINGS[slug] ?? ofDepartment(treatmentBySlug(slug)?.departmentid)

const ofSpeciality = (slug: string): ReactNode => {
  const department: Department | undefined = departmentBySpeciality(slug)
  return department && DRAWINGS[department.slug]
}

const beforeCost = (name: string): string => name.replace(/-cost(-in-.*)?$/, '')

type Drawing = (name: string) => ReactNode | Promise<ReactNode>

const ofCondition: Drawing = (slug) => ofDepartment(conditionBySlug(slug)?.departmentid)

const ofDoctor: Drawing = async (slug) =>
  ofDepartment((await orFallback(() => doctorBySlug(slug), undefined))?.departmentid)

/** The general drawing. */
const general: Drawing = () => DEFAULT_DRAWING

/** The drawing of a page by its route and the last part of its path; fixed pages have the general one. */
const DRAWING_OF: Readonly<Record<DetailRoute, Drawing> & Partial<Record<Route, Drawing>>> = {
  '/authors/{slug}': general,
  '/reviewers/{slug}': general,
  '/hospital/{slug}': general,
  '/hi/hospital/{slug}': general,
  '/hospitals/insurance/{slug}': general,
  '/treatment/{slug}': ofTreatment,
  '/hi/treatment/{slug}': ofTreatment,
  '/marketing/{slug}': ofTreatment,
  '/treatment/{slug}-cost': (name) => ofTreatment(beforeCost(name)),
  '/treatment/{slug}-cost-in-{city}': (name) => ofTreatment(beforeCost(name)),
  '/campaign/{slug}': (slug) => ofTreatment(campaignBySlug(slug)?.treatmentSlugs[0] ?? ''),
  '/condition/{slug}': ofCondition,
  '/hi/condition/{slug}': ofCondition,
  '/department/{slug}': (slug) => DRAWINGS[slug],
  '/test/{slug}': (slug) => ofDepartment(testBySlug('en', slug)?.departmentid),
  '/hi/test/{slug}': (slug) => ofDepartment(testBySlug('hi', slug)?.departmentid),
  '/blog/{slug}': (slug) => ofDepartment(articleBySlug('en', slug)?.departmentid),
  '/hi/blog/{slug}': (slug) => ofDepartment(articleBySlug('hi', slug)?.departmentid),
  '/{city}/doctors/{speciality}': ofSpeciality,
  '/{city}/hospitals/{department}': (slug) => DRAWINGS[slug],
  '/doctor/{slug}': ofDoctor,
  '/hi/doctor/{slug}': ofDoctor,
}

/** What stands on the picture of a page beside its title. */
export async function pictureSubject(path: string): Promise<Omit<SharePicture, 'title'>> {
  const { route } = pageTypeOf(path)
  const isHindi = languageOfPath(path) === 'hi'
  const name = path.split('/').at(-1) ?? ''
  return {
    label: pictureLabels[route] ?? '',
    brand: brand().name,
    tagline: brand()[isHindi ? 'taglineHindi' : 'tagline'],
    drawing: (await DRAWING_OF[route]?.(name)) ?? DEFAULT_DRAWING,
    isHindi,
  }
}
