import * as t from 'io-ts'
import { siteCall } from './siteCall'

/** The name on Hindi pages, where the list has one. */
const Named = t.partial({ hindi: t.string })

/* Lists that forms and menus offer: arrays whose first element is the list (specification, section 7). */

export const CITIES = siteCall(
  'GET',
  '/api/cities',
  t.array(t.intersection([t.type({ CityName: t.string }), Named])),
)
export const TREATMENTS = siteCall(
  'GET',
  '/api/lead/treatments',
  t.array(t.intersection([t.type({ ProcedureName: t.string }), t.partial({ displayName: t.string }), Named])),
)
/** Treatments, and as the second list conditions. */
export const CONDITIONS = siteCall(
  'GET',
  '/api/lead/procedures',
  t.array(t.intersection([t.type({ DiseaseName: t.string }), Named])),
)
export const SPECIALITIES = siteCall(
  'GET',
  '/api/lead/specialities',
  t.array(t.intersection([t.type({ DepartmentName: t.string }), Named])),
)
