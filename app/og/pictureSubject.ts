import 'server-only'
import { DRAWINGS } from '@/components/ui/Illustration/drawings'
import type { SharePicture } from '@/components/seo/SharePicture/sharePicture'
import { brand } from '@/content/brand'
import {
  articleBySlug,
  campaignBySlug,
  conditionBySlug,
  departmentById,
  departmentBySlug,
  departmentBySpeciality,
  testBySlug,
  treatmentBySlug,
} from '@/content/catalogue'
import { articleDrawing, departmentDrawing, subjectDrawing, testDrawing } from '@/content/drawingOf'
import { pictureLabels } from '@/content/copy/sharePicture'
import type { DrawingName } from '@/model/catalogue/drawing'
import { type DetailRoute, type Route, pageTypeOf } from '@/model/page/pageTypes'
import { languageOfPath } from '@/model/page/language'
import { doctorBySlug } from '@/server/catalogue/doctors'
import { orFallback } from '@/server/catalogue/orFallback'

type DrawingOf = (name: string) => DrawingName | undefined | Promise<DrawingName>

const ofTreatment: DrawingOf = (slug) => subjectDrawing(treatmentBySlug(slug))

const ofCondition: DrawingOf = (slug) => subjectDrawing(conditionBySlug(slug))

const ofDepartment: DrawingOf = (slug) => departmentBySlug(slug)?.drawing

const beforeCost = (name: string): string => name.replace(/-cost(-in-.*)?$/, '')

const ofDoctor: DrawingOf = async (slug) => {
  const doctor = await orFallback(() => doctorBySlug(slug), undefined)
  return departmentDrawing(doctor && departmentById(doctor.departmentid))
}

/** The general drawing. */
const general: DrawingOf = () => undefined

/** The drawing of a page by its route and the last part of its path; fixed pages have the general one. */
const DRAWING_OF: Readonly<Record<DetailRoute, DrawingOf> & Partial<Record<Route, DrawingOf>>> = {
  '/authors/{slug}': general,
  '/reviewers/{slug}': general,
  '/hospital/{slug}': general,
  '/hi/hospital/{slug}': general,
  '/hospitals/insurance/{slug}': () => 'insurance-card',
  '/treatment/{slug}': ofTreatment,
  '/hi/treatment/{slug}': ofTreatment,
  '/marketing/{slug}': ofTreatment,
  '/treatment/{slug}-cost': (name) => ofTreatment(beforeCost(name)),
  '/treatment/{slug}-cost-in-{city}': (name) => ofTreatment(beforeCost(name)),
  '/campaign/{slug}': (slug) => ofTreatment(campaignBySlug(slug)?.treatmentSlugs[0] ?? ''),
  '/condition/{slug}': ofCondition,
  '/hi/condition/{slug}': ofCondition,
  '/department/{slug}': ofDepartment,
  '/test/{slug}': (slug) => testDrawing(testBySlug('en', slug)),
  '/hi/test/{slug}': (slug) => testDrawing(testBySlug('hi', slug)),
  '/blog/{slug}': (slug) => articleDrawing(articleBySlug('en', slug)),
  '/hi/blog/{slug}': (slug) => articleDrawing(articleBySlug('hi', slug)),
  '/{city}/doctors/{speciality}': (slug) => departmentBySpeciality(slug)?.drawing,
  '/{city}/hospitals/{department}': ofDepartment,
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
    drawing: DRAWINGS[(await DRAWING_OF[route]?.(name)) ?? 'care'],
    isHindi,
  }
}
