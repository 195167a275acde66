import 'server-only'
import { DRAWINGS } from '@/components/ui/Illustration/drawings'
import type { SharePicture } from '@/components/seo/SharePicture/sharePicture'
import { brand } from '@/content/brand'
import {
  articleBySlug,
  authorBySlug,
  campaignBySlug,
  conditionBySlug,
  departmentById,
  departmentBySlug,
  departmentBySpeciality,
  reviewerBySlug,
  testBySlug,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { articleDrawing, departmentDrawing, subjectDrawing, testDrawing } from '@/content/catalogue/drawingOf'
import { pictureLabels } from '@/content/copy/sharePicture'
import type { DrawingName } from '@/model/catalogue/drawing'
import { PICTURE_SHAPES, type Picture, type PictureShapeName, pictureFile } from '@/model/catalogue/picture'
import { type DetailRoute, type Route, pageTypeOf } from '@/model/page/pageTypes'
import { languageOfPath } from '@/model/page/language'
import { pictureBytes } from '@/server/pictures/answerPicture'
import { doctorBySlug } from '@/server/catalogue/reads/doctors'
import { hospitalBySlug } from '@/server/catalogue/reads/hospitals'
import { orFallback } from '@/server/catalogue/reads/rowQuery'

type DrawingOf = (name: string) => DrawingName | undefined | Promise<DrawingName>

const ofTreatment: DrawingOf = (slug) => subjectDrawing(treatmentBySlug(slug))

const ofCondition: DrawingOf = (slug) => subjectDrawing(conditionBySlug(slug))

const ofDepartment: DrawingOf = (slug) => departmentBySlug(slug)?.drawing

const beforeCost = (name: string): string => name.replace(/-cost(-in-.*)?$/, '')

const doctorOr = (slug: string) => orFallback(() => doctorBySlug(slug), undefined)

const ofDoctor: DrawingOf = async (slug) => {
  const doctor = await doctorOr(slug)
  return departmentDrawing(doctor && departmentById(doctor.departmentid))
}

const ofSpeciality: DrawingOf = (slug) => departmentBySpeciality(slug)?.drawing

/** The general drawing. */
const general: DrawingOf = () => undefined

/** The drawing of a page by its route and the last part of its path; fixed pages have the general one. */
const DRAWING_OF: Readonly<Record<DetailRoute, DrawingOf> & Partial<Record<Route, DrawingOf>>> = {
  '/authors/{slug}': general,
  '/reviewers/{slug}': general,
  '/hospital/{slug}': general,
  '/hi/hospital/{slug}': general,
  '/hospitals/insurance/{slug}': () => 'insurance-card',
  '/hi/hospitals/insurance/{slug}': () => 'insurance-card',
  '/treatment/{slug}': ofTreatment,
  '/hi/treatment/{slug}': ofTreatment,
  '/marketing/{slug}': ofTreatment,
  '/treatment/{slug}-cost': (name) => ofTreatment(beforeCost(name)),
  '/treatment/{slug}-cost-in-{city}': (name) => ofTreatment(beforeCost(name)),
  '/campaign/{slug}': (slug) => ofTreatment(campaignBySlug(slug)?.treatmentSlugs[0] ?? ''),
  '/condition/{slug}': ofCondition,
  '/hi/condition/{slug}': ofCondition,
  '/department/{slug}': ofDepartment,
  '/hi/department/{slug}': ofDepartment,
  '/test/{slug}': (slug) => testDrawing(testBySlug('en', slug)),
  '/hi/test/{slug}': (slug) => testDrawing(testBySlug('hi', slug)),
  '/blog/{slug}': (slug) => articleDrawing(articleBySlug('en', slug)),
  '/hi/blog/{slug}': (slug) => articleDrawing(articleBySlug('hi', slug)),
  '/{city}/doctors/{speciality}': ofSpeciality,
  '/hi/{city}/doctors/{speciality}': ofSpeciality,
  '/{city}/hospitals/{department}': ofDepartment,
  '/hi/{city}/hospitals/{department}': ofDepartment,
  '/doctor/{slug}': ofDoctor,
  '/hi/doctor/{slug}': ofDoctor,
}

type PhotoOf = (slug: string) => Pictured | undefined | Promise<Pictured | undefined>
type Pictured = { readonly picture?: Picture }

const hospitalOr = (slug: string) => orFallback(() => hospitalBySlug(slug), undefined)

/** Where a catalogue may have a photograph, and how that is cut. */
const PHOTO_OF: Partial<Record<Route, readonly [PictureShapeName, PhotoOf]>> = {
  '/doctor/{slug}': ['portrait', doctorOr],
  '/hi/doctor/{slug}': ['portrait', doctorOr],
  '/authors/{slug}': ['portrait', authorBySlug],
  '/reviewers/{slug}': ['portrait', reviewerBySlug],
  '/hospital/{slug}': ['photo', hospitalOr],
  '/hi/hospital/{slug}': ['photo', hospitalOr],
  '/blog/{slug}': ['photo', (slug) => articleBySlug('en', slug)],
  '/hi/blog/{slug}': ['photo', (slug) => articleBySlug('hi', slug)],
}

/** Wide enough for the panel, in pixels. */
const PHOTO_WIDTH = 720

/** A file of a catalogue's picture, as the import has stored it. */
type PhotoFile = { readonly file: string; readonly isPortrait: boolean }

/** Photograph of a page's subject; undefined without one. */
async function photoOf(route: Route, slug: string): Promise<PhotoFile | undefined> {
  const [shape, find] = PHOTO_OF[route] ?? []
  const stored = (await find?.(slug))?.picture?.stored
  if (!shape || !stored) return undefined
  const width = stored.widths.find((one) => one >= PHOTO_WIDTH) ?? stored.widths.at(-1) ?? 0
  const file = pictureFile(stored.name, width, PICTURE_SHAPES[shape].fallback)
  return { file, isPortrait: shape === 'portrait' }
}

/** A photograph for a picture; undefined where its file is gone or the database is unavailable. */
export async function loadPhoto(photo: PhotoFile | undefined): Promise<SharePicture['photo']> {
  const bytes = photo && (await orFallback(() => pictureBytes(photo.file), undefined))
  if (!bytes) return undefined
  const { isPortrait } = photo
  return { href: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`, isPortrait }
}

type PictureSubject = Omit<SharePicture, 'title' | 'photo'> & { readonly photo: PhotoFile | undefined }

/** Content of a page's preview picture besides its title. */
export async function pictureSubject(path: string): Promise<PictureSubject> {
  const { route } = pageTypeOf(path)
  const isHindi = languageOfPath(path) === 'hi'
  const name = path.split('/').at(-1) ?? ''
  return {
    label: pictureLabels[route] ?? '',
    brand: brand().name,
    tagline: brand()[isHindi ? 'taglineHindi' : 'tagline'],
    drawing: DRAWINGS[(await DRAWING_OF[route]?.(name)) ?? 'care'],
    isHindi,
    photo: await photoOf(route, name),
  }
}
