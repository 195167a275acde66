import { type HindiPath, hindiPath } from './language'

/** 0 bare to 4 docked, 5 and 6 the extra forms of the authors pages. */
export type LeadFormVariant = '0' | '1' | '2' | '3' | '4' | '5' | '6'

type RouteRow = {
  /** `{name}` matches one path segment. */
  readonly route: string
  readonly pageType: string
  /** `null` without a form; '0' is a static page (specification, sections 2 and 7). */
  readonly variant: LeadFormVariant | null
  /** The page also exists under /hi. */
  readonly isInHindi?: true
  /** Not in a sitemap: search results, per-visitor pages, duplicates. */
  readonly isListed?: false
}

/** Every route with page type and form variant (specification, section 2); the first match applies. */
const ROWS = [
  { route: '/', pageType: 'Home', variant: '3', isInHindi: true },
  { route: '/find-hospital-doctor-for-surgery', pageType: 'Home', variant: '3', isListed: false },
  { route: '/about-us', pageType: 'About', variant: '0' },
  { route: '/contact-us', pageType: 'Contact', variant: '0', isInHindi: true },
  { route: '/partner-with-us', pageType: 'Partner', variant: '0' },
  { route: '/faq', pageType: 'Faq', variant: '0', isInHindi: true },
  { route: '/careers', pageType: 'Careers', variant: '0' },
  { route: '/videos', pageType: 'Video', variant: '0' },
  { route: '/privacy', pageType: 'Privacy', variant: '0', isInHindi: true },
  { route: '/privacy-versions', pageType: 'Privacy', variant: '0', isInHindi: true, isListed: false },
  { route: '/refund-policy', pageType: 'Refund', variant: '0', isInHindi: true },
  { route: '/terms-conditions', pageType: 'Terms', variant: '0', isInHindi: true },
  { route: '/editorial-policy', pageType: 'Editorial Policy', variant: '0', isInHindi: true },
  { route: '/press', pageType: 'Press', variant: '3' },
  { route: '/authors', pageType: 'Authors', variant: '3' },
  { route: '/authors/{slug}', pageType: 'author details', variant: '3' },
  { route: '/reviewers', pageType: 'Reviewers', variant: '3' },
  { route: '/reviewers/{slug}', pageType: 'author details', variant: '3' },
  { route: '/doctors', pageType: 'doctors', variant: '3', isInHindi: true },
  { route: '/doctor/{slug}', pageType: 'doctors', variant: '3', isInHindi: true },
  { route: '/doctor/{slug}/book', pageType: 'Booking', variant: null, isInHindi: true, isListed: false },
  { route: '/a/{token}', pageType: 'Appointment', variant: null, isInHindi: true, isListed: false },
  { route: '/q/{token}', pageType: 'Turn', variant: null, isInHindi: true, isListed: false },
  { route: '/w/{token}', pageType: 'Waiting', variant: null, isInHindi: true, isListed: false },
  { route: '/hospitals/insurance/{slug}', pageType: 'Insurance', variant: '0', isInHindi: true },
  { route: '/hospitals', pageType: 'hospitals', variant: '3', isInHindi: true },
  { route: '/hospital/{slug}', pageType: 'hospitals', variant: '3', isInHindi: true },
  { route: '/{city}/doctors/{speciality}', pageType: 'city-wise doctors', variant: '3', isInHindi: true },
  { route: '/{city}/hospitals/{department}', pageType: 'city-wise hospitals', variant: '3', isInHindi: true },
  { route: '/condition', pageType: 'Condition', variant: '3', isInHindi: true },
  { route: '/condition/{slug}', pageType: 'Condition', variant: '3', isInHindi: true },
  { route: '/treatment', pageType: 'Treatment', variant: '1', isInHindi: true },
  { route: '/treatment/{slug}-cost-in-{city}', pageType: 'Treatment_City', variant: '1' },
  { route: '/treatment/{slug}-cost', pageType: 'costpage', variant: '2' },
  { route: '/treatment/{slug}', pageType: 'Treatment', variant: '1', isInHindi: true },
  { route: '/departments', pageType: 'All_Departments', variant: '3', isInHindi: true },
  { route: '/department/{slug}', pageType: 'departmentpage', variant: '3', isInHindi: true },
  { route: '/test', pageType: 'Test', variant: '2', isInHindi: true },
  { route: '/test/{slug}', pageType: 'Test', variant: '2', isInHindi: true },
  { route: '/blog', pageType: 'Blog', variant: '4', isInHindi: true },
  { route: '/blog/{slug}', pageType: 'Blog', variant: '4', isInHindi: true },
  { route: '/services/second-opinion', pageType: 'Service', variant: '1', isInHindi: true },
  { route: '/services/medical-loan', pageType: 'Service', variant: '2' },
  { route: '/medicines-before-surgery', pageType: 'Service', variant: '1', isInHindi: true },
  { route: '/coverage-check', pageType: 'Service', variant: '1', isInHindi: true },
  { route: '/tools/bmi-calculator', pageType: 'Tool', variant: '3' },
  { route: '/tools/piles-severity-score', pageType: 'Tool', variant: '3', isInHindi: true },
  { route: '/tools/cataract-lens', pageType: 'Tool', variant: '3', isInHindi: true },
  { route: '/reviews', pageType: 'Reviews', variant: '3', isInHindi: true },
  { route: '/marketing/brand/hexa', pageType: 'Marketing', variant: '1', isListed: false },
  { route: '/marketing/{slug}', pageType: 'Marketing', variant: '1' },
  { route: '/campaigns', pageType: 'Campaign', variant: '1' },
  { route: '/campaign/{slug}', pageType: 'Campaign', variant: '1' },
  { route: '/thankyou', pageType: 'thankyou', variant: '0', isInHindi: true, isListed: false },
  { route: '/search', pageType: 'Search', variant: '3', isInHindi: true, isListed: false },
  { route: '/compare', pageType: 'Compare', variant: null, isInHindi: true, isListed: false },
  { route: '/login', pageType: 'Account', variant: null, isInHindi: true, isListed: false },
  { route: '/profile', pageType: 'Account', variant: null, isInHindi: true, isListed: false },
  { route: '/profile/logout', pageType: 'Account', variant: null, isInHindi: true, isListed: false },
  { route: '/profile/delete', pageType: 'Account', variant: null, isInHindi: true, isListed: false },
  { route: '/profile/deleted', pageType: 'Account', variant: null, isInHindi: true, isListed: false },
  { route: '/report-a-problem', pageType: 'Report', variant: null, isInHindi: true, isListed: false },
  { route: '/chat', pageType: 'Chat', variant: null, isInHindi: true },
  { route: '/chat/ai', pageType: 'Chat', variant: null, isInHindi: true, isListed: false },
  { route: '{anything}', pageType: 'Error', variant: '3' },
] as const satisfies readonly RouteRow[]

