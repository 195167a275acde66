import {
  HEXA_TREATMENT_SLUGS,
  articles,
  departmentBySlug,
  insurers,
  popularCities,
  tests,
  treatmentBySlug,
} from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import { type Language, messagesFor } from '@/content/messages/messagesFor'
import { footerWords } from '@/content/words/footer'
import type { InsurerType } from '@/model/catalogue/insurer'

export type FooterLink = { readonly href: string; readonly name: string; readonly lang?: 'hi' }
export type FooterGroup = {
  readonly id: string
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** How many links an accordion holds where the catalogue has more. */
const MOST = 6
/** Departments whose doctors and hospitals people look for by city. */
const CITY_DEPARTMENTS = ['general-surgery', 'orthopaedics', 'urology']

const inHindi = (language: Language, href: string): string => (language === 'hi' ? `/hi${href}` : href)

/** The footer's columns: where to look, what patients use, the company, its rules. */
export function footerColumns(language: Language): readonly FooterGroup[] {
  const words = footerWords[language]
  const { footer, home } = messagesFor(language)
  return [
    {
      id: 'find',
      title: words.find,
      links: [
        { href: '/departments', name: words.departments },
        { href: '/condition', name: words.conditions },
        { href: '/treatment', name: words.treatments },
        { href: '/doctors', name: words.doctors },
        { href: '/hospitals', name: words.hospitals },
        { href: inHindi(language, '/test'), name: words.tests },
        { href: inHindi(language, '/blog'), name: words.articles },
        ...(language === 'en'
          ? ([
              { href: '/hi/blog', name: words.hindiArticles, lang: 'hi' },
              { href: '/hi/test', name: words.hindiTests, lang: 'hi' },
            ] as const)
          : []),
      ],
    },
    {
      id: 'patients',
      title: footer.patients,
      links: [
        { href: '/services/second-opinion', name: words.secondOpinion },
        { href: '/services/medical-loan', name: words.loan },
        { href: '/tools/bmi-calculator', name: words.bmi },
        { href: '/chat', name: words.chat },
        { href: '/chat/ai', name: words.ask },
        { href: '/reviews', name: words.reviews },
        { href: '/videos', name: words.videos },
        { href: inHindi(language, '/faq'), name: words.faq },
        { href: '/campaigns', name: words.campaigns },
      ],
    },
    {
      id: 'company',
      title: footer.company,
      links: [
        { href: '/about-us', name: words.about },
        { href: '/contact-us', name: footer.contactUs },
        { href: '/partner-with-us', name: home.partnerLink },
        { href: '/careers', name: words.careers },
        { href: '/press', name: words.press },
        { href: '/authors', name: words.authors },
        { href: '/reviewers', name: words.reviewers },
      ],
    },
    {
      id: 'policies',
      title: footer.policies,
      links: [
        { href: inHindi(language, '/privacy'), name: footer.privacy },
        { href: inHindi(language, '/terms-conditions'), name: footer.terms },
        { href: inHindi(language, '/refund-policy'), name: footer.refund },
        { href: inHindi(language, '/editorial-policy'), name: footer.editorial },
      ],
    },
  ]
}

const insurerLinks = (language: Language, types: readonly InsurerType[]): readonly FooterLink[] =>
  insurers()
    .filter(({ type }) => types.includes(type))
    .map(({ slug, InsurerName, hindi }) => ({
      href: `/hospitals/insurance/${slug}`,
      name: language === 'hi' ? hindi : InsurerName,
    }))

/** Lists by city for the popular cities and the departments that people look for most. */
function cityLinks(language: Language, kind: 'doctors' | 'hospitals'): readonly FooterLink[] {
  const words = footerWords[language]
  const departments = CITY_DEPARTMENTS.flatMap((slug) => departmentBySlug(slug) ?? [])
  const links = popularCities().flatMap((city) =>
    departments.map((department) => {
      const name = language === 'hi' ? department.hindi : department.DepartmentName
      const specialists = language === 'hi' ? department.hindi : department.specialistPlural
      const gaps = { city: language === 'hi' ? city.hindi : city.cityname, department: name, specialists }
      return kind === 'doctors'
        ? {
            href: `/${city.slug}/doctors/${department.specialitySlug}`,
            name: fillGaps(words.doctorsIn, gaps),
          }
        : { href: `/${city.slug}/hospitals/${department.slug}`, name: fillGaps(words.hospitalsIn, gaps) }
    }),
  )
  return links.slice(0, MOST)
}

/** The footer's accordions (specification, section 2, footer). */
export function footerAccordions(language: Language): readonly FooterGroup[] {
  const words = footerWords[language]
  const groups: readonly FooterGroup[] = [
    {
      id: 'tests',
      title: words.topTests,
      links: tests(language)
        .slice(0, MOST)
        .map(({ slug, TestName }) => ({ href: inHindi(language, `/test/${slug}`), name: TestName })),
    },
    { id: 'doctors', title: words.topDoctors, links: cityLinks(language, 'doctors') },
    { id: 'hospitals', title: words.topHospitals, links: cityLinks(language, 'hospitals') },
    {
      id: 'treatments',
      title: words.topTreatments,
      links: HEXA_TREATMENT_SLUGS.slice(0, MOST)
        .flatMap((slug) => treatmentBySlug(slug) ?? [])
        .map(({ slug, ProcedureName, hindi }) => ({
          href: `/treatment/${slug}`,
          name: language === 'hi' ? hindi : ProcedureName,
        })),
    },
    { id: 'ayushman', title: words.ayushman, links: insurerLinks(language, ['Ayushman', 'scheme']) },
    { id: 'insurance', title: words.insurance, links: insurerLinks(language, ['private', 'CGHS']) },
    {
      id: 'blogs',
      title: words.blogs,
      links: articles(language)
        .slice(0, MOST)
        .map(({ slug, title }) => ({ href: inHindi(language, `/blog/${slug}`), name: title })),
    },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
