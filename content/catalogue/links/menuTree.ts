import {
  conditionsInDepartment,
  departments,
  insurers,
  treatmentsInDepartment,
} from '@/content/catalogue/catalogue'
import { derived } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { interpolate } from '@/content/copy/interpolate'
import { linkIn } from './linkIn'
import { questionnaireLinks } from './questionnaireLinks'
import type { Language } from '@/model/page/language'
import { megaMenuCopy } from '@/content/copy/megaMenu'
import { departmentInPlainWords, departmentName } from '@/model/catalogue/department'
import { DEPARTMENTS_ENTRY, type MenuLevel } from '@/model/page/menuLevels'
import { conditionName } from '@/model/catalogue/condition'
import { insurerName } from '@/model/catalogue/insurer'
import { treatmentName } from '@/model/catalogue/treatment'
import { obliqueName } from '@/model/catalogue/obliqueName'

export type MenuLink = { readonly href: string; readonly name: string; readonly hrefLang?: Language }
export type MenuGroup = {
  readonly title: string
  /** The column of a department's group. */
  readonly level?: Exclude<MenuLevel, 'department'>
  readonly links: readonly MenuLink[]
}
export type MenuDepartment = {
  readonly slug: string
  readonly name: string
  /** Common complaints in plain words. */
  readonly inPlainWords: string | undefined
  readonly about: MenuLink
  readonly groups: readonly MenuGroup[]
}
/** An entry of the bar: a link, a panel with groups of links, or the panel of the departments. */
export type MenuEntry =
  | MenuLink
  | { readonly id: string; readonly name: string; readonly groups: readonly MenuGroup[] }
  | {
      readonly id: typeof DEPARTMENTS_ENTRY
      readonly name: string
      readonly departments: readonly MenuDepartment[]
      readonly choose: string
      readonly all: readonly MenuLink[]
    }

/** The treatments with their prices. */
const COSTS = '/treatment#a-to-z'

/** How many links a group holds where the catalogue has more: the department's page has them all. */
export const MOST_LINKS = 12

/** The departments with their conditions and treatments. */
export function menuDepartments(language: Language): readonly MenuDepartment[] {
  const copy = megaMenuCopy[language]
  const linkTo =
    <Named extends object>(folder: string, nameOf: (row: Named, language: Language) => string) =>
    (row: Named & { readonly slug: string }): MenuLink =>
      linkIn(language, { href: `/${folder}/${row.slug}`, name: nameOf(row, language) })
  return departments()
    .map((department) => {
      const name = departmentName(department, language)
      const groups = [
        {
          title: copy.conditions,
          level: 'condition' as const,
          links: conditionsInDepartment(department.DepartmentId).map(linkTo('condition', conditionName)),
        },
        {
          title: copy.treatments,
          level: 'treatment' as const,
          links: treatmentsInDepartment(department.DepartmentId).map(linkTo('treatment', treatmentName)),
        },
      ]
      return {
        slug: department.slug,
        name,
        inPlainWords: departmentInPlainWords(department, language),
        about: linkIn(language, {
          href: `/department/${department.slug}`,
          name: interpolate(copy.about, { name: obliqueName(name, language) }),
        }),
        groups: groups
          .filter(({ links }) => links.length > 0)
          .map((group) => ({ ...group, links: group.links.slice(0, MOST_LINKS) })),
      }
    })
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

/** The most wanted links, at the top of a phone's menu. */
export const firstLinks = (language: Language): readonly MenuLink[] => {
  const { conditions, treatments, shortCosts } = megaMenuCopy[language]
  return [
    { href: '/condition', name: conditions },
    { href: '/treatment', name: treatments },
    { href: COSTS, name: shortCosts },
  ].map((link) => linkIn(language, link))
}

/** Everything that the header's menu leads to, in the page's language. */
export function menuTree(language: Language): readonly MenuEntry[] {
  const copy = megaMenuCopy[language]
  const inOwn = (links: readonly MenuLink[]) => links.map((link) => linkIn(language, link))
  return [
    {
      id: DEPARTMENTS_ENTRY,
      name: copy.departments,
      departments: menuDepartments(language),
      choose: copy.choose,
      all: inOwn([
        { href: '/departments', name: copy.allDepartments },
        { href: '/condition', name: copy.allConditions },
        { href: '/treatment', name: copy.allTreatments },
      ]),
    },
    ...inOwn([
      { href: '/doctors', name: copy.doctors },
      { href: '/hospitals', name: copy.hospitals },
      { href: '/test', name: copy.tests },
      { href: '/blog', name: copy.articles },
    ]),
    {
      id: 'services',
      name: copy.services,
      groups: [
        {
          title: copy.patients,
          links: [
            { href: '/services/second-opinion', name: copy.secondOpinion },
            { href: COSTS, name: copy.costs },
            { href: '/services/medical-loan', name: copy.loan },
            { href: '/tools/bmi-calculator', name: copy.bmi },
            ...questionnaireLinks(language),
            { href: '/chat', name: copy.chat },
            { href: '/chat/ai', name: copy.ask },
          ],
        },
        {
          title: copy.insurance,
          links: insurers()
            .slice(0, MOST_LINKS)
            .map((insurer) => ({
              href: `/hospitals/insurance/${insurer.slug}`,
              name: insurerName(insurer, language),
            })),
        },
      ].flatMap((group) => (group.links.length > 0 ? [{ ...group, links: inOwn(group.links) }] : [])),
    },
    ...inOwn([{ href: '/contact-us', name: copy.contact }]),
  ]
}

/** A department's data that the menu loads at the first touch. */
export type FetchedDepartment = Pick<MenuDepartment, 'inPlainWords' | 'groups'>

const thirdLevel = (language: Language): Readonly<Record<string, FetchedDepartment>> =>
  Object.fromEntries(
    menuDepartments(language).map(({ slug, inPlainWords, groups }) => [slug, { inPlainWords, groups }]),
  )

const thirdLevels = derived(() => ({ en: thirdLevel('en'), hi: thirdLevel('hi') }))

/** Each department in plain words, with its conditions and treatments, by its slug. */
export const menuThirdLevel = (language: Language): Readonly<Record<string, FetchedDepartment>> =>
  thirdLevels()[language]