type Row = (typeof ROWS)[number]

export type PageType = Row['pageType']

export const PAGE_TYPES: readonly PageType[] = [...new Set(ROWS.map(({ pageType }) => pageType))]

type HindiRow = Extract<Row, { isInHindi: true }>
export type Route = Row['route'] | HindiPath<HindiRow['route']>

type UnlistedRoute = Extract<Row, { isListed: false }>['route']

/** Pages about one catalogue row. */
export type DetailRoute = Exclude<
  Extract<Route, `/${string}{${string}`>,
  UnlistedRoute | HindiPath<UnlistedRoute>
>

export type PageRoute = {
  readonly route: Route
  readonly pageType: PageType
  readonly variant: LeadFormVariant | null
  readonly isListed: boolean
}

/** Every route in every language it exists in. */
export const ROUTES: readonly PageRoute[] = ROWS.flatMap((row) => {
  const { route, pageType, variant } = row
  const english: PageRoute = { route, pageType, variant, isListed: !('isListed' in row) }
  return 'isInHindi' in row ? [english, { ...english, route: hindiPath(row.route) }] : [english]
})

/** English routes that also exist under /hi. */
export const HINDI_ROUTES: readonly string[] = ROWS.filter((row) => 'isInHindi' in row).map(
  ({ route }) => route,
)

/** Page types whose leads are always sent as variant 0. */
export const STATIC_PAGE_TYPES: readonly string[] = [
  ...new Set(ROWS.filter(({ variant }) => variant === '0').map(({ pageType }) => pageType)),
]

export const isStaticPageType = (pageType: string): boolean => STATIC_PAGE_TYPES.includes(pageType)

const patternOf = (route: string): RegExp =>
  route === '{anything}' ? /^/ : new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}/?$`)

const PATTERNS = ROUTES.map((row) => ({ ...row, pattern: patternOf(row.route) }))

/** Without query. */
export function pageTypeOf(path: string): PageRoute {
  const found = PATTERNS.find((row) => row.pattern.test(path))
  // The last row matches every path.
  return found ?? ROUTES[ROUTES.length - 1]!
}

/** Static pages 0, else by path, else by page type, else 3. */
export function leadFormVariantFor(pageType: string, path?: string): LeadFormVariant {
  if (isStaticPageType(pageType)) return '0'
  const byPath = path === undefined ? undefined : pageTypeOf(path)
  const row = byPath?.pageType === pageType ? byPath : ROUTES.find((one) => one.pageType === pageType)
  return row?.variant ?? '3'
}

/** The marketing pages' version that promises a file (specification, section 8). */
export const PDF_VARIANT = 'pdf'

export const isPdfVariant = (page: { readonly pageType: string; readonly pageVariant?: string }): boolean =>
  page.pageType === 'Marketing' && page.pageVariant === PDF_VARIANT
