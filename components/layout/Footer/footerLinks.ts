import { partnerCopy } from '@/content/copy/partner'
import { namesOnly } from '@/content/catalogue/snapshot/cacheTags'
import {
  HEXA_TREATMENT_SLUGS,
  articles,
  departmentBySlug,
  insurers,
  departments as allDepartments,
  popularCities,
  servedCities,
  tests,
  treatmentsBySlugs,
} from '@/content/catalogue/catalogue'
import { topEntries } from '@/content/catalogue/options/topEntries'
import { interpolate } from '@/content/copy/interpolate'
import { questionnaireLinks } from '@/content/catalogue/links/questionnaireLinks'
import { linkIn } from '@/content/catalogue/links/linkIn'
import { languagePairOf } from '@/content/catalogue/links/languagePairs'
import { insurerPath } from '@/components/pages/Insurance/insuranceTexts'
import { listLinks } from './listLinks'
import { type Language, pathIn } from '@/model/page/language'
import { problemLinkCopy } from '@/content/copy/problemLink'
import { footerCopy } from '@/content/copy/footer'
import { type InsurerType, insurerName } from '@/model/catalogue/insurer'
import { departmentName, specialistsOf } from '@/model/catalogue/department'
import { cityName } from '@/model/catalogue/city'
import { treatmentName } from '@/model/catalogue/treatment'
import { obliqueName } from '@/model/catalogue/obliqueName'
import { cityListHref } from '@/components/pages/City/cityListHref'

type FooterLink = {
  readonly href: string
  readonly name: string
  readonly lang?: 'hi'
  readonly hrefLang?: Language
}
export type FooterGroup = {
  readonly id: string
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** Links in an accordion. */
const MOST = 5
const MOST_ARTICLES = 3
/** Departments with lists by city. */
const CITY_DEPARTMENTS = ['general-surgery', 'orthopaedics', 'urology']

const groupsIn = (language: Language, groups: readonly FooterGroup[]): readonly FooterGroup[] =>
  groups.map((group) => ({ ...group, links: group.links.map((link) => linkIn(language, link)) }))

export const footerColumns = (language: Language): readonly FooterGroup[] =>
  namesOnly(() => groupsIn(language, columns(language)))

function columns(language: Language): readonly FooterGroup[] {
  const copy = footerCopy[language]
  return [
    {
      id: 'find',
      title: copy.find,
      links: [
        { href: '/departments', name: copy.departments },
        ...listLinks(language),
        ...(language === 'en'
          ? ([
              { href: '/hi/blog', name: copy.hindiArticles, lang: 'hi', hrefLang: 'hi' },
              { href: '/hi/test', name: copy.hindiTests, lang: 'hi', hrefLang: 'hi' },
            ] as const)
          : []),
      ],
    },
    {
      id: 'patients',
      title: copy.patients,
      links: [
        { href: '/services/second-opinion', name: copy.secondOpinion },
        { href: '/services/medical-loan', name: copy.loan },
        { href: '/tools/bmi-calculator', name: copy.bmi },
        ...questionnaireLinks(language),
        { href: '/chat', name: copy.chat },
        { href: '/chat/ai', name: copy.ask },
        { href: '/reviews', name: copy.reviews },
        { href: '/videos', name: copy.videos },
        { href: '/faq', name: copy.faq },
        { href: '/campaigns', name: copy.campaigns },
      ],
    },
    {
      id: 'company',
      title: copy.company,
      links: [
        { href: '/about-us', name: copy.about },
        { href: '/contact-us', name: copy.contactUs },
        { href: '/report-a-problem', name: problemLinkCopy[language] },
        { href: '/partner-with-us', name: partnerCopy[language].banner.link },
        { href: '/careers', name: copy.careers },
        { href: '/press', name: copy.press },
        { href: '/authors', name: copy.authors },
        { href: '/reviewers', name: copy.reviewers },
      ],
    },
    {
      id: 'policies',
      title: copy.policies,
      links: [
        { href: '/privacy', name: copy.privacy },
        { href: '/terms-conditions', name: copy.terms },
        { href: '/refund-policy', name: copy.refund },
        { href: '/editorial-policy', name: copy.editorial },
      ],
    },
  ]
}

/** On Hindi pages, English insurer pages are in the menu only. */
const insurerLinks = (language: Language, types: readonly InsurerType[]): readonly FooterLink[] =>
  insurers()
    .filter(
      (insurer) =>
        types.includes(insurer.type) &&
        (language === 'en' || languagePairOf(insurerPath(insurer)) !== undefined),
    )
    .map((insurer) => ({
      href: insurerPath(insurer),
      name: insurerName(insurer, language),
    }))

/** Lists by served city, popular ones first, for CITY_DEPARTMENTS. */
function cityLinks(language: Language, kind: 'doctors' | 'hospitals'): readonly FooterLink[] {
  const copy = footerCopy[language]
  const known = CITY_DEPARTMENTS.flatMap((slug) => departmentBySlug(slug) ?? [])
  const departments = known.length > 0 ? known : allDepartments().slice(0, CITY_DEPARTMENTS.length)
  const popular = popularCities().filter(({ served }) => served)
  const links = (popular.length > 0 ? popular : servedCities().slice(0, MOST)).flatMap((city) =>
    departments.map((department) => {
      const gaps = {
        city: cityName(city, language),
        department: obliqueName(departmentName(department, language), language),
        specialists: specialistsOf(department, language),
      }
      return {
        href: cityListHref(kind, city, department),
        name: interpolate(kind === 'doctors' ? copy.doctorsIn : copy.hospitalsIn, gaps),
      }
    }),
  )
  return links
}

/** Those with most reviews, then lists by city. */
function topLinks(language: Language, kind: 'doctors' | 'hospitals'): readonly FooterLink[] {
  const folder = kind === 'doctors' ? '/doctor' : '/hospital'
  const named = topEntries()[kind].map(({ slug, name, hindi }) => ({
    href: `${folder}/${slug}`,
    name: (language === 'hi' && hindi) || name,
  }))
  return [...named, ...cityLinks(language, kind)].slice(0, MOST)
}

/** The footer's accordions (specification, section 2, footer). */
export const footerAccordions = (language: Language): readonly FooterGroup[] =>
  namesOnly(() => groupsIn(language, accordions(language)))

function accordions(language: Language): readonly FooterGroup[] {
  const copy = footerCopy[language]
  const groups: readonly FooterGroup[] = [
    {
      id: 'tests',
      title: copy.topTests,
      links: tests(language)
        .slice(0, MOST)
        .map(({ slug, TestName }) => ({ href: `/test/${slug}`, name: TestName })),
    },
    { id: 'doctors', title: copy.topDoctors, links: topLinks(language, 'doctors') },
    { id: 'hospitals', title: copy.topHospitals, links: topLinks(language, 'hospitals') },
    {
      id: 'treatments',
      title: copy.topTreatments,
      links: treatmentsBySlugs(HEXA_TREATMENT_SLUGS.slice(0, MOST)).map((treatment) => ({
        href: `/treatment/${treatment.slug}`,
        name: treatmentName(treatment, language),
      })),
    },
    { id: 'ayushman', title: copy.ayushman, links: insurerLinks(language, ['Ayushman', 'scheme']) },
    { id: 'insurance', title: copy.insurance, links: insurerLinks(language, ['private', 'CGHS']) },
    {
      id: 'blogs',
      title: copy.blogs,
      links: articles(language)
        .slice(0, MOST_ARTICLES)
        .map(({ slug, title }) => ({ href: pathIn(language, `/blog/${slug}`), name: title })),
    },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
