/** What a page is (specification, section 2; decisions, pages). */
export type PageType = (typeof PAGE_TYPES)[number]['pageType']

/** The variants of the lead form: 0 bare to 4 docked, 5 and 6 the two extra forms of the authors pages. */
export type LeadFormVariant = '0' | '1' | '2' | '3' | '4' | '5' | '6'

/**
 * Every route with its page type and lead-form variant, the first that fits wins. `{name}` stands for one part of
 * the path; `null` means that the page has no form of its own.
 */
export const PAGE_TYPES = [
  { route: '/', pageType: 'Home', variant: '3' },
  { route: '/find-hospital-doctor-for-surgery', pageType: 'Home', variant: '3' },
  { route: '/about-us', pageType: 'About', variant: '0' },
  { route: '/contact-us', pageType: 'Contact', variant: '0' },
  { route: '/partner-with-us', pageType: 'Partner', variant: '0' },
  { route: '/faq', pageType: 'Faq', variant: '0' },
  { route: '/hi/faq', pageType: 'Faq', variant: '0' },
  { route: '/careers', pageType: 'Careers', variant: '0' },
  { route: '/videos', pageType: 'Video', variant: '0' },
  { route: '/privacy', pageType: 'Privacy', variant: '0' },
  { route: '/hi/privacy', pageType: 'Privacy', variant: '0' },
  { route: '/refund-policy', pageType: 'Refund', variant: '0' },
  { route: '/hi/refund-policy', pageType: 'Refund', variant: '0' },
  { route: '/terms-conditions', pageType: 'Terms', variant: '0' },
  { route: '/hi/terms-conditions', pageType: 'Terms', variant: '0' },
  { route: '/editorial-policy', pageType: 'Editorial Policy', variant: '0' },
  { route: '/hi/editorial-policy', pageType: 'Editorial Policy', variant: '0' },
  { route: '/press', pageType: 'Press', variant: '3' },
  { route: '/authors', pageType: 'Authors', variant: '3' },
  { route: '/authors/{slug}', pageType: 'author details', variant: '3' },
  { route: '/reviewers', pageType: 'Reviewers', variant: '3' },
  { route: '/reviewers/{slug}', pageType: 'author details', variant: '3' },
  { route: '/doctors', pageType: 'doctors', variant: '3' },
  { route: '/doctor/{slug}', pageType: 'doctors', variant: '3' },
  { route: '/hospitals/insurance/{slug}', pageType: 'Insurance', variant: '0' },
  { route: '/hospitals', pageType: 'hospitals', variant: '3' },
  { route: '/hospital/{slug}', pageType: 'hospitals', variant: '3' },
  { route: '/{city}/doctors/{speciality}', pageType: 'city-wise doctors', variant: '3' },
  { route: '/{city}/hospitals/{department}', pageType: 'city-wise hospitals', variant: '3' },
  { route: '/condition', pageType: 'Condition', variant: '3' },
  { route: '/condition/{slug}', pageType: 'Condition', variant: '3' },
  { route: '/treatment', pageType: 'Treatment', variant: '1' },
  { route: '/treatment/{slug}-cost-in-{city}', pageType: 'Treatment_City', variant: '1' },
  { route: '/treatment/{slug}-cost', pageType: 'costpage', variant: '2' },
  { route: '/treatment/{slug}', pageType: 'Treatment', variant: '1' },
  { route: '/departments', pageType: 'All_Departments', variant: '3' },
  { route: '/department/{slug}', pageType: 'departmentpage', variant: '3' },
  { route: '/test', pageType: 'Test', variant: '2' },
  { route: '/test/{slug}', pageType: 'Test', variant: '2' },
  { route: '/hi/test', pageType: 'Test', variant: '2' },
  { route: '/hi/test/{slug}', pageType: 'Test', variant: '2' },
  { route: '/blog', pageType: 'Blog', variant: '4' },
  { route: '/hi/blog', pageType: 'Blog', variant: '4' },
  { route: '/blog/{slug}', pageType: 'Blog', variant: '4' },
  { route: '/hi/blog/{slug}', pageType: 'Blog', variant: '4' },
  { route: '/services/second-opinion', pageType: 'Service', variant: '1' },
  { route: '/services/medical-loan', pageType: 'Service', variant: '2' },
  { route: '/tools/bmi-calculator', pageType: 'Tool', variant: '3' },
  { route: '/reviews', pageType: 'Reviews', variant: '3' },
  { route: '/marketing/brand/hexa', pageType: 'Marketing', variant: '1' },
  { route: '/marketing/{slug}', pageType: 'Marketing', variant: '1' },
  { route: '/campaigns', pageType: 'Campaign', variant: '1' },
  { route: '/campaign/{slug}', pageType: 'Campaign', variant: '1' },
  { route: '/thankyou', pageType: 'thankyou', variant: '0' },
  { route: '/search', pageType: 'Search', variant: '3' },
  { route: '/hi/search', pageType: 'Search', variant: '3' },
  ...(['/login', '/profile', '/profile/logout', '/profile/delete', '/profile/deleted'] as const).flatMap(
    (route) =>
      [
        { route, pageType: 'Account', variant: null },
        { route: `/hi${route}`, pageType: 'Account', variant: null },
      ] as const,
  ),
  { route: '/chat', pageType: 'Chat', variant: null },
  { route: '/chat/ai', pageType: 'Chat', variant: null },
  { route: '{anything}', pageType: 'Error', variant: '3' },
] as const satisfies readonly { route: string; pageType: string; variant: LeadFormVariant | null }[]

/** Page types whose leads are always sent as variant 0 (specification, sections 2 and 7). */
export const STATIC_PAGE_TYPES: readonly string[] = [
  'Insurance',
  'Terms',
  'Privacy',
  'Refund',
  'About',
  'Contact',
  'Faq',
  'Editorial Policy',
  'thankyou',
  'Video',
  'Partner',
  'Careers',
] satisfies PageType[]

export const isStaticPageType = (pageType: string): boolean => STATIC_PAGE_TYPES.includes(pageType)

const patternOf = (route: string): RegExp =>
  route === '{anything}' ? /^/ : new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}/?$`)

const PATTERNS = PAGE_TYPES.map((row) => ({ ...row, pattern: patternOf(row.route) }))

/** The row of the page table for a path (without query). */
export function pageTypeOf(path: string): (typeof PAGE_TYPES)[number] {
  const found = PATTERNS.find((row) => row.pattern.test(path))
  // The last row fits every path.
  return found ?? PAGE_TYPES[PAGE_TYPES.length - 1]!
}

/** The variant of a page's form: static pages 0, else what the table says for the path, else for the page type, else 3. */
export function leadFormVariantFor(pageType: string, path?: string): LeadFormVariant {
  if (isStaticPageType(pageType)) return '0'
  const byPath = path === undefined ? undefined : pageTypeOf(path)
  const row = byPath?.pageType === pageType ? byPath : PAGE_TYPES.find((one) => one.pageType === pageType)
  return row?.variant ?? '3'
}
