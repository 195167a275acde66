import type { DetailRoute, Route } from '@/model/page/pageTypes'

/** What pictures say of a page's kind; of fixed pages, some have a label. */
export const pictureLabels: Readonly<Record<DetailRoute, string> & Partial<Record<Route, string>>> = {
  '/authors/{slug}': 'Author',
  '/reviewers/{slug}': 'Medical reviewer',
  '/doctor/{slug}': 'Doctor',
  '/hospitals/insurance/{slug}': 'Insurance',
  '/hospital/{slug}': 'Hospital',
  '/{city}/doctors/{speciality}': 'Doctors',
  '/{city}/hospitals/{department}': 'Hospitals',
  '/condition/{slug}': 'Condition',
  '/treatment/{slug}-cost-in-{city}': 'Cost',
  '/treatment/{slug}-cost': 'Cost',
  '/treatment/{slug}': 'Treatment',
  '/department/{slug}': 'Department',
  '/test/{slug}': 'Medical test',
  '/hi/test/{slug}': 'जाँच',
  '/blog/{slug}': 'Article',
  '/hi/blog/{slug}': 'लेख',
  '/services/second-opinion': 'Service',
  '/services/medical-loan': 'Service',
  '/tools/bmi-calculator': 'Tool',
  '/marketing/{slug}': 'Treatment',
  '/campaign/{slug}': 'Campaign',
}

/** What stands at the foot of pictures of Hindi pages; English ones have the brand's tagline. */
export const hindiTagline = 'सर्जरी, फ़ैसले से पहले समझिए'
