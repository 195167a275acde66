import type { PageContext } from '@/model/page/pageContext'

/** A page without content of its own, for tests of the parts common to all pages. */
export const FAQ_PAGE = {
  pageType: 'Faq',
  pageName: 'Faq',
  path: '/faq',
  tier: 3,
  language: 'en',
} as const satisfies PageContext
