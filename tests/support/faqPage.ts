import type { PageContext } from '@/model/page/pageContext'

/** A page without anything of its own, for tests of what stands on every page. */
export const FAQ_PAGE = {
  pageType: 'Faq',
  pageName: 'Faq',
  path: '/faq',
  tier: 3,
  language: 'en',
} as const satisfies PageContext
