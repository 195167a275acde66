import { type Route, pageTypeOf } from '@/model/page/pageTypes'
import type { Language } from '@/model/page/language'

/** What a page type is to visitors and search engines, and an address of it in the shipped catalogue. */
export interface PageSample {
  readonly route: Route
  readonly path: string
  /** What its JSON-LD names at the least (schema.org). */
  readonly things: readonly string[]
  /** False where the address is in no sitemap: search engines are asked to leave it out, or it shows a part of a list. */
  readonly isListed: boolean
  /** Status of an error page. */
  readonly status?: 404
}

const listed = (route: Route, path: string, ...things: readonly string[]): PageSample => ({
  route,
  path,
  things,
  isListed: true,
})
const unlisted = (route: Route, path: string, ...things: readonly string[]): PageSample => ({
  ...listed(route, path, ...things),
  isListed: false,
})
/** A page whose address says it all. */
const fixed = (route: Route, ...things: readonly string[]): PageSample => listed(route, route, ...things)

const WAY = 'BreadcrumbList'
const TEXT = 'MedicalWebPage'
const LIST = 'ItemList'

/** Every page type in every language it exists in, with one address each: what all tests of pages go through. */
export const PAGE_SAMPLES: readonly PageSample[] = [
  fixed('/', 'MedicalOrganization'),
  fixed('/hi', 'MedicalOrganization'),
  unlisted('/find-hospital-doctor-for-surgery', '/find-hospital-doctor-for-surgery'),
  fixed('/about-us', WAY),
  fixed('/contact-us', WAY),
  fixed('/hi/contact-us', WAY),
  fixed('/partner-with-us', WAY),
  fixed('/faq', WAY, 'FAQPage'),
  fixed('/hi/faq', WAY, 'FAQPage'),
  fixed('/careers', WAY),
  fixed('/videos', WAY, 'VideoObject'),
  fixed('/privacy', WAY),
  fixed('/hi/privacy', WAY),
  fixed('/refund-policy', WAY),
  fixed('/hi/refund-policy', WAY),
  fixed('/terms-conditions', WAY),
  fixed('/hi/terms-conditions', WAY),
  fixed('/editorial-policy', WAY),
  fixed('/hi/editorial-policy', WAY),
  fixed('/press', WAY),
  fixed('/authors', WAY, LIST),
  listed('/authors/{slug}', '/authors/asha-menon', WAY, 'ProfilePage'),
  fixed('/reviewers', WAY, LIST),
  listed('/reviewers/{slug}', '/reviewers/lakshmi-rao', WAY, 'ProfilePage'),
  fixed('/doctors', WAY, LIST),
  fixed('/hi/doctors', WAY, LIST),
  unlisted('/hi/doctors', '/hi/doctors?city=delhi&speciality=cardiac-surgeon&gender=female', WAY),
  unlisted('/doctors', '/doctors?city=delhi', WAY, LIST),
  unlisted('/doctors', '/doctors?city=delhi&speciality=cardiac-surgeon&gender=female&language=tamil', WAY),
  unlisted('/doctors', '/doctors?page=2', WAY, LIST),
  listed('/doctor/{slug}', '/doctor/abraham-chacko-vallikunnel', WAY, 'Physician'),
  listed('/hi/doctor/{slug}', '/hi/doctor/abraham-chacko-vallikunnel', WAY, 'Physician'),
  unlisted('/doctor/{slug}/book', '/doctor/abraham-chacko-vallikunnel/book'),
  unlisted('/hi/doctor/{slug}/book', '/hi/doctor/abraham-chacko-vallikunnel/book'),
  // What a link that opens none leads to.
  unlisted('/a/{token}', '/a/no-such-appointment'),
  unlisted('/hi/a/{token}', '/hi/a/no-such-appointment'),
  unlisted('/q/{token}', '/q/no-such-appointment'),
  unlisted('/hi/q/{token}', '/hi/q/no-such-appointment'),
  unlisted('/w/{token}', '/w/no-such-entry'),
  unlisted('/hi/w/{token}', '/hi/w/no-such-entry'),
  fixed('/hospitals', WAY, LIST),
  fixed('/hi/hospitals', WAY, LIST),
  listed('/hospital/{slug}', '/hospital/aravalli-gate-hospital', WAY, 'Hospital'),
  listed('/hi/hospital/{slug}', '/hi/hospital/aravalli-gate-hospital', WAY, 'Hospital'),
  listed('/hospitals/insurance/{slug}', '/hospitals/insurance/banyan-health', WAY, LIST),
  listed('/hospitals/insurance/{slug}', '/hospitals/insurance/cghs', WAY, LIST),
  listed('/hospitals/insurance/{slug}', '/hospitals/insurance/ayushman-bharat', WAY, LIST),
  listed('/hi/hospitals/insurance/{slug}', '/hi/hospitals/insurance/cghs', WAY, LIST),
  listed('/{city}/doctors/{speciality}', '/delhi/doctors/orthopaedic-surgeon', WAY, LIST),
  listed('/hi/{city}/doctors/{speciality}', '/hi/delhi/doctors/orthopaedic-surgeon', WAY, LIST),
  listed('/{city}/hospitals/{department}', '/delhi/hospitals/orthopaedics', WAY, LIST),
  listed('/hi/{city}/hospitals/{department}', '/hi/delhi/hospitals/orthopaedics', WAY, LIST),
  fixed('/condition', WAY, LIST),
  fixed('/hi/condition', WAY, LIST),
  listed('/condition/{slug}', '/condition/piles', WAY, TEXT, 'MedicalCondition'),
  listed('/hi/condition/{slug}', '/hi/condition/piles', WAY, TEXT, 'MedicalCondition'),
  fixed('/treatment', WAY, LIST),
  fixed('/hi/treatment', WAY, LIST),
  listed('/treatment/{slug}', '/treatment/piles', WAY, TEXT, 'MedicalProcedure'),
  listed('/hi/treatment/{slug}', '/hi/treatment/piles', WAY, TEXT, 'MedicalProcedure'),
  unlisted('/treatment/{slug}', '/treatment/piles?source=patientapp', WAY, TEXT, 'MedicalProcedure'),
  listed('/treatment/{slug}-cost', '/treatment/piles-cost', WAY, TEXT),
  listed('/treatment/{slug}-cost-in-{city}', '/treatment/piles-cost-in-delhi', WAY, TEXT),
  fixed('/departments', WAY, LIST),
  fixed('/hi/departments', WAY, LIST),
  listed('/department/{slug}', '/department/gynaecology', WAY, TEXT),
  listed('/hi/department/{slug}', '/hi/department/gynaecology', WAY, TEXT),
  fixed('/test', WAY, LIST),
  fixed('/hi/test', WAY, LIST),
  listed('/test/{slug}', '/test/hba1c', WAY, TEXT, 'MedicalTest'),
  listed('/hi/test/{slug}', '/hi/test/hba1c', WAY, TEXT, 'MedicalTest'),
  fixed('/blog', WAY, LIST),
  fixed('/hi/blog', WAY, LIST),
  listed('/blog/{slug}', '/blog/piles-diet', WAY, TEXT, 'BlogPosting'),
  listed('/hi/blog/{slug}', '/hi/blog/ayushman-card-ka-istemal', WAY, TEXT, 'BlogPosting'),
  fixed('/services/second-opinion', WAY),
  fixed('/hi/services/second-opinion', WAY),
  fixed('/services/medical-loan', WAY),
  fixed('/medicines-before-surgery', WAY),
  fixed('/hi/medicines-before-surgery', WAY),
  fixed('/coverage-check', WAY, 'FAQPage'),
  fixed('/hi/coverage-check', WAY, 'FAQPage'),
  fixed('/tools/bmi-calculator', WAY),
  fixed('/tools/piles-severity-score', WAY, TEXT, 'FAQPage'),
  fixed('/hi/tools/piles-severity-score', WAY, TEXT, 'FAQPage'),
  fixed('/tools/cataract-lens', WAY, TEXT, 'FAQPage'),
  fixed('/hi/tools/cataract-lens', WAY, TEXT, 'FAQPage'),
  fixed('/reviews', WAY),
  fixed('/hi/reviews', WAY),
  unlisted('/marketing/brand/hexa', '/marketing/brand/hexa'),
  unlisted('/marketing/{slug}', '/marketing/piles'),
  unlisted('/marketing/{slug}', '/marketing/piles?variant=pdf'),
  unlisted('/marketing/brand/hexa', '/marketing/brand/hexa?variant=pdf'),
  fixed('/campaigns', WAY, LIST),
  listed('/campaign/{slug}', '/campaign/cataract-camp', WAY, 'FAQPage'),
  // One that has ended.
  unlisted('/campaign/{slug}', '/campaign/kidney-stone-summer', WAY),
  unlisted('/thankyou', '/thankyou'),
  unlisted('/hi/thankyou', '/hi/thankyou?isquicksurvey=1'),
  unlisted('/thankyou', '/thankyou?isquicksurvey=1'),
  unlisted('/thankyou', '/thankyou?isquicksurvey=1&isplanfeature=1&source=Marketing'),
  unlisted('/thankyou', '/thankyou?isquicksurvey=1&isplanfeature=1&source=Marketing&variant=pdf'),
  unlisted('/search', '/search?q=piles'),
  unlisted('/hi/search', '/hi/search?q=piles'),
  unlisted('/privacy-versions', '/privacy-versions'),
  unlisted('/hi/privacy-versions', '/hi/privacy-versions'),
  unlisted('/report-a-problem', '/report-a-problem'),
  unlisted('/hi/report-a-problem', '/hi/report-a-problem'),
  unlisted('/compare', '/compare'),
  unlisted('/hi/compare', '/hi/compare'),
  unlisted(
    '/compare',
    '/compare?doctors=abraham-chacko-vallikunnel&doctors=venkata-ramana-pothuri&doctors=no-such-doctor&city=514',
  ),
  unlisted(
    '/hi/compare',
    '/hi/compare?hospitals=aravalli-gate-hospital&hospitals=neem-grove-surgical-hospital',
  ),
  unlisted('/compare', '/compare?treatments=piles&treatments=anal-fissure&treatments=anal-fistula'),
  unlisted('/login', '/login'),
  unlisted('/hi/login', '/hi/login'),
  unlisted('/profile', '/profile'),
  unlisted('/hi/profile', '/hi/profile'),
  unlisted('/profile/logout', '/profile/logout'),
  unlisted('/hi/profile/logout', '/hi/profile/logout'),
  unlisted('/profile/delete', '/profile/delete'),
  unlisted('/hi/profile/delete', '/hi/profile/delete'),
  unlisted('/profile/deleted', '/profile/deleted'),
  unlisted('/hi/profile/deleted', '/hi/profile/deleted?crm=2'),
  fixed('/chat'),
  fixed('/hi/chat'),
  unlisted('/chat/ai', '/chat/ai'),
  unlisted('/hi/chat/ai', '/hi/chat/ai'),
  { ...unlisted('{anything}', '/no-such-page'), status: 404 },
  { ...unlisted('{anything}', '/hi/no-such-page'), status: 404 },
]

/** The language that a page's address says. */
export const languageOfPath = (path: string): Language => (/^\/hi(\/|$)/.test(path) ? 'hi' : 'en')

/** What the JSON-LD of a page must name, by its address (without query). */
export function thingsOf(path: string): readonly string[] {
  const { route } = pageTypeOf(path)
  const sample = PAGE_SAMPLES.find((one) => one.route === route)
  return sample?.things ?? []
}
